import type { RateHistoryRow } from '../../db/query/pricing/currency-rate.ts';
import type { LawAmount } from '../catalog/law-amount.ts';
import { type Cents, multiplyDivide } from '../money.ts';
import { type FxRate, isStale, type RateOrigin, resolvableRate } from './fx-rate.ts';

/** HKD for one unit of a currency. */
export interface CurrencyRate extends RateOrigin {
  readonly currency: string;
  /** Billionths of HKD, because a unit of some currencies is worth less than a hundredth of a cent. */
  readonly rateNanos: number;
}

/** The rates that may be used, by currency. A currency without a rate that is young enough is missing; so is HKD. */
export type CurrencyRates = ReadonlyMap<string, CurrencyRate>;

const NANOS = 1_000_000_000;
const NANOS_PER_MICRO = 1_000;

/** Collects rates that may be used. `fx` is USD/HKD; null: none. */
export function currencyRates(fx: FxRate | null, others: readonly CurrencyRate[] = []): CurrencyRates {
  if (fx === null) return byCurrency(others);
  const { rateMicros, rateType, fetchedAt } = fx;
  return byCurrency([
    { currency: 'USD', rateNanos: rateMicros * NANOS_PER_MICRO, rateType, fetchedAt },
    ...others,
  ]);
}

function byCurrency(rates: readonly CurrencyRate[]): CurrencyRates {
  return new Map(rates.map((rate) => [rate.currency, rate]));
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

/** HKD for one unit. */
export function ratePerUnit({ rateNanos }: Pick<CurrencyRate, 'rateNanos'>): number {
  return rateNanos / NANOS;
}

export function storedRate(row: RateHistoryRow | undefined): CurrencyRate | null {
  if (!row || row.rate_nanos === null || row.rate_type === 'cleared') return null;
  const { currency, rate_nanos: rateNanos, rate_type: rateType, fetched_at: fetchedAt } = row;
  return { currency, rateNanos, rateType, fetchedAt };
}

export interface RateView {
  /** HKD per unit of the currency; null if no rate is set. */
  readonly rate: number | null;
  readonly rate_type: 'daily' | 'manual' | null;
  readonly fetched_at: string | null;
  readonly age_seconds: number | null;
  readonly state: 'current' | 'stale' | 'expired' | 'cleared' | 'none';
  readonly stale: boolean;
  /** True if requests use the rate. */
  readonly resolvable: boolean;
}

/** Returns the rate of the newest row of a currency, as of `now`. */
export function rateView(row: RateHistoryRow | undefined, now: Date): RateView {
  const rate = storedRate(row);
  if (!rate) {
    const state = row ? 'cleared' : 'none';
    const nothing = { rate: null, rate_type: null, fetched_at: null, age_seconds: null };
    return { ...nothing, state, stale: false, resolvable: false };
  }
  const stale = isStale(rate, now);
  const resolvable = resolvableRate(rate, now) !== null;
  return {
    rate: ratePerUnit(rate),
    rate_type: rate.rateType,
    fetched_at: rate.fetchedAt,
    age_seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(rate.fetchedAt)) / 1000)),
    state: resolvable ? (stale ? 'stale' : 'current') : 'expired',
    stale,
    resolvable,
  };
}
