import type { Handler } from '../http/operation.ts';
import { changeWebhook, webhookView } from '../webhook/endpoint.ts';

export const updateWebhook: Handler<'updateWebhook'> = async (
  { db },
  { scope, actor, path, body, refuse },
) => {
  const changed = await db.kysely
    .transaction()
    .execute((tx) => changeWebhook(tx, scope, path.id, body, actor(), refuse));
  return { status: 200, data: webhookView(changed) };
};
