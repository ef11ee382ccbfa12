import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** History of the exchange rate; the newest row counts. */
export interface FxRateTable {
  id: GeneratedAlways<number>;
  /** Millionths of HKD per USD; null: cleared. */
  rate_micros: number | null;
  rate_type: 'daily' | 'manual' | 'cleared';
  fetched_at: Timestamp;
}
