import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';

/** The tracking events of a shipment that are shown; each is stored, however many there are. */
const mostEvents = 1_000;

/** The newest tracking events of a shipment as the API shows them, oldest first. */
export function trackingEventRecords(events: readonly TrackingEventRow[]): Schemas['TrackingEvent'][] {
  return events.slice(-mostEvents).map(trackingEventRecord);
}

function trackingEventRecord(event: TrackingEventRow): Schemas['TrackingEvent'] {
  return {
    occurred_at: event.occurred_at,
    status: event.status,
    sub_status: event.sub_status,
    description: event.description,
    location: event.location,
    carrier_status: event.carrier_status,
  };
}
