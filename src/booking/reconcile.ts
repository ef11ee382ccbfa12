import { releaseCancel, takeOverCancel, takeOverCancels } from '../../db/query/booking/cancel-shipment.ts';
import {
  type TakenBooking,
  takeBooking,
  takeUnconfirmed,
  unconfirmedCarriers,
} from '../../db/query/booking/unfinished.ts';
import { readDatabaseClock } from '../../db/query/installation/clock.ts';
import { inTransaction, type Queryable } from '../../db/statement.ts';
import type { AuditActor } from '../audit.ts';
import type { DispatchOutcome } from '../carrier/carrier.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { ApiError, type Refuse } from '../contract/errors.ts';
import { createRefuse } from '../contract/operation.ts';
import { whileClaimed } from '../idempotency.ts';
import { type CancelCode, finishCancel, recordCancelResult } from './cancel.ts';
import { type CarrierResultContext, dispatchBooking, recordCarrierResult } from './dispatch.ts';

const hourMs = 3_600_000;
const reportAfterHours = 4;

interface UnconfirmedWait {
  readonly unconfirmedSince: string | null;
  /** Of the attempt before this one. */
  readonly leftAt: string;
  readonly now: string;
}

/** Returns the whole hours since `unconfirmedSince`, once per hour from the fourth hour on; else null. */
export function hoursToReport({ unconfirmedSince, leftAt, now }: UnconfirmedWait): number | null {
  if (unconfirmedSince === null) return null;
  const hoursAt = (time: string) => Math.floor((Date.parse(time) - Date.parse(unconfirmedSince)) / hourMs);
  const hours = hoursAt(now);
  return hours >= reportAfterHours && hours > hoursAt(leftAt) ? hours : null;
}

/** Per carrier and kind, so that a carrier that hangs doesn't delay the others. */
const maxConcurrent = 20;
const maxRunMs = 10_000;

/**
 * Finishes bookings and cancels that a dead process left, and asks about those without a clear result unless
 * `onlyInterrupted` (docs/design/booking.md, Recovery). Returns the number of shipments taken.
 */
export async function reconcileShipments(
  context: WorkContext,
  { onlyInterrupted = false } = {},
): Promise<number> {
  const { db } = context;
  // A row that is still unconfirmed after this run is not taken again in the same run.
  const since = await readDatabaseClock(db);
  const round = { since, onlyInterrupted };
  const endAt = performance.now() + maxRunMs;
  const counts = (await unconfirmedCarriers(db)).flatMap((carrierCode) => [
    runConcurrently(
      (limit) => takeUnconfirmed(db, carrierCode, round, limit),
      (taken) => attempt(context, taken.shipment.tracking_number, () => finishBooking(context, taken, since)),
      endAt,
    ),
    runConcurrently(
      (limit) => takeOverCancels(db, carrierCode, round, limit),
      ({ shipment, leftAt }) =>
        attempt(context, shipment.tracking_number, async () => {
          const { tracking_number: trackingNumber, cancel_unconfirmed_since: unconfirmedSince } = shipment;
          alertHourly(context, trackingNumber, { unconfirmedSince, leftAt, now: since });
          await finishCancel(
            context,
            { shipment, takenOver: true },
            performance.now(),
            createRefuse<'cancelShipment'>(),
          );
        }),
      endAt,
    ),
  ]);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function runConcurrently<Taken>(
  take: (limit: number) => Promise<Taken[]>,
  finish: (taken: Taken) => Promise<void>,
  endAt: number,
): Promise<number> {
  const running = new Set<Promise<void>>();
  let count = 0;
  while (performance.now() < endAt) {
    const limit = maxConcurrent - running.size;
    const taken = await take(limit);
    count += taken.length;
    for (const one of taken) {
      const finished = finish(one).finally(() => running.delete(finished));
      running.add(finished);
    }
    if (taken.length < limit) break;
    await Promise.race(running);
  }
  await Promise.all(running);
  return count;
}

/** After an error, the shipment is taken again when its lock expires. */
async function attempt(
  { log }: WorkContext,
  trackingNumber: string,
  finish: () => Promise<unknown>,
): Promise<void> {
  try {
    await finish();
  } catch (error) {
    if (error instanceof ApiError) log.warn({ trackingNumber, code: error.code }, 'cancel not finished');
    else
      log.error(
        { err: error, trackingNumber },
        'interrupted booking or cancel could not be finished; it is retried',
      );
  }
}

async function finishBooking(context: WorkContext, taken: TakenBooking, now: string): Promise<void> {
  const { shipment, accountEmail, leftAt } = taken;
  const begunAt = performance.now();
  const { tracking_number: trackingNumber, unconfirmed_since: unconfirmedSince } = shipment;
  alertHourly(context, trackingNumber, { unconfirmedSince, leftAt, now });
  const run = { accountEmail, takenOver: true, begunAt };
  const { decision } = await whileClaimed(context, taken.fence, () => dispatchBooking(context, taken, run));
  context.log.info({ trackingNumber, decision }, 'interrupted booking resumed');
}

/** Only a person may decide an unknown result: tell the operator. */
function alertHourly({ log }: WorkContext, trackingNumber: string, wait: UnconfirmedWait): void {
  const hours = hoursToReport(wait);
  if (hours === null) return;
  log.error(
    { trackingNumber, hours },
    'booking or cancel still unconfirmed; ask the carrier, then run `sampan shipment resolve`',
  );
}

/** A result that an operator got from the carrier: the booking with its waybill number, or one of the other results. */
export type Resolution = { readonly booked: string } | 'absent' | 'cancelled' | 'not_cancelled';

/** An unconfirmed shipment with the result that an operator gives. */
interface ResolvedShipment {
  readonly trackingNumber: string;
  readonly resolution: Resolution;
}

/**
 * Finishes a booking or cancellation whose result was unknown. False: there is none, or a run is working on it. The
 * activity has the result from the transaction that takes the shipment over.
 * @throws {ApiError} if the shipment can no longer be cancelled.
 */
export function resolveUnconfirmed(
  context: CarrierResultContext,
  resolved: ResolvedShipment,
  actor: AuditActor,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  const { resolution } = resolved;
  return resolution === 'cancelled' || resolution === 'not_cancelled'
    ? resolveUnconfirmedCancel(context, resolved, actor, refuse)
    : resolveUnconfirmedBooking(context, resolved, actor, resolution === 'absent' ? null : resolution.booked);
}

async function resolveUnconfirmedBooking(
  context: CarrierResultContext,
  resolved: ResolvedShipment,
  actor: AuditActor,
  waybill: string | null,
): Promise<boolean> {
  const taken = await takeRecorded(context, resolved, actor, takeBooking);
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
  await recordCarrierResult(context, taken, outcome);
  return true;
}

async function resolveUnconfirmedCancel(
  context: CarrierResultContext,
  resolved: ResolvedShipment,
  actor: AuditActor,
  refuse: Refuse<CancelCode>,
): Promise<boolean> {
  const taken = await takeRecorded(context, resolved, actor, takeOverCancel);
  if (!taken) return false;
  if (resolved.resolution === 'cancelled') {
    await recordCancelResult(context, taken.shipment, { outcome: 'cancelled' }, refuse);
  } else {
    await releaseCancel(context.db, taken.shipment, { again: false });
  }
  return true;
}

function takeRecorded<Taken>(
  { db }: CarrierResultContext,
  { trackingNumber, resolution }: ResolvedShipment,
  actor: AuditActor,
  take: (db: Queryable, trackingNumber: string) => Promise<Taken | undefined>,
): Promise<Taken | undefined> {
  return commitChange(db.kysely, async (tx) => {
    const taken = await take(inTransaction(tx), trackingNumber);
    const decided = typeof resolution === 'string' ? resolution : `booked, ${resolution.booked}`;
    return { result: taken, entry: taken && [actor, 'shipment.resolved', `${trackingNumber}: ${decided}`] };
  });
}
