import {
  acceptBooking,
  type BookingFence,
  leaveUndecided,
  withdrawBooking,
} from '../../db/query/finish-booking.ts';
import type { ShipmentRow } from '../../db/query/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import { dispatchRequestOf } from '../carrier/dispatch-request.ts';
import type { DispatchOutcome } from '../carrier/outcome.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { envelope } from '../envelope.ts';
import { draftEvent, stampToken } from '../event/event-body.ts';
import type { NegativeDetail } from '../idempotency/claim.ts';
import { newId } from '../identifier.ts';
import { labelUrl } from '../label/label-link.ts';
import { shipmentCreated } from './shipment-created.ts';
import { shipmentDetail } from './shipment-detail.ts';

/** What became of a booking at its carrier. */
export type Decision =
  | {
      readonly decision: 'accepted';
      readonly shipment: ShipmentRow;
      /** The answer as it is stored: a presigned URL in it is another one each time it is made. */
      readonly created: Schemas['ShipmentCreated'];
    }
  | { readonly decision: 'rejected'; readonly detail: NegativeDetail }
  /** Provably nothing was booked, and not for the order's sake. */
  | { readonly decision: 'unavailable' }
  /** Nobody can tell yet; the hold stays and the question is asked again. */
  | { readonly decision: 'undecided' }
  /** A later run goes on with it. */
  | { readonly decision: 'taken_over' };

/**
 * Dispatches a booked shipment and writes the end of it, under the key's fence (reliability 1). A run that takes over
 * asks the carrier by reference first: nothing is ever sent blindly a second time.
 */
export async function dispatchBooking(
  context: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  { accountEmail, takenOver }: { readonly accountEmail: string; readonly takenOver: boolean },
): Promise<Decision> {
  crashpoint('carrier-before-send');
  const outcome = takenOver
    ? await ask(context, shipment, accountEmail)
    : await send(context, shipment, accountEmail);
  crashpoint('carrier-after-response');
  crashpoint('before-finish');
  const decision = await finish(context, fence, shipment, outcome);
  crashpoint('after-finish');
  return decision;
}

async function send(
  { carriers, catalog }: WorkContext,
  shipment: ShipmentRow,
  accountEmail: string,
): Promise<DispatchOutcome> {
  const request = dispatchRequestOf(shipment, { accountEmail, catalog: catalog.current });
  return carriers.of(shipment.carrier_code).dispatch(request, callOf(shipment));
}

async function ask(
  context: WorkContext,
  shipment: ShipmentRow,
  accountEmail: string,
): Promise<DispatchOutcome> {
  const found = await context.carriers
    .of(shipment.carrier_code)
    .lookup(shipment.tracking_number, callOf(shipment));
  if (found.outcome === 'unknown') return found;
  if (found.outcome === 'absent') {
    const sent = await send(context, shipment, accountEmail);
    // This one never left, but the first may still be on its way: only an answer ends a booking that was cut off.
    return sent.outcome === 'unreachable' ? { outcome: 'unknown', reason: sent.reason } : sent;
  }
  if (found.cancelled) {
    return { outcome: 'rejected', code: 'CANCELLED', message: 'the carrier holds this booking as cancelled' };
  }
  return { ...found, outcome: 'accepted', duplicate: true };
}

async function finish(
  context: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  outcome: DispatchOutcome,
): Promise<Decision> {
  const { db, clock, log, config } = context;
  const { tracking_number: trackingNumber } = shipment;
  switch (outcome.outcome) {
    case 'accepted': {
      const accepted = {
        ...shipment,
        dispatch_status: 'accepted' as const,
        waybill_number: outcome.waybillNumber,
        booked_label: outcome.label,
      };
      const created = shipmentCreated(accepted, labelUrl(context, accepted));
      const written = await acceptBooking(db, fence, trackingNumber, {
        waybillNumber: outcome.waybillNumber,
        lastMileTrackingNumber: outcome.lastMileTrackingNumber,
        answerBody: envelope(201, 'created', created),
        trackingEvent: firstEvent(clock.now()),
        event: { ...createdEvent(accepted, clock.now()), stampToken },
        label: outcome.label,
        firstCheckpointSeconds: shipment.livemode ? null : config.testFeedSeconds || null,
      });
      return written ? { decision: 'accepted', shipment: written, created } : { decision: 'taken_over' };
    }
    case 'rejected': {
      const detail = { carrier_code: shipment.carrier_code, carrier_message: outcome.message };
      const reason = 'the carrier refused the shipment';
      const written = await withdrawBooking(db, fence, trackingNumber, {
        transactionId: newId('txn', clock.now()),
        reason,
        negative: detail,
      });
      return written ? { decision: 'rejected', detail } : { decision: 'taken_over' };
    }
    case 'unreachable': {
      log.warn(
        { trackingNumber, reason: outcome.reason },
        'the carrier could not be reached; nothing was booked',
      );
      const reason = 'the carrier could not be reached';
      const written = await withdrawBooking(db, fence, trackingNumber, {
        transactionId: newId('txn', clock.now()),
        reason,
        negative: null,
      });
      return { decision: written ? 'unavailable' : 'taken_over' };
    }
    case 'unknown': {
      log.warn({ trackingNumber, reason: outcome.reason }, 'the dispatch is undecided');
      return { decision: (await leaveUndecided(db, fence, trackingNumber)) ? 'undecided' : 'taken_over' };
    }
  }
}

const bookedText = 'Shipment booked, label created';

function firstEvent(now: Date) {
  return { id: newId('tev', now), description: bookedText };
}

function createdEvent(shipment: ShipmentRow, now: Date) {
  const events = [
    {
      id: '',
      tracking_number: shipment.tracking_number,
      sequence: 1,
      status: 'label_created',
      sub_status: null,
      description: bookedText,
      location: null,
      occurred_at: shipment.created_at,
      carrier_status: null,
      carrier_event_id: null,
    },
  ];
  const detail = shipmentDetail({ ...shipment, updated_at: stampToken, events, charge: null });
  const cause = shipment.request_id
    ? { requestId: shipment.request_id, idempotencyKey: shipment.idempotency_key }
    : null;
  return draftEvent('shipment.created', shipment.livemode, { ...detail, label_pdf_url: null }, 1, cause, now);
}

function callOf(shipment: ShipmentRow) {
  return {
    scope: { accountId: shipment.account_id, livemode: shipment.livemode },
    requestId: shipment.request_id,
  };
}
