import type { JSONColumnType } from 'kysely';
import type { Timestamp } from '../../timestamp.ts';
import type { Notice } from './notice.ts';

/** What carriers told us, kept before it is acted on; one whose shipment isn't known yet waits here. */
export interface CarrierNoticeTable {
  carrier_code: string;
  /** The carrier's own id of it. */
  event_id: string;
  /** Our tracking number, where the carrier names it. */
  reference: string | null;
  waybill_number: string | null;
  body: JSONColumnType<Notice>;
  /** Unix seconds of the newest signature that it came with. */
  signed_at: number;
  received_at: Timestamp;
  next_attempt_at: Timestamp;
  /** Whose it turned out to be. */
  tracking_number: string | null;
  result: string | null;
  applied_at: Timestamp | null;
}
