import type { Handler } from '../http/operation.ts';
import { removeWebhook, webhookView } from '../webhook/endpoint.ts';

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ db }, { scope, actor, path, refuse }) => {
  const removed = await db.kysely
    .transaction()
    .execute((tx) => removeWebhook(tx, scope, path.id, actor(), refuse));
  return { status: 200, data: webhookView(removed) };
};
