import type { Db } from '../../db/client.ts';
import {
  type CancellationClaim,
  type CancellationEnd,
  endCancellation,
  insertCancellation,
  takeDueCancellations,
} from '../../db/query/booking/shipment-cancellation.ts';
import { type Scope, scopeOf } from '../../db/scope.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import { errorReply, isUnexpected } from '../contract/errors.ts';
import { createRefuse } from '../contract/operation.ts';
import { causeOf } from '../event.ts';
import { cancelBooking } from './cancel.ts';

/** If a worker dies, its shipments are due again after this time. It is longer than a carrier's deadline. */
const leaseSeconds = 60;
/** Shipments that are cancelled at the same time. */
const atOnce = 5;
/** After this time, the run ends, so that other jobs have their turn. */
const turnMs = 5_000;
/** Attempts after which a shipment is left as it is, if its carrier does not answer: some minutes at most. */
const maxAttempts = 6;

/**
 * Stores that shipments are to be cancelled, which a job does. A second request with the same id changes nothing. Returns
 * false then.
 */
export function requestCancellations(
  { db }: { readonly db: Pick<Db, 'kysely'> },
  {
    scope,
    actor,
    requestId,
  }: { readonly scope: Scope; readonly actor: AuditActor; readonly requestId: string | null },
  { id, trackingNumbers }: { readonly id: string; readonly trackingNumbers: readonly string[] },
): Promise<boolean> {
  return commitChange(db.kysely, async (tx) => {
    const request = { id, requestedBy: actor.email, requestId };
    const isNew = await insertCancellation(tx, scope, request, trackingNumbers);
    const subject = trackingNumbers.length === 1 ? trackingNumbers[0] : String(trackingNumbers.length);
    return { result: isNew, entry: isNew && [actor, 'shipment.cancel_requested', subject] };
  });
}

/** Cancels shipments that are due, a few at a time, until none is left or the turn ends. Returns the number of attempts. */
export async function cancelDueShipments(context: WorkContext): Promise<number> {
  const endAt = performance.now() + turnMs;
  let attempts = 0;
  while (performance.now() < endAt) {
    const claims = await takeDueCancellations(context.db, atOnce, leaseSeconds);
    if (claims.length === 0) break;
    attempts += claims.length;
    await Promise.all(
      claims.map(async (claim) => endCancellation(context.db, claim, await attempt(context, claim))),
    );
  }
  return attempts;
}

const refuse = createRefuse<'cancelShipment'>();

async function attempt(context: WorkContext, claim: CancellationClaim): Promise<CancellationEnd> {
  const { account_id: accountId, requested_by: email, request_id, tracking_number: number, attempts } = claim;
  const call = {
    scope: scopeOf(claim),
    actor: () => ({ accountId, email, ip: null, now: context.clock.now() }),
    cause: causeOf({ request_id, idempotency_key: null }),
    refuse,
  };
  try {
    await cancelBooking(context, call, number);
    return { state: 'cancelled' };
  } catch (thrown) {
    const { error, status, body } = errorReply(thrown);
    if (isUnexpected(thrown))
      context.log.error({ err: thrown, trackingNumber: number }, 'A shipment could not be cancelled');
    const { retryAfterSeconds } = error.options;
    const isFinal = status < 500 && retryAfterSeconds === undefined;
    if (isFinal || attempts >= maxAttempts) return { state: 'failed', error: body };
    return { state: 'waiting', pauseSeconds: Math.min(retryAfterSeconds ?? 2 ** attempts, leaseSeconds) };
  }
}
