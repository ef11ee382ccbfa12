import type { Handler } from '../http/handler.ts';
import { rotateSecret } from '../webhook/rotate-secret.ts';

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (
  context,
  { scope, path, claim, refuse },
) => ({ status: 200, data: await rotateSecret(context, claim, scope, path.id, refuse) });
