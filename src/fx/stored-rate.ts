import type { FxHistoryRow } from '../../db/query/pricing/fx-rate.ts';
import type { FxRate } from './fx-rate.ts';

export function storedRate(row: FxHistoryRow | undefined): FxRate | null {
  if (!row || row.rate_micros === null || row.rate_type === 'cleared') return null;
  return { rateMicros: row.rate_micros, rateType: row.rate_type, fetchedAt: row.fetched_at };
}
