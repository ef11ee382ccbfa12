import { takeLeftCancels } from '../../db/query/booking/cancel-shipment.ts';
import {
  carriersOfUndecided,
  type TakenBooking,
  takeUndecided,
} from '../../db/query/booking/take-undecided.ts';
import { readDatabaseClock } from '../../db/query/installation/database-clock.ts';
import { ApiError, refuse } from '../api-error.ts';
import type { WorkContext } from '../context.ts';
import { finishCancel } from './cancel.ts';
import { dispatchBooking } from './dispatch.ts';
import { everyHourPast } from './undecided-age.ts';

/** At most so many are worked on at once, at each carrier and of each kind: one that hangs delays nobody else's. */
const width = 20;
/** No further one is taken after this: the next run goes on where this one ended. */
const maxRunMs = 10_000;

/**
 * Brings what was cut off between two steps to its end: bookings and cancels whose process died, or whose carrier
 * couldn't tell. The same code as the request's own, so both may meet; the fences decide. Returns how many it took.
 */
export async function reconcileShipments(context: WorkContext): Promise<number> {
  const { db } = context;
  // What is still undecided after this run's attempt was let go of later than that, and isn't taken twice.
  const since = await readDatabaseClock(db);
  const endAt = performance.now() + maxRunMs;
  const counts = (await carriersOfUndecided(db)).flatMap((carrierCode) => [
    inWindow(
      (room) => takeUndecided(db, carrierCode, since, room),
      (taken) => attempt(context, taken.shipment.tracking_number, () => finishBooking(context, taken, since)),
      endAt,
    ),
    inWindow(
      (room) => takeLeftCancels(db, carrierCode, since, room),
      ({ shipment, leftAt }) =>
        attempt(context, shipment.tracking_number, async () => {
          alertHourly(context, shipment.tracking_number, shipment.cancel_undecided_since, leftAt, since);
          await finishCancel(context, { shipment, takenOver: true }, performance.now(), refuse);
        }),
      endAt,
    ),
  ]);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** Takes another one as soon as one has ended. */
async function inWindow<Taken>(
  take: (room: number) => Promise<Taken[]>,
  finish: (taken: Taken) => Promise<void>,
  endAt: number,
): Promise<number> {
  const running = new Set<Promise<void>>();
  let count = 0;
  while (performance.now() < endAt) {
    const room = width - running.size;
    const taken = await take(room);
    count += taken.length;
    for (const one of taken) {
      const finished = finish(one).finally(() => running.delete(finished));
      running.add(finished);
    }
    if (taken.length < room) break;
    await Promise.race(running);
  }
  await Promise.all(running);
  return count;
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
  { fence, shipment, accountEmail, leftAt }: TakenBooking,
  now: string,
): Promise<void> {
  const begunAt = performance.now();
  const trackingNumber = shipment.tracking_number;
  alertHourly(context, trackingNumber, shipment.undecided_since, leftAt, now);
  const run = { accountEmail, takenOver: true, begunAt };
  const { decision } = await dispatchBooking(context, fence, shipment, run);
  context.log.info({ trackingNumber, decision }, 'a booking that was cut off was taken up');
}

/** Something as old as this needs a person; it is never decided by itself. */
function alertHourly(
  { log }: WorkContext,
  trackingNumber: string,
  undecidedSince: string | null,
  leftAt: string,
  now: string,
): void {
  const hours = everyHourPast(undecidedSince, leftAt, now);
  if (hours === null) return;
  log.error(
    { trackingNumber, hours },
    'still undecided: ask the carrier, then `sampan shipment resolve` it with what it says',
  );
}
