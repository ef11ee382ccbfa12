import type { TrackingEventRow } from '../../db/query/shipment/shipment.ts';
import type { TrackedShipment } from '../../db/query/tracking/tracking-cache.ts';
import type { Schemas } from '../../generated/operations.ts';
import { trackingEventRecords } from '../shipment/view.ts';
import { isTerminal } from './status.ts';

/** Builds the response of getTracking, without personal data and prices. */
export function trackingRecord(
  shipment: TrackedShipment,
  events: readonly TrackingEventRow[],
): Schemas['TrackingRecord'] {
  return {
    tracking_number: shipment.tracking_number,
    waybill_number: shipment.waybill_number,
    last_mile_tracking_number: shipment.last_mile_tracking_number,
    status: shipment.status,
    sub_status: shipment.sub_status,
    eta: isTerminal(shipment.status) ? null : shipment.eta,
    delivered_at: shipment.delivered_at,
    carrier_code: shipment.carrier_code,
    destination_country: shipment.destination_country,
    events: trackingEventRecords(events),
  };
}
