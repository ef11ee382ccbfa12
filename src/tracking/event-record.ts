import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';

/** A tracking event as the API shows it. */
export function trackingEventRecord(event: TrackingEventRow): Schemas['TrackingEvent'] {
  return {
    occurred_at: event.occurred_at,
    status: event.status,
    sub_status: event.sub_status,
    description: event.description,
    location: event.location,
    carrier_status: event.carrier_status,
  };
}
