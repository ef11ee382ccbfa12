import type { Kysely } from 'kysely';
import { clearRateRow, insertRateAfter, latestRate } from '../../db/query/pricing/currency-rate.ts';
import type { Database } from '../../db/table/index.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import { decimalToScaled } from '../money.ts';
import { type CurrencyRate, ratePerUnit, storedRate } from './currency-rates.ts';
import { USUAL_RATES } from './usual-rates.ts';

const NANOS = 1_000_000_000;
export const MIN_USD_RATE = 1;
export const MAX_RATE = 100;
/** A larger change from the last known rate is treated as a mistake. */
export const MAX_JUMP_PERCENT = 20;
/** The first rate of USD must be near the peg of 7.75 to 7.85. */
const FIRST_USD_RATE = { min: 7, max: 8.5 } as const;

/** Decimals of a rate: USD prices goods, and units of other currencies can be worth less than a cent. */
function rateDigits(currency: string): 6 | 9 {
  return currency === 'USD' ? 6 : 9;
}

export function isPlausibleRate(rateNanos: number, currency: string): boolean {
  return rateNanos >= (currency === 'USD' ? MIN_USD_RATE * NANOS : 1) && rateNanos <= MAX_RATE * NANOS;
}

/** Returns why a rate is probably a mistake; null if it isn't. `last` is the last known rate. */
export function rateDoubt(rateNanos: number, currency: string, last: CurrencyRate | null): string | null {
  if (last !== null) {
    const jump = Math.abs(rateNanos - last.rateNanos) * 100 > last.rateNanos * MAX_JUMP_PERCENT;
    return jump ? `over ${MAX_JUMP_PERCENT} % from the last rate, ${ratePerUnit(last)}` : null;
  }
  const range = firstRange(currency);
  if (range === null || (rateNanos >= range.min * NANOS && rateNanos <= range.max * NANOS)) return null;
  return `outside the expected range of a first rate, ${range.min} to ${range.max}`;
}

/** Returns null if nothing is known of the currency. */
function firstRange(currency: string): { readonly min: number; readonly max: number } | null {
  if (currency === 'USD') return FIRST_USD_RATE;
  const usual = USUAL_RATES[currency];
  return usual === undefined ? null : { min: Number((usual / 2).toPrecision(3)), max: usual * 2 };
}

/** Reads the price of one unit in HKD, in billionths; null unless it has few enough decimals and is plausible. */
export function parseRate(text: string, currency: string): number | null {
  const written = /^\d{1,3}(?:\.(\d{1,9}))?$/.exec(text);
  if (written === null || (written[1] ?? '').length > rateDigits(currency)) return null;
  const rateNanos = decimalToScaled(Number(text), 9);
  return isPlausibleRate(rateNanos, currency) ? rateNanos : null;
}

/** A rate before it is set by hand. */
export interface ProposedRate {
  readonly currency: string;
  readonly rateNanos: number;
  /** The rate that it replaces; null: none. */
  readonly last: CurrencyRate | null;
  /** ID of the history row that it follows; null: none. */
  readonly after: number | null;
  /** Why it is probably a mistake; null: it isn't. */
  readonly doubt: string | null;
}

export async function proposeRate(
  db: Kysely<Database>,
  currency: string,
  rateNanos: number,
): Promise<ProposedRate> {
  const latest = await latestRate(db, currency);
  const last = storedRate(latest);
  // A person who sets the first rate of USD has been asked by `setup`; those of other currencies come one by one.
  const doubt = last === null && currency === 'USD' ? null : rateDoubt(rateNanos, currency, last);
  return { currency, rateNanos, last, after: latest?.id ?? null, doubt };
}

/** Sets the rate by hand. Returns false if another one was set since the proposal. */
export async function setProposedRate(
  db: Kysely<Database>,
  { currency, rateNanos, last, after }: ProposedRate,
  actor: AuditActor,
): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const rate = { currency, rateNanos, rateType: 'manual', fetchedAt: actor.now } as const;
    const isSet = await insertRateAfter(tx, after, rate);
    const old = last ? ratePerUnit(last) : 'none';
    const subject = `${namedCurrency(currency)}${old} → ${rateNanos / NANOS}`;
    return { result: isSet, entry: isSet && [actor, 'fx_rate.set', subject] };
  });
}

/** Clears the rate. A repeat writes nothing and returns false, because another row would delay the next fetch. */
export async function clearRate(db: Kysely<Database>, currency: string, actor: AuditActor): Promise<boolean> {
  return commitChange(db, async (tx) => {
    const last = storedRate(await latestRate(tx, currency));
    if (last === null) return { result: false, entry: null };
    await clearRateRow(tx, currency, actor.now);
    return {
      result: true,
      entry: [actor, 'fx_rate.cleared', `${namedCurrency(currency)}${ratePerUnit(last)}`],
    };
  });
}

/** USD is the rate that goods are declared with: the activity names only the others. */
export function namedCurrency(currency: string): string {
  return currency === 'USD' ? '' : `${currency} `;
}
