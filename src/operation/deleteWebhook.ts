import type { Handler } from '../http/handler.ts';
import { removeWebhook } from '../webhook/change-webhook.ts';
import { webhookView } from '../webhook/webhook-view.ts';

export const deleteWebhook: Handler<'deleteWebhook'> = async (context, { scope, path, refuse }) => ({
  status: 200,
  data: webhookView(await removeWebhook(context, scope, path.id, refuse)),
});
