import { crashpoint } from '../../db/crashpoint.ts';
import { type BatchIdentity, type BatchRow, findBatchOfEitherMode } from '../../db/query/batch/batch.ts';
import {
  type BatchOrderClaim,
  type EndedBatchOrder,
  extendBatchOrders,
  findBookedOrder,
  maxPauseSeconds,
  takeBatchOrders,
} from '../../db/query/batch/batch-order.ts';
import { readPricingVersion } from '../../db/query/pricing/pricing-inputs.ts';
import { scopeOf } from '../../db/scope.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import { placeOrder } from '../booking/place-order.ts';
import type { WorkContext } from '../context.ts';
import { errorReply, isUnexpected } from '../contract/errors.ts';
import { sentKey } from '../key-format.ts';
import { keepLeases } from '../lease.ts';
import { type Caller, runForReply } from '../run-operation.ts';
import { endAttempts, orderContext, orderIdempotencyKey } from './batch.ts';

/** If a worker dies, its attempts are due again after this time. */
const leaseSeconds = 15;
/** Attempts after which an order is refused, if nothing is booked: about 4 minutes. retryShipmentBatch tries it again. */
const maxAttempts = 10;

/** Failures after which it is certain that nothing is booked. */
const nothingBooked: ReadonlySet<SysCodeName> = new Set(['CARRIER_UNAVAILABLE', 'FX_RATE_UNAVAILABLE']);

const whileAttempted = keepLeases<{
  readonly batch: BatchIdentity;
  readonly claims: readonly BatchOrderClaim[];
}>(
  { of: 'orders', leaseMs: leaseSeconds * 1_000, maxWorkMs: Number.POSITIVE_INFINITY },
  async (db, leases) => {
    await Promise.all(leases.map(({ batch, claims }) => extendBatchOrders(db, batch, claims, leaseSeconds)));
  },
);

/**
 * Places up to `limit` due orders of a batch, each as createShipment would, and writes the results. Returns the number of
 * orders. A worker that dies leaves their leases to expire: the order's own key keeps the next attempt from booking again.
 */
export async function placeDueOrders(
  context: WorkContext,
  key: BatchIdentity,
  limit: number,
): Promise<number> {
  const [batch, pricingVersion] = await Promise.all([
    findBatchOfEitherMode(context.db.kysely, key),
    readPricingVersion(context.db),
  ]);
  const claims = batch ? await takeBatchOrders(context.db, key, limit, leaseSeconds) : [];
  if (!batch || claims.length === 0) return 0;
  crashpoint('batch-after-take');
  await whileAttempted(context, { batch: key, claims }, async () => {
    const ended = await Promise.all(
      claims.map((claim) => placeClaimed(context, batch, claim, pricingVersion)),
    );
    crashpoint('batch-after-place');
    await endAttempts(context, key, ended);
  });
  return claims.length;
}

async function placeClaimed(
  context: WorkContext,
  batch: BatchRow,
  claim: BatchOrderClaim,
  pricingVersion: number,
): Promise<EndedBatchOrder> {
  const scope = scopeOf(batch);
  const order = {
    reference: claim.reference_no,
    key: orderIdempotencyKey(batch, claim.reference_no),
    since: batch.created_at,
  };
  try {
    // Also if the order's key has expired since.
    const booked = claim.attempts > 1 ? await findBookedOrder(context.db, scope, order) : undefined;
    if (booked?.dispatch_status === 'accepted') return placedResult(claim, booked.tracking_number);
    const text = context.secrets.decrypt(
      claim.body,
      orderContext({ accountId: scope.accountId, id: batch.id }, claim.position),
    );
    const caller = batchCaller(context, batch, pricingVersion);
    const input = { handler: placeOrder, caller, key: order.key, body: JSON.parse(text) };
    const { data } = await runForReply(context, 'createShipment', input);
    return placedResult(claim, data.tracking_number);
  } catch (thrown) {
    const { error, status, body } = errorReply(thrown);
    if (isUnexpected(thrown))
      context.log.error(
        { err: thrown, batch: batch.id, position: claim.position },
        'An order of a batch could not be placed; it is tried again',
      );
    // Funds and terms of the account change without the order.
    if (status < 500 && error.code !== 'IDEMPOTENCY_IN_FLIGHT')
      return refusedResult(claim, body, status === 402);
    const mayBeBooked = !nothingBooked.has(error.code);
    // Another run may still book under the order's key.
    const isInFlight = error.code === 'IDEMPOTENCY_IN_FLIGHT';
    if (claim.attempts >= maxAttempts && !isInFlight && !(mayBeBooked && (await isBooked())))
      return refusedResult(claim, body, true);
    return tryAgain(claim, {
      error: isInFlight ? null : body,
      mayBeBooked,
      retryAfterSeconds: error.options.retryAfterSeconds ?? 0,
    });
  }

  async function isBooked(): Promise<boolean> {
    return (await findBookedOrder(context.db, scope, order)) !== undefined;
  }
}

/** The activity has who sent the batch, and so no entry of each booking. */
function batchCaller({ clock }: WorkContext, batch: BatchRow, pricingVersion: number): Caller {
  const { account_id: accountId, id, request_id: requestId } = batch;
  return {
    scope: scopeOf(batch),
    actor: () => ({ accountId, email: id, ip: null, now: clock.now() }),
    requestId,
    pricingVersion,
    batchKey: sentKey(batch.idempotency_key),
  };
}

const ofClaim = ({ position, fence }: BatchOrderClaim) => ({ position, fence });

function placedResult(claim: BatchOrderClaim, trackingNumber: string): EndedBatchOrder {
  return {
    ...ofClaim(claim),
    status: 'placed',
    trackingNumber,
    error: null,
    retryable: false,
    mayBeBooked: true,
    pauseSeconds: null,
  };
}

function refusedResult(claim: BatchOrderClaim, error: string, retryable: boolean): EndedBatchOrder {
  return {
    ...ofClaim(claim),
    status: 'refused',
    trackingNumber: null,
    error,
    retryable,
    mayBeBooked: false,
    pauseSeconds: null,
  };
}

function tryAgain(
  claim: BatchOrderClaim,
  {
    error,
    mayBeBooked,
    retryAfterSeconds,
  }: { readonly error: string | null; readonly mayBeBooked: boolean; readonly retryAfterSeconds: number },
): EndedBatchOrder {
  const pauseSeconds = Math.min(
    Math.max(retryAfterSeconds, 2 ** Math.min(claim.attempts - 1, 6)),
    maxPauseSeconds,
  );
  return {
    ...ofClaim(claim),
    status: 'pending',
    trackingNumber: null,
    error,
    retryable: false,
    mayBeBooked,
    pauseSeconds,
  };
}
