import type { Cancellation } from '../../db/query/booking/cancel-shipment.ts';
import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import { stampPlaceholder } from '../../db/query/webhook/event.ts';
import { draftEvent, type EventCause } from '../event.ts';
import { newId } from '../runtime.ts';
import { shipmentDetail } from '../shipment/view.ts';

export function cancellationOf(
  before: ShipmentWithEvents,
  description: string,
  cause: EventCause | null,
  now: Date,
): Cancellation {
  const trackingEvent = {
    id: newId('tev', now),
    tracking_number: before.tracking_number,
    sequence: before.events.length + 1,
    status: 'cancelled' as const,
    sub_status: null,
    description,
    location: null,
    occurred_at: stampPlaceholder,
    carrier_status: null,
    carrier_event_id: null,
  };
  const cancelled = {
    ...before,
    status: 'cancelled' as const,
    updated_at: stampPlaceholder,
    events: [...before.events, trackingEvent],
  };
  const detail = { ...shipmentDetail(cancelled), label_pdf_url: null };
  const sequence = before.event_sequence + 1;
  const event = draftEvent('shipment.cancelled', before.livemode, detail, sequence, cause, now);
  return { trackingEventId: trackingEvent.id, description, event };
}
