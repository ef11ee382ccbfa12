import type { Handler } from '../http/handler.ts';
import { removeWebhook } from '../webhook/change-webhook.ts';
import { webhookView } from '../webhook/webhook-view.ts';

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ db }, { scope, actor, path, refuse }) => {
  const removed = await db.kysely
    .transaction()
    .execute((tx) => removeWebhook(tx, scope, path.id, actor(), refuse));
  return { status: 200, data: webhookView(removed) };
};
