import type { Schemas } from '../../../generated/operations.ts';
import type { Timestamp } from '../../timestamp.ts';

export interface TrackingEventTable {
  id: string;
  tracking_number: string;
  /** Increments per shipment. */
  sequence: number;
  /** Null: unmapped carrier code. */
  status: Schemas['ShipmentStatus'] | null;
  sub_status: Schemas['TrackingSubStatus'] | null;
  description: string;
  location: string | null;
  occurred_at: Timestamp;
  /** Null for events of the service itself. */
  carrier_status: string | null;
  /** Deduplicates notices; null for events that can't repeat. */
  carrier_event_id: string | null;
}
