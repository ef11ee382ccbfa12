import type { Kysely } from 'kysely';
import {
  clearFxRate,
  type FxHistoryRow,
  insertFxRateAfter,
  latestFxRate,
} from '../../db/query/pricing/fx-rate.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { decimalToScaled } from '../money.ts';
import { type FxRate, ratePerUsd, storedRate } from './fx-rate.ts';

const MICROS = 1_000_000;
export const MIN_RATE = 1;
export const MAX_RATE = 100;
/** A larger change from the last known rate is treated as a mistake. */
export const MAX_JUMP_PERCENT = 20;
/** The first rate must be near the peg of 7.75 to 7.85. */
const FIRST_RATE = { min: 7, max: 8.5 } as const;

export function isPlausibleRate(rateMicros: number): boolean {
  return rateMicros >= MIN_RATE * MICROS && rateMicros <= MAX_RATE * MICROS;
}

/** Returns why a rate is probably a mistake; null if it isn't. `last` is the last known rate. */
export function rateDoubt(rateMicros: number, last: FxRate | null): string | null {
  if (last !== null) {
    const jump = Math.abs(rateMicros - last.rateMicros) * 100 > last.rateMicros * MAX_JUMP_PERCENT;
    return jump ? `over ${MAX_JUMP_PERCENT} % from the last rate, ${ratePerUsd(last)}` : null;
  }
  const { min, max } = FIRST_RATE;
  const usual = rateMicros >= min * MICROS && rateMicros <= max * MICROS;
  return usual ? null : `outside the expected range of a first rate, ${min} to ${max}`;
}

/** Reads the price of 1 USD in HKD, in millionths; null unless it has at most 6 decimals and is plausible. */
export function parseRateMicros(text: string): number | null {
  const rateMicros = /^\d{1,3}(\.\d{1,6})?$/.test(text) ? decimalToScaled(Number(text), 6) : 0;
  return isPlausibleRate(rateMicros) ? rateMicros : null;
}

/** A rate before it is set by hand. */
export interface ProposedRate {
  readonly rateMicros: number;
  /** The rate that it replaces; null: none. */
  readonly last: FxRate | null;
  /** ID of the history row that it follows; null: none. */
  readonly after: number | null;
  /** Why it is probably a mistake; null: it isn't. */
  readonly doubt: string | null;
}

export async function proposeRate(db: Kysely<Database>, rateMicros: number): Promise<ProposedRate> {
  const latest: FxHistoryRow | undefined = await latestFxRate(db);
  const last = storedRate(latest);
  return { rateMicros, last, after: latest?.id ?? null, doubt: last && rateDoubt(rateMicros, last) };
}

/** Sets the rate by hand. Returns false if another one was set since the proposal. */
export async function setProposedRate(
  db: Kysely<Database>,
  { rateMicros, last, after }: ProposedRate,
  actor: AuditActor,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const rate = { rateMicros, rateType: 'manual', fetchedAt: actor.now } as const;
    const isSet = await insertFxRateAfter(tx, after, rate);
    const old = last ? ratePerUsd(last) : 'none';
    return { result: isSet, entry: isSet && [actor, 'fx_rate.set', `${old} → ${rateMicros / 1_000_000}`] };
  });
}

/** Clears the rate. A repeat writes nothing and returns false, because another row would delay the next fetch. */
export async function clearRate(db: Kysely<Database>, actor: AuditActor): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const last = storedRate(await latestFxRate(tx));
    if (last === null) return { result: false, entry: null };
    await clearFxRate(tx, actor.now);
    return { result: true, entry: [actor, 'fx_rate.cleared', String(ratePerUsd(last))] };
  });
}
