import { type Cents, type Micros, multiplyDivide } from '../money.ts';

/** When a rate was set, and by whom. */
export interface RateOrigin {
  readonly rateType: 'daily' | 'manual';
  readonly fetchedAt: string;
}

/** HKD for one USD, in millionths, so that arithmetic is exact. */
export interface FxRate extends RateOrigin {
  readonly rateMicros: number;
}

const HOUR_MS = 3_600_000;
const STALE_AFTER_MS = 36 * HOUR_MS;
const EXPIRED_AFTER_MS = 7 * 24 * HOUR_MS;

/** Returns whether the rate is older than 36 hours. A stale rate is used, and marked `stale` in responses. */
export function isStale(rate: RateOrigin, now: Date): boolean {
  return now.getTime() - Date.parse(rate.fetchedAt) > STALE_AFTER_MS;
}

/** Returns the rate; null if there is none or it is older than 7 days. */
export function resolvableRate<Rate extends RateOrigin>(rate: Rate | null, now: Date): Rate | null {
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
