import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** The rate's history; the newest row decides. */
export interface FxRateTable {
  id: GeneratedAlways<number>;
  /** HKD per USD in millionths; null in a row that clears the rate. */
  rate_micros: number | null;
  rate_type: 'daily' | 'manual' | 'cleared';
  fetched_at: Timestamp;
}
