import type { LawAmount } from '../catalog/law-amount.ts';
import { type Cents, multiplyDivide } from '../money.ts';
import type { FxRate } from './fx-rate.ts';

/** HKD for one unit of a currency. */
export interface CurrencyRate {
  readonly currency: string;
  /** Billionths of HKD, because a unit of some currencies is worth less than a hundredth of a cent. */
  readonly rateNanos: number;
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: string;
}

/** The rates that may be used, by currency. A currency without a rate that is young enough is missing; so is HKD. */
export type CurrencyRates = ReadonlyMap<string, CurrencyRate>;

const NANOS = 1_000_000_000;
const NANOS_PER_MICRO = 1_000;

export function usdCurrencyRate({ rateMicros, rateType, fetchedAt }: FxRate): CurrencyRate {
  return { currency: 'USD', rateNanos: rateMicros * NANOS_PER_MICRO, rateType, fetchedAt };
}

export function currencyRates(fx: FxRate | null): CurrencyRates {
  return new Map(fx === null ? [] : [['USD', usdCurrencyRate(fx)]]);
}

/** Returns whether amounts of the currency can be converted. */
export function hasRate(currency: string, rates: CurrencyRates): boolean {
  return currency === 'HKD' || rates.has(currency);
}

/** Rounds half up to cents. Null: no rate of the currency is young enough. */
export function toHkdCents({ currency, cents }: LawAmount, rates: CurrencyRates): Cents | null {
  if (currency === 'HKD') return cents;
  const rate = rates.get(currency);
  return rate === undefined ? null : multiplyDivide(cents, rate.rateNanos, NANOS);
}

/** Compares exactly: no rounding of either amount. Null: no rate of the currency is young enough. */
export function exceedsAmount(
  hkdCents: Cents,
  { currency, cents }: LawAmount,
  rates: CurrencyRates,
): boolean | null {
  if (currency === 'HKD') return hkdCents > cents;
  const rate = rates.get(currency);
  return rate === undefined
    ? null
    : BigInt(hkdCents) * BigInt(NANOS) > BigInt(cents) * BigInt(rate.rateNanos);
}
