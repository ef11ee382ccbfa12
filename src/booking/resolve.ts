import { releaseCancel, takeOverCancel } from '../../db/query/booking/cancel-shipment.ts';
import { takeBooking } from '../../db/query/booking/take-undecided.ts';
import type { DispatchOutcome } from '../carrier/outcome.ts';
import type { Refuse } from '../contract/api-error.ts';
import { type CancelCode, concludeCancel } from './cancel.ts';
import { type ConcludeContext, concludeBooking } from './conclude.ts';

/** A result that an operator got from the carrier: the booking with its waybill number, or one of the other results. */
export type Resolution = { readonly booked: string } | 'absent' | 'cancelled' | 'not_cancelled';

/**
 * Finishes a booking or cancellation whose result was unknown. False: there is none, or a run is working on it.
 * @throws {ApiError} if the shipment can no longer be cancelled.
 */
export function resolveUndecided(
  context: ConcludeContext,
  trackingNumber: string,
  resolution: Resolution,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  return resolution === 'cancelled' || resolution === 'not_cancelled'
    ? resolveCancel(context, trackingNumber, resolution === 'cancelled', refuse)
    : resolveBooking(context, trackingNumber, resolution === 'absent' ? null : resolution.booked);
}

async function resolveBooking(
  context: ConcludeContext,
  trackingNumber: string,
  waybill: string | null,
): Promise<boolean> {
  const taken = await takeBooking(context.db, trackingNumber);
  if (!taken) return false;
  const outcome: DispatchOutcome =
    waybill === null
      ? { outcome: 'unreachable', reason: 'an operator reported that the carrier has no booking' }
      : {
          outcome: 'accepted',
          waybillNumber: waybill,
          lastMileTrackingNumber: null,
          // A worker fetches the label from the carrier.
          label: 'generating',
          duplicate: true,
        };
  await concludeBooking(context, taken.fence, taken.shipment, outcome);
  return true;
}

async function resolveCancel(
  context: ConcludeContext,
  trackingNumber: string,
  isCancelled: boolean,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  const taken = await takeOverCancel(context.db, trackingNumber);
  if (!taken) return false;
  if (isCancelled) {
    await concludeCancel(context, taken.shipment, { outcome: 'cancelled' }, refuse);
  } else {
    await releaseCancel(context.db, taken.shipment, { again: false });
  }
  return true;
}
