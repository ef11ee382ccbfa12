import { type BookingFence, holdsBooking } from '../../db/query/booking/finish-booking.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { dispatchRequestOf } from '../carrier/dispatch-request.ts';
import type { DispatchOutcome } from '../carrier/outcome.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../runtime/crashpoint.ts';
import { concludeBooking, type Decision } from './conclude.ts';
import { mayBeTakenOver } from './late-run.ts';

export interface BookingRun {
  readonly accountEmail: string;
  readonly takenOver: boolean;
  /** Value of `performance.now()`. */
  readonly begunAt: number;
}

/** Dispatches a booked shipment. A run that takes over looks it up first, so that it is never sent twice blindly. */
export async function dispatchBooking(
  context: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  run: BookingRun,
): Promise<Decision> {
  crashpoint('carrier-before-send');
  const outcome = run.takenOver
    ? await lookUpOrSend(context, fence, shipment, run)
    : await send(context, fence, shipment, run);
  crashpoint('carrier-after-response');
  if (outcome === null) return { decision: 'taken_over' };
  crashpoint('before-finish');
  const decided = await concludeBooking(context, fence, shipment, outcome);
  crashpoint('after-finish');
  if (decided.decision === 'taken_over' && outcome.outcome === 'accepted') await retract(context, shipment);
  return decided;
}

/** Null: nothing was sent, because another run took over. */
async function send(
  { db, carriers }: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  { accountEmail, begunAt }: BookingRun,
): Promise<DispatchOutcome | null> {
  if (mayBeTakenOver(begunAt) && !(await holdsBooking(db, fence))) return null;
  const request = dispatchRequestOf(shipment, { accountEmail });
  return carriers.of(shipment.carrier_code).dispatch(request, callOf(shipment));
}

async function lookUpOrSend(
  context: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  run: BookingRun,
): Promise<DispatchOutcome | null> {
  const found = await context.carriers
    .of(shipment.carrier_code)
    .lookup(shipment.tracking_number, callOf(shipment));
  if (found.outcome === 'unknown') return found;
  if (found.outcome === 'absent') {
    const sent = await send(context, fence, shipment, run);
    // This dispatch was not sent, but the first may still arrive: stay undecided until the carrier responds.
    return sent?.outcome === 'unreachable' ? { outcome: 'unknown', reason: sent.reason } : sent;
  }
  if (found.cancelled) return { outcome: 'cancelled' };
  return { ...found, outcome: 'accepted', duplicate: true };
}

/** Cancels this run's booking at the carrier, because another run has withdrawn the shipment. */
async function retract({ db, carriers, log }: WorkContext, shipment: ShipmentRow): Promise<void> {
  const { scope, requestId } = callOf(shipment);
  const { tracking_number: trackingNumber, carrier_code: carrierCode } = shipment;
  const now = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (now?.dispatch_status !== 'rejected' && now?.status !== 'cancelled') return;
  const { outcome } = await carriers.of(carrierCode).cancel(trackingNumber, { scope, requestId });
  log.error(
    { trackingNumber, carrierCode, cancel: outcome },
    'the carrier booked a shipment that was already withdrawn; check that it is cancelled at the carrier',
  );
}

function callOf(shipment: ShipmentRow) {
  return {
    scope: { accountId: shipment.account_id, livemode: shipment.livemode },
    requestId: shipment.request_id,
  };
}
