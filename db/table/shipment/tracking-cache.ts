import type { ColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';

/** Responses of getTracking for terminal shipments. Valid only for the same `updated_at`. */
export interface TrackingCacheTable {
  tracking_number: string;
  updated_at: Timestamp;
  record: ColumnType<unknown, string, string>;
  cached_at: Timestamp;
}
