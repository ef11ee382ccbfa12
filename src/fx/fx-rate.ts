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
