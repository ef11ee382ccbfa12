import type { Kysely } from 'kysely';
import { endsWithin } from '../../db/ends-within.ts';
import { type FoundUndelivered, requeueUndelivered } from '../../db/query/webhook/undelivered.ts';
import { claimRedelivery } from '../../db/query/webhook/webhook-claim.ts';
import { lockWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import { inTransaction } from '../../db/statement.ts';
import type { Database } from '../../db/table/index.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/api-error.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { sendAttempt } from './send-attempt.ts';

/** Time for which the API call waits for the result. The attempt continues after that. */
const waitMs = 5_000;

/** Makes one attempt outside the schedule. Returns false if an attempt is in flight or the endpoint is inactive. */
export async function redeliver(context: WorkContext, id: string, actor: AuditActor): Promise<boolean> {
  const claim = await context.db.kysely.transaction().execute(async (tx) => {
    const claimed = await claimRedelivery(inTransaction(tx), id, context.config.webhook.leaseMs);
    if (claimed) await audit(tx, actor, 'webhook.redelivered', id);
    return claimed;
  });
  if (!claim) return false;
  const attempt = sendAttempt(context, claim).catch((error: unknown) =>
    // When the lease expires, the relay queues the delivery again.
    context.log.warn({ err: error, delivery: id }, 'Redelivery failed; the relay queues it again'),
  );
  await endsWithin(waitMs, attempt);
  return true;
}

/** Makes the oldest failed deliveries of an endpoint since a time due for one attempt each, in the caller's transaction. */
export async function redeliverFailed(
  tx: Kysely<Database>,
  scope: Scope,
  { endpointId, since }: { readonly endpointId: string; readonly since: string },
  refuse: Refuse<'NOT_FOUND' | 'WEBHOOK_INACTIVE'>,
): Promise<FoundUndelivered> {
  const webhook = (await lockWebhook(tx, scope, endpointId)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  return requeueUndelivered(tx, { endpointId, since });
}
