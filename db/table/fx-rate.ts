import type { GeneratedAlways } from 'kysely';
import type { Timestamp } from '../timestamp.ts';

export interface FxRateTable {
  id: GeneratedAlways<number>;
  /** HKD per USD in millionths. */
  rate_micros: number;
  rate_type: 'daily' | 'manual';
  fetched_at: Timestamp;
}
