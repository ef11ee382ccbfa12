import type { Kysely } from 'kysely';
import type { Db } from '../../db/client.ts';
import { handSetRate, insertRateAfter, latestRate } from '../../db/query/pricing/currency-rate.ts';
import {
  listPlannedRates,
  type PlannedRate,
  putPlannedRate,
  takePlannedRate,
} from '../../db/query/pricing/planned-rate.ts';
import type { Database } from '../../db/table/index.ts';
import { type AuditActor, commandLineActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { type Clock, hongKongDay } from '../runtime.ts';
import { ratePerUnit, storedRate } from './currency-rates.ts';
import { namedCurrency, type ProposedRate } from './set-rate.ts';

/** Days ahead for which a rate can be planned. */
const maxDaysAhead = 365;
const dayMs = 86_400_000;

/** Returns whether a rate can be planned for a day: from tomorrow, Hong Kong time, to a year ahead. */
export function isDayForPlan(day: string, now: Date): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(time)) return false;
  if (new Date(time).toISOString().slice(0, 10) !== day) return false;
  return day > hongKongDay(now) && day <= hongKongDay(new Date(now.getTime() + maxDaysAhead * dayMs));
}

/**
 * Plans a rate for the beginning of a day, Hong Kong time, in place of the one that its operator saw planned for that day. False:
 * another one is planned now, so nothing was changed.
 */
export async function planRate(
  db: Kysely<Database>,
  { currency, rateNanos }: Pick<ProposedRate, 'currency' | 'rateNanos'>,
  { day, replaced }: { readonly day: string; readonly replaced: PlannedRate | null },
  actor: AuditActor,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const planned = { currency, rate_nanos: rateNanos, begins_on: day };
    const isPlanned = await putPlannedRate(tx, planned, replaced);
    return { result: isPlanned, entry: isPlanned && [actor, 'fx_rate.planned', plannedSubject(planned)] };
  });
}

/** Takes a planned rate back. False: it is in force already, or was taken back before. */
export async function withdrawPlannedRate(
  db: Kysely<Database>,
  id: number,
  actor: AuditActor,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const taken = await takePlannedRate(tx, id);
    return {
      result: taken !== undefined,
      entry: taken && [actor, 'fx_rate.plan_withdrawn', plannedSubject(taken)],
    };
  });
}

/**
 * Puts the planned rates whose day has begun in Hong Kong into force. One that a later rate, set by hand or planned, has
 * overtaken is taken back, so the latest goes first. Returns the number of those in force.
 */
export async function applyPlannedRates({
  db,
  clock,
}: {
  readonly db: Db;
  readonly clock: Clock;
}): Promise<number> {
  const now = clock.now();
  const due = await listPlannedRates(db.kysely, { until: hongKongDay(now) });
  let count = 0;
  for (const { id } of due.toReversed()) if (await applyRate(db.kysely, id, now)) count += 1;
  return count;
}

async function applyRate(db: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const planned = await takePlannedRate(tx, id);
    if (!planned) return { result: false, entry: null };
    const { currency, rate_nanos: rateNanos, begins_on: day } = planned;
    const actor = commandLineActor(null, now);
    const newer = await handSetRate(tx, currency, new Date(`${day}T00:00:00+08:00`));
    if (newer) {
      const kept = storedRate(newer);
      const subject = `${plannedSubject(planned)} → ${kept ? ratePerUnit(kept) : 'none'}`;
      return { result: false, entry: [actor, 'fx_rate.plan_withdrawn', subject] };
    }
    const latest = await latestRate(tx, currency);
    const rate = { currency, rateNanos, rateType: 'manual', fetchedAt: now } as const;
    // The next run tries again: the transaction keeps the plan.
    if (!(await insertRateAfter(tx, latest?.id ?? null, rate)))
      throw new Error(`Another rate of ${currency} was set at this moment`);
    const last = storedRate(latest);
    const subject = `${namedCurrency(currency)}${last ? ratePerUnit(last) : 'none'} → ${ratePerUnit({ rateNanos })}`;
    return { result: true, entry: [actor, 'fx_rate.set', subject] };
  });
}

/** Returns a plan as the activity names it: `EUR 9.05, 2026-12-01`. */
export function plannedSubject({
  currency,
  rate_nanos: rateNanos,
  begins_on,
}: Pick<PlannedRate, 'currency' | 'rate_nanos' | 'begins_on'>): string {
  return `${namedCurrency(currency)}${ratePerUnit({ rateNanos })}, ${begins_on}`;
}
