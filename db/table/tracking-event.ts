import type { Timestamp } from '../timestamp.ts';

export interface TrackingEventTable {
  id: string;
  tracking_number: string;
  /** Grows by one a shipment. */
  sequence: number;
  status: string;
  sub_status: string | null;
  description: string;
  location: string | null;
  occurred_at: Timestamp;
}
