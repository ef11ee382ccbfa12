import type { Kysely } from 'kysely';
import { claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import {
  type DeliveryRow,
  type FoundUndelivered,
  maxShownAttempts,
  requeueUndelivered,
} from '../../db/query/webhook/webhook-delivery.ts';
import { lockWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import { inTransaction, settlesWithin } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { AuditActor } from '../audit.ts';
import { commitChange } from '../change.ts';
import type { WorkContext } from '../context.ts';
import type { ChangeCall } from '../idempotency.ts';
import { sendAttempt } from './attempt.ts';

/** Time for which the API call waits for the result. The attempt continues after that. */
const waitMs = 5_000;

/** Makes one attempt outside the schedule. Returns false if an attempt is in flight or the endpoint is inactive. */
export async function redeliver(
  context: WorkContext,
  { accountId }: Scope,
  id: string,
  actor: AuditActor,
): Promise<boolean> {
  const { leaseMs } = context.config.webhook;
  const claim = await commitChange(context.db.kysely, async (tx) => {
    const claimed = await claimRedelivery(inTransaction(tx), { id, account_id: accountId }, leaseMs);
    return { result: claimed, entry: claimed && [actor, 'webhook.redelivered', id] };
  });
  if (!claim) return false;
  const attempt = sendAttempt(context, claim).catch((error: unknown) =>
    // When the lease expires, the relay queues the delivery again.
    context.log.warn({ err: error, delivery: id }, 'Redelivery failed; the relay queues it again'),
  );
  await settlesWithin(waitMs, attempt);
  return true;
}

/** Makes the oldest failed deliveries of an endpoint since a time due for one attempt each, and records it. */
export async function redeliverFailed(
  db: Kysely<Database>,
  { scope, actor, refuse }: Omit<ChangeCall<'NOT_FOUND' | 'WEBHOOK_INACTIVE'>, 'cause' | 'claim'>,
  endpointId: string,
  since: string,
): Promise<FoundUndelivered> {
  return commitChange(db, async (tx) => {
    const webhook = (await lockWebhook(tx, scope, endpointId)) ?? refuse('NOT_FOUND');
    if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
    const redelivered = await requeueUndelivered(tx, { accountId: scope.accountId, endpointId, since });
    return { result: redelivered, entry: [actor(), 'webhook.redelivered', endpointId] };
  });
}

type Attempt = Schemas['WebhookDeliveryAttempt'];

/** Returns a delivery as the API shows it, with the attempt that is in flight. */
export function deliveryView(row: DeliveryRow): Schemas['WebhookDelivery'] {
  const ended = row.attempts.map(({ delivery_id: _, ...attempt }) => attempt);
  const running = row.state === 'delivering' && row.started_at !== null;
  const deciding = decidingAttempt(row, ended);
  const { http_status, latency_ms, response_excerpt, error } = deciding ?? noResponse;
  // The attempt in flight replaces the oldest one, so that the list stays within its limit.
  const shown =
    running && ended.length === maxShownAttempts ? ended.toSpliced(ended[0] === deciding ? 1 : 0, 1) : ended;
  return {
    id: row.id,
    event_id: row.event_id,
    event_type: row.event_type,
    state: row.state,
    attempt_count: row.attempt_count,
    http_status,
    latency_ms,
    response_excerpt,
    error,
    next_attempt_at: running ? null : row.next_attempt_at,
    created_at: row.created_at,
    attempts:
      running && row.started_at ? [...shown, { ...noResponse, ...attemptStart(row, row.started_at) }] : shown,
  };
}

const noResponse = { http_status: null, latency_ms: null, response_excerpt: null, error: null };

/** Returns the attempt that decided the state: the last success if the delivery succeeded, else the last that ended. */
function decidingAttempt({ state }: DeliveryRow, ended: readonly Attempt[]): Attempt | undefined {
  return state === 'succeeded' ? ended.findLast(({ error }) => error === null) : ended.at(-1);
}

function attemptStart(row: DeliveryRow, startedAt: string) {
  return { number: row.attempt_count, trigger: row.trigger, started_at: startedAt };
}
