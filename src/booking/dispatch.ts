import { crashpoint } from '../../db/crashpoint.ts';
import type { NegativeDetail } from '../../db/query/account/idempotency-key.ts';
import { findPlacedReferences } from '../../db/query/batch/placed-reference.ts';
import {
  acceptBooking,
  holdsBooking,
  markUnconfirmed,
  rejectBooking,
} from '../../db/query/booking/finish-booking.ts';
import type { ClaimedBooking } from '../../db/query/booking/unfinished.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { updateToken } from '../../db/query/webhook/event.ts';
import { scopeOf } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import { buildDispatchRequest, type DispatchOutcome } from '../carrier/carrier.ts';
import type { WorkContext } from '../context.ts';
import { successEnvelope } from '../contract/errors.ts';
import { draftEvent, type EventCause } from '../event.ts';
import type { StoredResponse } from '../idempotency.ts';
import { labelUrl } from '../label/label-link.ts';
import { newId } from '../runtime.ts';
import { shipmentCreated, shipmentDetail } from '../shipment/view.ts';
import { bookingCause, maxWarnings, mayBeTakenOver } from './book.ts';
import { draftCancellation } from './cancel.ts';
import { placedWarning } from './placed-reference.ts';

export type Decision =
  | { readonly decision: 'accepted'; readonly response: StoredResponse<201> }
  | { readonly decision: 'rejected'; readonly detail: NegativeDetail }
  /** Nothing is booked, for a reason that is not the order's. */
  | { readonly decision: 'unavailable' }
  /** The carrier gave no clear result. The hold stays, and the reconciler asks again. */
  | { readonly decision: 'unconfirmed' }
  | { readonly decision: 'taken_over' };

/** Without `secrets` and `rootUrl`, the stored response has no label link. */
export type CarrierResultContext = Pick<WorkContext, 'db' | 'clock' | 'log' | 'config'> &
  Partial<Pick<WorkContext, 'secrets' | 'rootUrl'>>;

const bookedText = 'Shipment booked, label created';
const notBookedText = 'Not booked: the carrier does not have the shipment';

/** Writes the carrier's result in one statement, under the key's fence (docs/design/booking.md, Steps). */
export async function recordCarrierResult(
  context: CarrierResultContext,
  booking: ClaimedBooking,
  outcome: DispatchOutcome,
): Promise<Decision> {
  const { db, log } = context;
  const { fence, shipment } = booking;
  const { tracking_number: trackingNumber } = shipment;
  switch (outcome.outcome) {
    case 'accepted':
      return accept(context, booking, outcome);
    case 'rejected': {
      const detail = { carrier_code: shipment.carrier_code, carrier_message: outcome.message };
      const written = await reject(context, booking, 'the carrier rejected the shipment', detail);
      return written ? { decision: 'rejected', detail } : { decision: 'taken_over' };
    }
    case 'cancelled': {
      log.error(
        { trackingNumber },
        'the carrier reports as cancelled a booking that this service did not cancel',
      );
      const written = await reject(context, booking, 'the carrier cancelled the shipment', null);
      return { decision: written ? 'unavailable' : 'taken_over' };
    }
    case 'unreachable': {
      const { reason, isOurFault = false } = outcome;
      log[isOurFault ? 'error' : 'warn']({ trackingNumber, reason }, 'dispatch not sent to the carrier');
      const written = await reject(context, booking, 'the carrier could not be reached', null);
      return { decision: written ? 'unavailable' : 'taken_over' };
    }
    case 'unknown':
      log.warn(
        { trackingNumber, reason: outcome.reason },
        'no clear result of the dispatch; the reconciler asks the carrier again',
      );
      return { decision: (await markUnconfirmed(db, fence, trackingNumber)) ? 'unconfirmed' : 'taken_over' };
  }
}

async function accept(
  context: CarrierResultContext,
  { fence, shipment, batchKey }: ClaimedBooking,
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
  const warnings = [...(await earlierOrder(db, shipment, batchKey)), ...(shipment.customs.warnings ?? [])];
  const storedBody = successEnvelope(201, shipmentCreated(accepted, link, warnings.slice(0, maxWarnings)));
  const written = await acceptBooking(db, fence, shipment.tracking_number, {
    waybillNumber: outcome.waybillNumber,
    lastMileTrackingNumber: outcome.lastMileTrackingNumber,
    responseBody: storedBody,
    trackingEvent: { id: newId('tev', now), description: bookedText },
    events: acceptedEvents(accepted, bookingCause(accepted, batchKey), now),
    label: outcome.label,
    firstCheckpointSeconds: shipment.livemode ? null : config.testFeedSeconds || null,
  });
  if (!written) return { decision: 'taken_over' };
  return { decision: 'accepted', response: { status: 201, storedBody } };
}

/**
 * Warns of a shipment that had the reference before. The booking statement found whether there may be one: no other shipment has
 * the printed reference. A batch's order has an answer of its own.
 */
async function earlierOrder(
  db: CarrierResultContext['db'],
  shipment: ShipmentRow,
  batchKey: string | null,
): Promise<readonly Schemas['Warning'][]> {
  const { reference_no: reference, printed_reference, created_at: before } = shipment;
  if (reference === null || printed_reference !== null || batchKey !== null || shipment.return_of !== null)
    return [];
  const earlier = (await findPlacedReferences(db, scopeOf(shipment), [reference], { before })).get(reference);
  return earlier ? [placedWarning(earlier)] : [];
}

/** Releases the hold. A shipment that clients already saw as pending ends as cancelled, with both events. */
function reject(
  { db, clock }: CarrierResultContext,
  { fence, shipment, batchKey }: ClaimedBooking,
  reason: string,
  negative: NegativeDetail | null,
): Promise<boolean> {
  const now = clock.now();
  return rejectBooking(db, fence, shipment.tracking_number, {
    transactionId: newId('txn', now),
    reason,
    negative,
    shown: shipment.visible ? shownEvents(shipment, bookingCause(shipment, batchKey), now) : null,
  });
}

function shownEvents(shipment: ShipmentRow, cause: EventCause | null, now: Date) {
  const pending = { ...shipment, events: [], charge: null, returns: [] };
  const object = { ...shipmentDetail(pending), label_pdf_url: null };
  const sequence = shipment.event_sequence + 1;
  const attributes = { livemode: shipment.livemode, sequence, cause, now };
  const created = draftEvent('shipment.created', { object }, attributes);
  const rejected = { ...pending, dispatch_status: 'rejected' as const, event_sequence: sequence };
  return { created, cancelled: draftCancellation(rejected, notBookedText, cause, now) };
}

function acceptedEvents(shipment: ShipmentRow, cause: EventCause | null, now: Date) {
  const trackingEvent = {
    id: '',
    tracking_number: shipment.tracking_number,
    sequence: 1,
    status: 'label_created' as const,
    sub_status: null,
    description: bookedText,
    location: null,
    occurred_at: shipment.created_at,
    utc_offset_minutes: null,
    next_step: null,
    carrier_status: null,
    carrier_event_id: null,
  };
  const detail = shipmentDetail({
    ...shipment,
    updated_at: updateToken,
    events: [trackingEvent],
    charge: null,
    returns: [],
  });
  const object = { ...detail, label_pdf_url: null };
  const types = [
    'shipment.created' as const,
    ...(shipment.last_mile_tracking_number ? (['shipment.last_mile_assigned'] as const) : []),
  ];
  const { livemode } = shipment;
  return types.map((type, index) =>
    draftEvent(type, { object }, { livemode, sequence: index + 1, cause, now }),
  );
}

interface BookingRun {
  readonly accountEmail: string;
  readonly takenOver: boolean;
  /** Value of `performance.now()`. */
  readonly begunAt: number;
}

/** Dispatches a booked shipment. A run that takes over looks it up first, so that it is never sent twice blindly. */
export async function dispatchBooking(
  context: WorkContext,
  booking: ClaimedBooking,
  run: BookingRun,
): Promise<Decision> {
  const { shipment } = booking;
  crashpoint('carrier-before-send');
  const outcome = run.takenOver
    ? await lookUpOrSend(context, booking, run)
    : await sendOrder(context, booking, run);
  crashpoint('carrier-after-response');
  if (outcome === null) return { decision: 'taken_over' };
  crashpoint('before-finish');
  const decided = await recordCarrierResult(context, booking, outcome);
  crashpoint('after-finish');
  if (decided.decision === 'taken_over' && outcome.outcome === 'accepted')
    await cancelAtCarrier(context, shipment);
  return decided;
}

/** Null: nothing was sent, because another run took over. */
async function sendOrder(
  { db, carriers }: WorkContext,
  { fence, shipment }: ClaimedBooking,
  { accountEmail, begunAt }: BookingRun,
): Promise<DispatchOutcome | null> {
  if (mayBeTakenOver(begunAt) && !(await holdsBooking(db, fence))) return null;
  const request = buildDispatchRequest(shipment, { accountEmail });
  return carriers.of(shipment.carrier_code).dispatch(request, carrierCall(shipment));
}

async function lookUpOrSend(
  context: WorkContext,
  booking: ClaimedBooking,
  run: BookingRun,
): Promise<DispatchOutcome | null> {
  const { shipment } = booking;
  const found = await context.carriers
    .of(shipment.carrier_code)
    .lookup(shipment.tracking_number, carrierCall(shipment));
  if (found.outcome === 'unknown') return found;
  if (found.outcome === 'absent') {
    const sent = await sendOrder(context, booking, run);
    // This dispatch was not sent, but the first may still arrive: stay unconfirmed until the carrier responds.
    return sent?.outcome === 'unreachable' ? { outcome: 'unknown', reason: sent.reason } : sent;
  }
  if (found.cancelled) return { outcome: 'cancelled' };
  return { ...found, outcome: 'accepted', duplicate: true };
}

/** Cancels this run's booking at the carrier, because another run has withdrawn the shipment. */
async function cancelAtCarrier({ db, carriers, log }: WorkContext, shipment: ShipmentRow): Promise<void> {
  const { scope, requestId } = carrierCall(shipment);
  const { tracking_number: trackingNumber, carrier_code: carrierCode } = shipment;
  const now = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (now?.dispatch_status !== 'rejected' && now?.status !== 'cancelled') return;
  const { outcome } = await carriers.of(carrierCode).cancel(trackingNumber, { scope, requestId });
  log.error(
    { trackingNumber, carrierCode, cancel: outcome },
    'the carrier booked a shipment that was already withdrawn; check that it is cancelled at the carrier',
  );
}

function carrierCall(shipment: ShipmentRow) {
  return { scope: scopeOf(shipment), requestId: shipment.request_id };
}
