import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** getTracking's answers about terminal shipments; an entry counts for the `updated_at` that it was made from alone. */
export interface TrackingCacheTable {
  tracking_number: string;
  updated_at: Timestamp;
  record: ColumnType<unknown, string, string>;
  cached_at: Timestamp;
}
