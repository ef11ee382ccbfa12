import type { FxHistoryRow } from '../../db/query/pricing/fx-rate.ts';
import { isStale, ratePerUsd, resolvableRate, storedRate } from './fx-rate.ts';

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
