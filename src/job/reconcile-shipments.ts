import { takeLeftCancels } from '../../db/query/cancel-shipment.ts';
import { readDatabaseClock } from '../../db/query/database-clock.ts';
import { type TakenBooking, takeUndecided } from '../../db/query/take-undecided.ts';
import { ApiError, refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { finishCancel } from '../shipment/cancel.ts';
import { dispatchBooking } from '../shipment/dispatch.ts';

const batch = 20;
/** No further batch is taken after this: the next run goes on where this one ended. */
const maxRunMs = 10_000;
/** An undecided dispatch as old as this needs a person; it is never refunded by itself. */
const alertAfterMs = 4 * 3_600_000;

/**
 * Brings what was cut off between two steps to its end: bookings and cancels whose process died, or whose carrier
 * couldn't tell. The same code as the request's own, so both may meet; the fences decide. Returns how many it took.
 */
export async function reconcileShipments(context: WorkContext): Promise<number> {
  const { db } = context;
  // What is still undecided after this run's attempt was let go of later than that, and isn't taken twice.
  const since = await readDatabaseClock(db);
  const endAt = performance.now() + maxRunMs;
  const bookings = await inBatches(
    () => takeUndecided(db, since, batch),
    (taken) => attempt(context, taken.shipment.tracking_number, () => finishBooking(context, taken)),
    endAt,
  );
  const cancels = await inBatches(
    () => takeLeftCancels(db, since, batch),
    (taken) => attempt(context, taken.tracking_number, () => finishCancel(context, taken, null, refuse)),
    endAt,
  );
  return bookings + cancels;
}

async function inBatches<Taken>(
  take: () => Promise<Taken[]>,
  finish: (taken: Taken) => Promise<void>,
  endAt: number,
): Promise<number> {
  for (let count = 0; ; ) {
    const taken = await take();
    await Promise.all(taken.map(finish));
    count += taken.length;
    if (taken.length < batch || performance.now() > endAt) return count;
  }
}

/** One that fails is taken again when its lock ends; the others go on. */
async function attempt(
  { log }: WorkContext,
  trackingNumber: string,
  finish: () => Promise<unknown>,
): Promise<void> {
  try {
    await finish();
  } catch (error) {
    if (error instanceof ApiError) log.warn({ trackingNumber, code: error.code }, 'a cancel is not through');
    else log.error({ err: error, trackingNumber }, 'what was cut off could not be brought to its end');
  }
}

async function finishBooking(
  context: WorkContext,
  { fence, shipment, accountEmail }: TakenBooking,
): Promise<void> {
  const { decision } = await dispatchBooking(context, fence, shipment, { accountEmail, takenOver: true });
  const trackingNumber = shipment.tracking_number;
  context.log.info({ trackingNumber, decision }, 'a booking that was cut off was taken up');
  const age = context.clock.now().getTime() - Date.parse(shipment.created_at);
  if (decision === 'undecided' && age > alertAfterMs) {
    const hours = Math.floor(age / 3_600_000);
    context.log.error({ trackingNumber, hours }, 'a dispatch is still undecided: ask the carrier');
  }
}
