import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';

const maxEvents = 1_000;

/** Builds the newest tracking events of a response, oldest first. */
export function trackingEventRecords(events: readonly TrackingEventRow[]): Schemas['TrackingEvent'][] {
  return events.slice(-maxEvents).map(trackingEventRecord);
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
