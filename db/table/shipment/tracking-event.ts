import type { Timestamp } from '../../timestamp.ts';

export interface TrackingEventTable {
  id: string;
  tracking_number: string;
  /** Grows by one a shipment. */
  sequence: number;
  /** Null: the carrier's code is not mapped. */
  status: string | null;
  sub_status: string | null;
  description: string;
  location: string | null;
  occurred_at: Timestamp;
  /** The carrier's own code; null on what the service recorded itself. */
  carrier_status: string | null;
  /** What makes a repeated notice of it the same one; null on what happened once by itself. */
  carrier_event_id: string | null;
}
