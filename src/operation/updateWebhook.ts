import type { Handler } from '../http/handler.ts';
import { changeWebhook } from '../webhook/change-webhook.ts';
import { webhookView } from '../webhook/webhook-view.ts';

export const updateWebhook: Handler<'updateWebhook'> = async (context, { scope, path, body, refuse }) => ({
  status: 200,
  data: webhookView(await changeWebhook(context, scope, path.id, body, refuse)),
});
