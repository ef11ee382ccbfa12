import type { Kysely } from 'kysely';
import { findKnownBookings } from '../../db/query/booking/known-booking.ts';
import type { Database } from '../../db/table/index.ts';

export interface CarrierBooking {
  readonly reference: string;
  readonly waybill_number: string;
  readonly state: 'booked' | 'cancelled';
  /** Null if the carrier was asked by number. */
  readonly booked_at: string | null;
}

/**
 * `forgotten`: the database has no such shipment. `cancelled_at_carrier`: here it is booked. `booked_at_carrier`: here it
 * is cancelled, or was never booked.
 */
export type Difference = 'forgotten' | 'cancelled_at_carrier' | 'booked_at_carrier';

export type DifferentBooking<Booking extends CarrierBooking> = Booking & { readonly difference: Difference };

/** Returns those of the carrier's bookings that differ from the database. */
export async function compareBookings<Booking extends CarrierBooking>(
  db: Kysely<Database>,
  bookings: readonly Booking[],
): Promise<DifferentBooking<Booking>[]> {
  const known = await findKnownBookings(
    db,
    bookings.map(({ reference }) => reference),
  );
  const shipments = new Map(known.map((shipment) => [shipment.tracking_number, shipment]));
  return bookings.flatMap((booking) => {
    const shipment = shipments.get(booking.reference);
    const difference = shipment ? findDifference(booking, shipment) : forgottenDifference(booking);
    return difference === null ? [] : [{ ...booking, difference }];
  });
}

/** A forgotten booking that was cancelled costs nothing. */
function forgottenDifference({ state }: CarrierBooking): Difference | null {
  return state === 'booked' ? 'forgotten' : null;
}

function findDifference(
  { state }: CarrierBooking,
  { status, dispatch_status }: { readonly status: string; readonly dispatch_status: string },
): Difference | null {
  // The reconciler asks the carrier about it.
  if (dispatch_status === 'pending') return null;
  const isBooked = dispatch_status !== 'rejected' && status !== 'cancelled';
  if (isBooked === (state === 'booked')) return null;
  return isBooked ? 'cancelled_at_carrier' : 'booked_at_carrier';
}
