import { lockForCancel, releaseCancel, writeCancel } from '../../db/query/cancel-shipment.ts';
import { findShipment, type ShipmentRow, type ShipmentWithEvents } from '../../db/query/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { draftEvent, type EventCause, stampToken } from '../event/event-body.ts';
import { newId } from '../identifier.ts';
import { isDispatched } from './is-dispatched.ts';
import { shipmentDetail } from './shipment-detail.ts';

const retrySeconds = 15;
const maxAttempts = 20;
const cancelledText = 'Shipment cancelled before pickup';

type CancelCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS'
  | 'SHIPMENT_NOT_CANCELLABLE'
  | 'DISPATCH_PENDING'
  | 'CANCEL_UNDECIDED';

/**
 * Cancels a shipment (spec, States): at the carrier first, then hold, status and events in one statement. A cancelled
 * one is answered as it is. Crash-safe like the booking: whoever finds a cancel between its steps repeats it at the
 * carrier, which answers a repeat alike.
 */
export async function cancelShipment(
  context: WorkContext,
  scope: Scope,
  trackingNumber: string,
  cause: EventCause,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentRow> {
  const locked = await lockForCancel(context.db, scope, trackingNumber);
  if (!locked) return unlocked(context, scope, trackingNumber, refuse);
  crashpoint('cancel-after-lock');
  return finishCancel(context, locked, cause, refuse);
}

/** The second half of a cancel, under its fence; the reconciler comes in here. */
export async function finishCancel(
  context: WorkContext,
  shipment: ShipmentRow,
  cause: EventCause | null,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentRow> {
  const { db, carriers, log } = context;
  const scope = { accountId: shipment.account_id, livemode: shipment.livemode };
  const answer = await carriers
    .of(shipment.carrier_code)
    .cancel(shipment.tracking_number, { scope, requestId: cause?.requestId ?? null });
  crashpoint('cancel-after-carrier');
  if (answer.outcome === 'unknown') {
    await releaseCancel(db, shipment, { again: true });
    return refuse('CANCEL_UNDECIDED', { retryAfterSeconds: retrySeconds });
  }
  if (answer.outcome === 'refused' && answer.code !== 'BOOKING_NOT_FOUND') {
    await releaseCancel(db, shipment, { again: false });
    return refuse('SHIPMENT_NOT_CANCELLABLE', {
      message: 'the carrier keeps the shipment',
      detail: {
        shipment_status: shipment.status,
        carrier_code: shipment.carrier_code,
        carrier_message: answer.reason,
      },
    });
  }
  const written = await writeEnd(context, shipment, cause);
  if (written) return written;
  if (await releaseCancel(db, shipment, { again: false })) {
    const { tracking_number: trackingNumber } = shipment;
    log.error({ trackingNumber }, 'the carrier cancelled a shipment that went on meanwhile: ask the carrier');
  }
  return unlocked(context, scope, shipment.tracking_number, refuse);
}

/** Reads the shipment again whenever it changes in between. Undefined: it went on, or another run took over. */
async function writeEnd(
  { db, clock }: WorkContext,
  { account_id: accountId, livemode, tracking_number: trackingNumber, cancel_fence: fence }: ShipmentRow,
  cause: EventCause | null,
): Promise<ShipmentRow | undefined> {
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await findShipment(db.kysely, { accountId, livemode }, trackingNumber);
    if (before?.status !== 'label_created' || before.cancel_fence !== fence) return undefined;
    const transactionId = newId('txn', clock.now());
    const written = await writeCancel(db, before, {
      ...cancelWrite(before, cause, clock.now()),
      transactionId,
    });
    crashpoint('cancel-after-finish');
    if (written) return written;
  }
  throw new Error(`${trackingNumber} changed ${maxAttempts} times while its cancel was being written`);
}

function cancelWrite(before: ShipmentWithEvents, cause: EventCause | null, now: Date) {
  const event = {
    id: newId('tev', now),
    tracking_number: before.tracking_number,
    sequence: before.events.length + 1,
    status: 'cancelled',
    sub_status: null,
    description: cancelledText,
    location: null,
    occurred_at: stampToken,
    carrier_status: null,
    carrier_event_id: null,
  };
  const cancelled = {
    ...before,
    status: 'cancelled',
    updated_at: stampToken,
    events: [...before.events, event],
  };
  const detail = { ...shipmentDetail(cancelled), label_pdf_url: null };
  const body = draftEvent(
    'shipment.cancelled',
    before.livemode,
    detail,
    before.event_sequence + 1,
    cause,
    now,
  );
  return { description: cancelledText, trackingEventId: event.id, event: { ...body, stampToken } };
}

/** Why a shipment can't be locked: it is cancelled, or the refusal that fits. */
async function unlocked(
  { db }: WorkContext,
  scope: Scope,
  trackingNumber: string,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentRow> {
  const shipment = (await findShipment(db.kysely, scope, trackingNumber)) ?? refuse('NOT_FOUND');
  if (shipment.status === 'cancelled') return shipment;
  const notCancellable = (reason: string) =>
    refuse('SHIPMENT_NOT_CANCELLABLE', {
      message: `the shipment ${reason} and can no longer be cancelled`,
      detail: { shipment_status: shipment.status },
    });
  if (shipment.status !== 'label_created') return notCancellable(`is ${shipment.status}`);
  if (!isDispatched(shipment)) return refuse('DISPATCH_PENDING', { retryAfterSeconds: retrySeconds });
  if (shipment.intercepting) return refuse('SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS');
  if (shipment.charge?.state === 'posted') return notCancellable('has been settled');
  return refuse('CANCEL_UNDECIDED', { retryAfterSeconds: 1 });
}
