import type { FxHistoryRow } from '../../db/query/pricing/fx-rate.ts';
import { type Cents, type Micros, multiplyDivide } from '../money.ts';

/** HKD for one USD, in millionths, so that arithmetic is exact. */
export interface FxRate {
  readonly rateMicros: number;
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: string;
}

const HOUR_MS = 3_600_000;
const STALE_AFTER_MS = 36 * HOUR_MS;
const EXPIRED_AFTER_MS = 7 * 24 * HOUR_MS;

/** Returns whether the rate is older than 36 hours. A stale rate is used, and marked `stale` in responses. */
export function isStale(rate: FxRate, now: Date): boolean {
  return now.getTime() - Date.parse(rate.fetchedAt) > STALE_AFTER_MS;
}

/** Returns the rate; null if there is none or it is older than 7 days. */
export function resolvableRate(rate: FxRate | null, now: Date): FxRate | null {
  if (rate === null || now.getTime() - Date.parse(rate.fetchedAt) > EXPIRED_AFTER_MS) return null;
  return rate;
}

export function ratePerUsd(rate: FxRate): number {
  return rate.rateMicros / 1_000_000;
}

const MICROS = 1_000_000;

export function hkdToUsdCents(hkdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(hkdCents, MICROS, rate.rateMicros);
}

/** Rounds half up to 6 decimals: even 10,000 pieces are less than half a cent off. */
export function hkdToUsdMicros(hkdMicros: Micros, rate: FxRate): Micros {
  return multiplyDivide(hkdMicros, MICROS, rate.rateMicros);
}

/** Returns whether a positive price is less than USD 0.005, so that it would be stored as 0.00. */
export function convertsToZeroUsd(hkdMicros: Micros, rate: FxRate): boolean {
  return hkdMicros > 0 && 200 * hkdMicros < rate.rateMicros;
}

export function usdToHkdCents(usdCents: Cents, rate: FxRate): Cents {
  return multiplyDivide(usdCents, rate.rateMicros, MICROS);
}

/** Compares exactly: no rounding of either amount. */
export function exceedsUsdCap(hkdCents: Cents, capUsdCents: Cents, rate: FxRate): boolean {
  return BigInt(hkdCents) * BigInt(MICROS) > BigInt(capUsdCents) * BigInt(rate.rateMicros);
}

export function storedRate(row: FxHistoryRow | undefined): FxRate | null {
  if (!row || row.rate_micros === null || row.rate_type === 'cleared') return null;
  return { rateMicros: row.rate_micros, rateType: row.rate_type, fetchedAt: row.fetched_at };
}

export interface FxView {
  /** HKD per USD; null if no rate is set. */
  readonly rate: number | null;
  readonly rate_type: 'daily' | 'manual' | null;
  readonly fetched_at: string | null;
  readonly age_seconds: number | null;
  readonly state: 'current' | 'stale' | 'expired' | 'cleared' | 'none';
  readonly stale: boolean;
  /** True if requests use the rate. */
  readonly resolvable: boolean;
}

/** Returns the rate of the newest history row, as of `now`. */
export function fxView(row: FxHistoryRow | undefined, now: Date): FxView {
  const rate = storedRate(row);
  if (!rate) {
    const state = row ? 'cleared' : 'none';
    const nothing = { rate: null, rate_type: null, fetched_at: null, age_seconds: null };
    return { ...nothing, state, stale: false, resolvable: false };
  }
  const stale = isStale(rate, now);
  const resolvable = resolvableRate(rate, now) !== null;
  return {
    rate: ratePerUsd(rate),
    rate_type: rate.rateType,
    fetched_at: rate.fetchedAt,
    age_seconds: Math.max(0, Math.floor((now.getTime() - Date.parse(rate.fetchedAt)) / 1000)),
    state: resolvable ? (stale ? 'stale' : 'current') : 'expired',
    stale,
    resolvable,
  };
}
