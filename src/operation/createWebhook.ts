import type { Handler } from '../http/operation.ts';
import { checkWebhookTarget, registerWebhook } from '../webhook/endpoint.ts';

export const createWebhook: Handler<'createWebhook'> = async (
  context,
  { scope, actor, body, claim, refuse },
) => {
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  await checkWebhookTarget(context, scope, body.url, refuse);
  return registerWebhook(context, claim, scope, body, actor(), refuse);
};
