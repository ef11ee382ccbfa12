import { takeLeftCancels } from '../../db/query/cancel-shipment.ts';
import { takeUndecided } from '../../db/query/take-undecided.ts';
import { ApiError, refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { finishCancel } from '../shipment/cancel.ts';
import { dispatchBooking } from '../shipment/dispatch.ts';

const batch = 20;
/** An undecided dispatch as old as this needs a person; it is never refunded by itself. */
const alertAfterMs = 4 * 3_600_000;

/**
 * Brings what was cut off between two steps to its end: bookings and cancels whose process died, or whose carrier
 * couldn't tell. The same code as the request's own, so both may meet; the fences decide. Returns how many it took.
 */
export async function reconcileShipments(context: WorkContext): Promise<number> {
  const { db, log, clock } = context;
  const bookings = await takeUndecided(db, batch);
  await Promise.all(
    bookings.map(async ({ fence, shipment, accountEmail }) => {
      const { decision } = await dispatchBooking(context, fence, shipment, { accountEmail, takenOver: true });
      const trackingNumber = shipment.tracking_number;
      log.info({ trackingNumber, decision }, 'a booking that was cut off was taken up');
      const age = clock.now().getTime() - Date.parse(shipment.created_at);
      if (decision === 'undecided' && age > alertAfterMs) {
        log.error(
          { trackingNumber, hours: Math.floor(age / 3_600_000) },
          'a dispatch is still undecided: ask the carrier',
        );
      }
    }),
  );
  const cancels = await takeLeftCancels(db, batch);
  await Promise.all(
    cancels.map(async (shipment) => {
      try {
        await finishCancel(context, shipment, null, refuse);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log.warn(
          { trackingNumber: shipment.tracking_number, code: error.code },
          'a cancel that was cut off is not through',
        );
      }
    }),
  );
  return bookings.length + cancels.length;
}
