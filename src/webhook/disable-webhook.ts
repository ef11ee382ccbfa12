import type { Kysely } from 'kysely';
import { emitEvent } from '../../db/query/webhook/event.ts';
import { discardDeliveries, findWebhook, updateWebhookRow } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Scope } from '../../db/scope.ts';
import type { Database } from '../../db/table/index.ts';
import { draftEvent } from '../event/event-body.ts';
import { webhookView } from './webhook-view.ts';

/** Disables a locked, active endpoint. Call it last in the transaction: the event locks the feed clock. */
export async function disableWebhook(
  tx: Kysely<Database>,
  scope: Scope,
  id: string,
  reason: 'consecutive_failures' | 'gone',
  now: Date,
): Promise<void> {
  await updateWebhookRow(tx, id, { disabled: reason });
  await discardDeliveries(tx, id);
  const disabled = await findWebhook(tx, scope, id);
  if (!disabled) throw new Error('locked webhook endpoint not found');
  const event = draftEvent('webhook.disabled', scope.livemode, webhookView(disabled), null, null, now);
  await emitEvent(tx, scope, event);
}
