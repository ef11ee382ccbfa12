import type { Handler } from '../http/handler.ts';
import { registerWebhook } from '../webhook/register-webhook.ts';

export const createWebhook: Handler<'createWebhook'> = async (context, { scope, body, claim, refuse }) => {
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  const problem = await context.outbound.checkTarget(body.url, scope);
  if (problem !== null) {
    const violation = { path: ['url'], code: 'WEBHOOK_TARGET_REFUSED', message: problem } as const;
    return refuse('WEBHOOK_TARGET_REFUSED', { violations: [violation] });
  }
  return registerWebhook(context, claim, scope, body, refuse);
};
