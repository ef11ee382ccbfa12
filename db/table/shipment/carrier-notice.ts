import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';
import type { Notice } from './notice.ts';

/** Carriers' notices, stored before they are applied. A notice for an unknown shipment waits here. */
export interface CarrierNoticeTable {
  carrier_code: string;
  /** The carrier's id of the notice. */
  event_id: string;
  /** Our tracking number, if the carrier names it. */
  reference: string | null;
  waybill_number: string | null;
  body: JSONColumnType<Notice>;
  /** Unix seconds of the newest signature. */
  signed_at: number;
  received_at: Timestamp;
  next_attempt_at: Timestamp;
  /** The matched shipment. */
  tracking_number: string | null;
  result: string | null;
  applied_at: Timestamp | null;
}
