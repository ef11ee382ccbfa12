import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';
import type { Notice } from './notice.ts';

/** Carriers' notices, stored before they are applied. A notice for an unknown shipment waits here. */
export interface CarrierNoticeTable {
  carrier_code: string;
  event_id: string;
  reference: string | null;
  waybill_number: string | null;
  body: JSONColumnType<Notice>;
  /** Unix seconds of the newest signature. */
  signed_at: number;
  received_at: Timestamp;
  next_attempt_at: Timestamp;
  tracking_number: string | null;
  result: string | null;
  applied_at: Timestamp | null;
}
