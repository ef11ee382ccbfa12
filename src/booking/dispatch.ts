import { type BookingFence, holdsBooking } from '../../db/query/booking/finish-booking.ts';
import { findShipment, type ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { dispatchRequestOf } from '../carrier/dispatch-request.ts';
import type { DispatchOutcome } from '../carrier/outcome.ts';
import type { WorkContext } from '../context.ts';
import { crashpoint } from '../crashpoint.ts';
import { concludeBooking, type Decision } from './conclude.ts';
import { isLate } from './late-run.ts';

/** The run that dispatches a booking. */
export interface BookingRun {
  readonly accountEmail: string;
  /** An earlier run may have sent it. */
  readonly takenOver: boolean;
  /** When it took its fence, by `performance.now()`. */
  readonly begunAt: number;
}

/**
 * Dispatches a booked shipment and writes the end of it, under the key's fence (docs/design/booking.md, Steps). A run that takes over
 * asks the carrier by reference first: nothing is ever sent blindly a second time.
 */
export async function dispatchBooking(
  context: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  run: BookingRun,
): Promise<Decision> {
  crashpoint('carrier-before-send');
  const outcome = run.takenOver
    ? await ask(context, fence, shipment, run)
    : await send(context, fence, shipment, run);
  crashpoint('carrier-after-response');
  if (outcome === null) return { decision: 'taken_over' };
  crashpoint('before-finish');
  const decided = await concludeBooking(context, fence, shipment, outcome);
  crashpoint('after-finish');
  if (decided.decision === 'taken_over' && outcome.outcome === 'accepted') await retract(context, shipment);
  return decided;
}

/** Null: nothing was sent, for another run has taken over. */
async function send(
  { db, carriers }: WorkContext,
  fence: BookingFence,
  shipment: ShipmentRow,
  { accountEmail, begunAt }: BookingRun,
): Promise<DispatchOutcome | null> {
  if (isLate(begunAt) && !(await holdsBooking(db, fence))) return null;
  const request = dispatchRequestOf(shipment, { accountEmail });
  return carriers.of(shipment.carrier_code).dispatch(request, callOf(shipment));
}

async function ask(
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
    // This one never left, but the first may still be on its way: only an answer ends a booking that was cut off.
    return sent?.outcome === 'unreachable' ? { outcome: 'unknown', reason: sent.reason } : sent;
  }
  if (found.cancelled) return { outcome: 'cancelled' };
  return { ...found, outcome: 'accepted', duplicate: true };
}

/** A run that woke up too late may have booked what the one that took over had withdrawn: the carrier must not keep it. */
async function retract({ db, carriers, log }: WorkContext, shipment: ShipmentRow): Promise<void> {
  const { scope, requestId } = callOf(shipment);
  const { tracking_number: trackingNumber, carrier_code: carrierCode } = shipment;
  const now = await findShipment(db, scope, trackingNumber, { invisible: true });
  if (now?.dispatch_status !== 'rejected' && now?.status !== 'cancelled') return;
  const { outcome } = await carriers.of(carrierCode).cancel(trackingNumber, { scope, requestId });
  log.error(
    { trackingNumber, carrierCode, cancel: outcome },
    'the carrier took a shipment that had been withdrawn meanwhile: check that it is cancelled there',
  );
}

function callOf(shipment: ShipmentRow) {
  return {
    scope: { accountId: shipment.account_id, livemode: shipment.livemode },
    requestId: shipment.request_id,
  };
}
