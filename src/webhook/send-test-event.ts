import { claimDelivery } from '../../db/query/webhook/webhook-claim.ts';
import { type DeliveryRow, findDelivery } from '../../db/query/webhook/webhook-delivery.ts';
import type { WebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import { insertTestEvent } from '../../db/query/webhook/webhook-test.ts';
import type { Scope } from '../../db/scope.ts';
import { inTransaction } from '../../db/statement.ts';
import type { EventType } from '../../generated/events.ts';
import type { WorkContext } from '../context.ts';
import { type AuditActor, audit } from '../user/audit.ts';
import { sendAttempt } from './send-attempt.ts';
import { draftTestEvent } from './test-event.ts';

/** Sends a test event to an endpoint in one attempt and returns its delivery (contract: testWebhook). */
export async function sendTestEvent(
  context: WorkContext,
  scope: Scope,
  webhook: WebhookRow,
  type: EventType,
  requestId: string,
  actor: AuditActor,
): Promise<DeliveryRow | undefined> {
  const { db, config, clock } = context;
  const { leaseMs } = config.webhook;
  const event = draftTestEvent(type, scope, webhook, requestId, clock.now());
  const id = await db.kysely.transaction().execute(async (tx) => {
    await audit(tx, actor, 'webhook.tested', webhook.id);
    return insertTestEvent(inTransaction(tx), scope, webhook.id, event, leaseMs);
  });
  const claim = await claimDelivery(db, id, leaseMs);
  if (claim) await sendAttempt(context, claim);
  return findDelivery(db.kysely, scope, webhook.id, id);
}
