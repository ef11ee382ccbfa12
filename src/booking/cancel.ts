import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Db } from '../../db/client.ts';
import { crashpoint } from '../../db/crashpoint.ts';
import {
  type Cancellation,
  type CancelProgress,
  extendCancelLocks,
  findCancelProgress,
  holdsCancel,
  type LockedCancel,
  lockForCancel,
  releaseCancel,
  writeCancel,
} from '../../db/query/booking/cancel-shipment.ts';
import { reconcileIntervalSeconds } from '../../db/query/booking/unfinished.ts';
import {
  findShipment,
  type ShipmentCharge,
  type ShipmentRow,
  type ShipmentWithEvents,
} from '../../db/query/shipment/shipment.ts';
import { stampPlaceholder } from '../../db/query/webhook/event.ts';
import { type Scope, scopeOf } from '../../db/scope.ts';
import { lockSeconds, maxLockedSeconds } from '../../db/table/account.ts';
import { outsideGate } from '../admission/gate.ts';
import { auditEntry } from '../audit.ts';
import type { CancelOutcome, LookupOutcome } from '../carrier/carrier.ts';
import type { WorkContext } from '../context.ts';
import { ApiError, type Refuse } from '../contract/errors.ts';
import { causeOf, draftEvent, type EventCause } from '../event.ts';
import type { ChangeCall } from '../idempotency.ts';
import { keepLeases } from '../lease.ts';
import { newId } from '../runtime.ts';
import { isDispatched, shipmentDetail } from '../shipment/view.ts';
import { mayBeTakenOver } from './book.ts';

const firstPauseMs = 20;
const maxPauseMs = 250;

/** Cancels in flight in this process. A concurrent request gets the result of the same run. */
class CancelRuns {
  readonly #runs = new Map<string, Promise<ShipmentWithEvents>>();

  find(trackingNumber: string): Promise<ShipmentWithEvents> | undefined {
    return this.#runs.get(trackingNumber);
  }

  start(trackingNumber: string, run: () => Promise<ShipmentWithEvents>): Promise<ShipmentWithEvents> {
    const running = run().finally(() => {
      if (this.#runs.get(trackingNumber) === running) this.#runs.delete(trackingNumber);
    });
    this.#runs.set(trackingNumber, running);
    return running;
  }
}

const runsOfPools = new WeakMap<pg.Pool, CancelRuns>();

function findCancelRuns({ pool }: Pick<Db, 'pool'>): CancelRuns {
  let runs = runsOfPools.get(pool);
  if (!runs) {
    runs = new CancelRuns();
    runsOfPools.set(pool, runs);
  }
  return runs;
}

/** Polls until another process's cancel ends, at most until `until` (`performance.now()`). Holds no connection. */
async function waitForCancel(
  db: Db,
  scope: Scope,
  trackingNumber: string,
  until: number,
): Promise<CancelProgress> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const standing = await findCancelProgress(db, scope, trackingNumber);
    const leftMs = until - performance.now();
    if (!standing.isRunning || leftMs <= 0) return standing;
    await outsideGate(() => delay(Math.min(pauseMs, leftMs)));
  }
}

const maxAttempts = 20;
/** Time for the database, on top of the carrier's deadline. */
const marginMs = 1_000;
const cancelledText = 'Shipment cancelled before pickup';

export type CancelCode =
  | 'NOT_FOUND'
  | 'SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS'
  | 'SHIPMENT_NOT_CANCELLABLE'
  | 'DISPATCH_PENDING'
  | 'CANCEL_UNDECIDED'
  | 'CARRIER_UNAVAILABLE';

type CancelContext = Pick<WorkContext, 'db' | 'clock' | 'log'>;

/**
 * Cancels a shipment (contract: cancelShipment), at the carrier first. After a crash, the next run repeats the call. The
 * activity has who began it, from the statement that locks the shipment, because another process may finish it.
 */
export async function cancelBooking(
  context: WorkContext,
  { scope, actor, cause, refuse }: Omit<ChangeCall<CancelCode>, 'claim'>,
  trackingNumber: string,
): Promise<ShipmentWithEvents> {
  const { db, config } = context;
  const runs = findCancelRuns(db);
  const entry = auditEntry(actor(), 'shipment.cancel_requested', trackingNumber);
  const waitsUntil = performance.now() + config.carrier.deadlineMs + marginMs;
  for (let attempt = 1; ; attempt++) {
    const begunAt = performance.now();
    const locked = await lockForCancel(db, scope, trackingNumber, cause, entry);
    if (locked) {
      crashpoint('cancel-after-lock');
      return runs.start(trackingNumber, () => runCancel(context, locked, begunAt, refuse));
    }
    const ended = await cancelledOrRefuse(context, scope, trackingNumber, refuse);
    if (ended) return ended;
    const other = runs.find(trackingNumber);
    if (other) return outsideGate(() => other);
    const standing = await waitForCancel(db, scope, trackingNumber, waitsUntil);
    if (standing.isRunning || standing.isUnconfirmed || attempt === maxAttempts) {
      return refuse('CANCEL_UNDECIDED', { retryAfterSeconds: standing.retryAfterSeconds });
    }
  }
}

/** After a lost connection, releases the lock, so that the next cancel need not wait for it to expire. */
async function runCancel(
  context: WorkContext,
  locked: LockedCancel,
  begunAt: number,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents> {
  try {
    return await finishCancel(context, locked, begunAt, refuse);
  } catch (error) {
    const isRefusal = error instanceof ApiError;
    if (!isRefusal) await releaseCancel(context.db, locked.shipment, { again: true }).catch(() => {});
    throw error;
  }
}

const whileLocked = keepLeases(
  { of: 'cancels', leaseMs: lockSeconds * 1_000, maxWorkMs: maxLockedSeconds * 1_000 },
  extendCancelLocks,
);

/** Calls the carrier and writes the result, under the fence taken at `begunAt`. The reconciler starts here. */
export function finishCancel(
  context: WorkContext,
  locked: LockedCancel,
  begunAt: number,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents> {
  return whileLocked(context, locked.shipment, () => callCarrier(context, locked, begunAt, refuse));
}

async function callCarrier(
  context: WorkContext,
  { shipment, takenOver }: LockedCancel,
  begunAt: number,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents> {
  const { db, carriers } = context;
  const carrier = carriers.of(shipment.carrier_code);
  const call = { scope: scopeOf(shipment), requestId: shipment.cancel_request_id };
  if (mayBeTakenOver(begunAt) && !(await holdsCancel(db, shipment))) {
    return responseWithoutLock(context, call.scope, shipment.tracking_number, refuse);
  }
  // If the parcel moved while the cancel was unconfirmed, only ask the carrier for the result of the first call.
  const reply =
    shipment.status === 'label_created'
      ? await carrier.cancel(shipment.tracking_number, call)
      : toCancelOutcome(await carrier.lookup(shipment.tracking_number, call));
  crashpoint('cancel-after-carrier');
  // This call was not sent, but the call of the earlier run may still arrive.
  const isUnknown = reply.outcome === 'unreachable' && takenOver;
  const known = isUnknown ? ({ outcome: 'unknown', reason: reply.reason } as const) : reply;
  return recordCancelResult(context, shipment, known, refuse);
}

export async function recordCancelResult(
  context: CancelContext,
  shipment: ShipmentRow,
  reply: CancelOutcome,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents> {
  const { db, log } = context;
  const { tracking_number: trackingNumber, account_id: accountId } = shipment;
  if (reply.outcome === 'unknown') {
    await releaseCancel(db, shipment, { again: true });
    return refuseUnconfirmed(db, { accountId }, trackingNumber, refuse);
  }
  if (reply.outcome === 'unreachable') {
    const { reason, isOurFault = false } = reply;
    log[isOurFault ? 'error' : 'warn']({ trackingNumber, reason }, 'cancel not sent to the carrier');
    await releaseCancel(db, shipment, { again: false });
    return refuse('CARRIER_UNAVAILABLE', { retryAfterSeconds: reconcileIntervalSeconds });
  }
  if (reply.outcome === 'refused' && reply.code !== 'BOOKING_NOT_FOUND') {
    await releaseCancel(db, shipment, { again: false });
    return refuse('SHIPMENT_NOT_CANCELLABLE', {
      message: 'the carrier rejected the cancellation',
      detail: {
        shipment_status: shipment.status,
        carrier_code: shipment.carrier_code,
        carrier_message: reply.reason,
      },
    });
  }
  const written = await writeEnd(context, shipment);
  if (written) return written;
  const released = await releaseCancel(db, shipment, { again: false });
  const now = await findShipment(db, scopeOf(shipment), trackingNumber);
  if (now && now.status !== 'cancelled') {
    log.error(
      { trackingNumber, status: now.status, takenOver: !released },
      'the carrier cancelled a shipment whose status changed in between; ask the carrier where the parcel is',
    );
  }
  return responseWithoutLock(context, scopeOf(shipment), trackingNumber, refuse);
}

function toCancelOutcome(found: LookupOutcome): CancelOutcome {
  if (found.outcome === 'unknown') return found;
  if (found.outcome === 'absent') {
    return {
      outcome: 'refused',
      code: 'BOOKING_NOT_FOUND',
      reason: 'the carrier has no booking with this reference',
    };
  }
  return found.cancelled
    ? { outcome: 'cancelled' }
    : { outcome: 'refused', code: 'BOOKING_KEPT', reason: 'the carrier still has the booking' };
}

/** Undefined: the shipment can't be cancelled any more, or another run took over. */
async function writeEnd(
  { db, clock }: CancelContext,
  shipment: ShipmentRow,
): Promise<ShipmentWithEvents | undefined> {
  const { tracking_number: trackingNumber, cancel_fence: fence } = shipment;
  const cause = causeOf({
    request_id: shipment.cancel_request_id,
    idempotency_key: shipment.cancel_idempotency_key,
  });
  for (let attempt = 1; attempt <= maxAttempts; attempt++) {
    const before = await findShipment(db, scopeOf(shipment), trackingNumber);
    if (before?.status !== 'label_created' || before.cancel_fence !== fence) return undefined;
    const now = clock.now();
    const written = await writeCancel(db, before, {
      ...draftCancellation(before, cancelledText, cause, now),
      transactionId: newId('txn', now),
    });
    crashpoint('cancel-after-finish');
    if (written) return { ...before, ...written, charge: before.charge && releasedCharge(before.charge) };
  }
  throw new Error(`${trackingNumber} changed during each of ${maxAttempts} attempts to write its cancel`);
}

function releasedCharge(charge: NonNullable<ShipmentWithEvents['charge']>) {
  return { ...charge, state: 'voided' as const, heldCents: 0, releasedCents: charge.heldCents };
}

async function responseWithoutLock(
  context: CancelContext,
  scope: Scope,
  trackingNumber: string,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents> {
  const ended = await cancelledOrRefuse(context, scope, trackingNumber, refuse);
  return ended ?? refuseUnconfirmed(context.db, scope, trackingNumber, refuse);
}

async function refuseUnconfirmed(
  db: CancelContext['db'],
  scope: Pick<Scope, 'accountId'>,
  trackingNumber: string,
  refuse: Refuse<CancelCode>,
): Promise<never> {
  const { retryAfterSeconds } = await findCancelProgress(db, scope, trackingNumber);
  return refuse('CANCEL_UNDECIDED', { retryAfterSeconds });
}

type CancelObstacle = 'past_label_created' | 'not_dispatched' | 'intercepted' | 'settled';

/** Returns null for a shipment that can be cancelled. */
export function whyNotCancellable(
  shipment: Pick<ShipmentWithEvents, 'status' | 'dispatch_status' | 'intercepting'> & {
    readonly charge: Pick<ShipmentCharge, 'state'> | null;
  },
): CancelObstacle | null {
  if (shipment.status !== 'label_created') return 'past_label_created';
  if (!isDispatched(shipment)) return 'not_dispatched';
  if (shipment.intercepting) return 'intercepted';
  return shipment.charge?.state === 'posted' ? 'settled' : null;
}

/** Returns a cancelled shipment, null while another run has the lock; refuses a shipment that can't be cancelled. */
async function cancelledOrRefuse(
  { db }: CancelContext,
  scope: Scope,
  trackingNumber: string,
  refuse: Refuse<CancelCode>,
): Promise<ShipmentWithEvents | null> {
  const shipment = (await findShipment(db, scope, trackingNumber)) ?? refuse('NOT_FOUND');
  if (shipment.status === 'cancelled') return shipment;
  const notCancellable = (reason: string) =>
    refuse('SHIPMENT_NOT_CANCELLABLE', {
      message: `the shipment ${reason} and can no longer be cancelled`,
      detail: { shipment_status: shipment.status },
    });
  switch (whyNotCancellable(shipment)) {
    case 'past_label_created':
      return notCancellable(`is ${shipment.status}`);
    case 'not_dispatched':
      return refuse('DISPATCH_PENDING', { retryAfterSeconds: reconcileIntervalSeconds });
    case 'intercepted':
      return refuse('SHIPMENT_CANCEL_INTERCEPT_IN_PROGRESS');
    case 'settled':
      return notCancellable('has been settled');
    case null:
      return null;
  }
}

/** Drafts the tracking event and the event of a cancelled shipment. */
export function draftCancellation(
  before: ShipmentWithEvents,
  description: string,
  cause: EventCause | null,
  now: Date,
): Cancellation {
  const trackingEvent = {
    id: newId('tev', now),
    tracking_number: before.tracking_number,
    sequence: before.events.length + 1,
    status: 'cancelled' as const,
    sub_status: null,
    description,
    location: null,
    occurred_at: stampPlaceholder,
    utc_offset_minutes: null,
    next_step: null,
    carrier_status: null,
    carrier_event_id: null,
  };
  const cancelled = {
    ...before,
    status: 'cancelled' as const,
    updated_at: stampPlaceholder,
    events: [...before.events, trackingEvent],
  };
  const detail = { ...shipmentDetail(cancelled), label_pdf_url: null };
  const attributes = { livemode: before.livemode, sequence: before.event_sequence + 1, cause, now };
  const event = draftEvent('shipment.cancelled', { object: detail }, attributes);
  return { trackingEventId: trackingEvent.id, description, event };
}
