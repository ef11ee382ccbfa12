import type { NegativeDetail } from '../../db/query/account/idempotency-key.ts';
import {
  acceptBooking,
  type BookingFence,
  markUndecided,
  rejectBooking,
} from '../../db/query/booking/finish-booking.ts';
import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { updateToken } from '../../db/query/webhook/event-draft.ts';
import type { DispatchOutcome } from '../carrier/outcome.ts';
import type { WorkContext } from '../context.ts';
import { successEnvelope } from '../contract/envelope.ts';
import { draftEvent } from '../event/event-body.ts';
import type { StoredResponse } from '../idempotency/stored-response.ts';
import { labelUrl } from '../label/label-link.ts';
import { newId } from '../runtime/identifier.ts';
import { shipmentCreated } from '../shipment/shipment-created.ts';
import { shipmentDetail } from '../shipment/shipment-detail.ts';
import { cancellationOf } from './cancellation.ts';

export type Decision =
  | {
      readonly decision: 'accepted';
      readonly shipment: ShipmentRow;
      readonly response: StoredResponse<201>;
    }
  | { readonly decision: 'rejected'; readonly detail: NegativeDetail }
  /** Nothing is booked, for a reason that is not the order's. */
  | { readonly decision: 'unavailable' }
  /** The carrier gave no clear result. The hold stays, and the reconciler asks again. */
  | { readonly decision: 'undecided' }
  | { readonly decision: 'taken_over' };

/** Without `secrets` and `rootUrl`, the stored response has no label link. */
export type ConcludeContext = Pick<WorkContext, 'db' | 'clock' | 'log' | 'config'> &
  Partial<Pick<WorkContext, 'secrets' | 'rootUrl'>>;

const bookedText = 'Shipment booked, label created';
const withdrawnText = 'Not booked: the carrier does not have the shipment';

/** Writes the carrier's result in one statement, under the key's fence (docs/design/booking.md, Steps). */
export async function concludeBooking(
  context: ConcludeContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  outcome: DispatchOutcome,
): Promise<Decision> {
  const { db, log } = context;
  const { tracking_number: trackingNumber } = shipment;
  switch (outcome.outcome) {
    case 'accepted':
      return accept(context, fence, shipment, outcome);
    case 'rejected': {
      const detail = { carrier_code: shipment.carrier_code, carrier_message: outcome.message };
      const written = await withdraw(context, fence, shipment, 'the carrier rejected the shipment', detail);
      return written ? { decision: 'rejected', detail } : { decision: 'taken_over' };
    }
    case 'cancelled': {
      log.error(
        { trackingNumber },
        'the carrier reports as cancelled a booking that this service did not cancel',
      );
      const written = await withdraw(context, fence, shipment, 'the carrier cancelled the shipment', null);
      return { decision: written ? 'unavailable' : 'taken_over' };
    }
    case 'unreachable': {
      const { reason, isOurFault = false } = outcome;
      log[isOurFault ? 'error' : 'warn']({ trackingNumber, reason }, 'dispatch not sent to the carrier');
      const written = await withdraw(context, fence, shipment, 'the carrier could not be reached', null);
      return { decision: written ? 'unavailable' : 'taken_over' };
    }
    case 'unknown':
      log.warn(
        { trackingNumber, reason: outcome.reason },
        'no clear result of the dispatch; the reconciler asks the carrier again',
      );
      return { decision: (await markUndecided(db, fence, trackingNumber)) ? 'undecided' : 'taken_over' };
  }
}

async function accept(
  context: ConcludeContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  outcome: DispatchOutcome & { outcome: 'accepted' },
): Promise<Decision> {
  const { db, clock, config, secrets, rootUrl } = context;
  const now = clock.now();
  const accepted = {
    ...shipment,
    dispatch_status: 'accepted' as const,
    waybill_number: outcome.waybillNumber,
    last_mile_tracking_number: outcome.lastMileTrackingNumber,
    booked_label: outcome.label,
  };
  const link = secrets && rootUrl ? labelUrl({ secrets, clock, rootUrl }, accepted) : null;
  const storedBody = successEnvelope(201, shipmentCreated(accepted, link));
  const written = await acceptBooking(db, fence, shipment.tracking_number, {
    waybillNumber: outcome.waybillNumber,
    lastMileTrackingNumber: outcome.lastMileTrackingNumber,
    responseBody: storedBody,
    trackingEvent: { id: newId('tev', now), description: bookedText },
    events: acceptedEvents(accepted, now),
    label: outcome.label,
    firstCheckpointSeconds: shipment.livemode ? null : config.testFeedSeconds || null,
  });
  if (!written) return { decision: 'taken_over' };
  return { decision: 'accepted', shipment: written, response: { status: 201, storedBody } };
}

/** Releases the hold. A shipment that clients already saw as pending ends as cancelled, with both events. */
function withdraw(
  { db, clock }: ConcludeContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  reason: string,
  negative: NegativeDetail | null,
): Promise<boolean> {
  const now = clock.now();
  return rejectBooking(db, fence, shipment.tracking_number, {
    transactionId: newId('txn', now),
    reason,
    negative,
    shown: shipment.visible ? shownEvents(shipment, now) : null,
  });
}

function shownEvents(shipment: ShipmentRow, now: Date) {
  const cause = causeOf(shipment);
  const pending = { ...shipment, events: [], charge: null };
  const object = { ...shipmentDetail(pending), label_pdf_url: null };
  const sequence = shipment.event_sequence + 1;
  const created = draftEvent('shipment.created', shipment.livemode, object, sequence, cause, now);
  const rejected = { ...pending, dispatch_status: 'rejected' as const, event_sequence: sequence };
  return { created, cancelled: cancellationOf(rejected, withdrawnText, cause, now) };
}

function acceptedEvents(shipment: ShipmentRow, now: Date) {
  const trackingEvent = {
    id: '',
    tracking_number: shipment.tracking_number,
    sequence: 1,
    status: 'label_created' as const,
    sub_status: null,
    description: bookedText,
    location: null,
    occurred_at: shipment.created_at,
    carrier_status: null,
    carrier_event_id: null,
  };
  const detail = shipmentDetail({
    ...shipment,
    updated_at: updateToken,
    events: [trackingEvent],
    charge: null,
  });
  const object = { ...detail, label_pdf_url: null };
  const types = [
    'shipment.created' as const,
    ...(shipment.last_mile_tracking_number ? (['shipment.last_mile_assigned'] as const) : []),
  ];
  return types.map((type, index) =>
    draftEvent(type, shipment.livemode, object, index + 1, causeOf(shipment), now),
  );
}

function causeOf(shipment: ShipmentRow) {
  return shipment.request_id
    ? { requestId: shipment.request_id, idempotencyKey: shipment.idempotency_key }
    : null;
}
