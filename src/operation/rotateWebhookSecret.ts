import type { Handler } from '../http/operation.ts';
import { rotateSecret } from '../webhook/signature.ts';

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (
  context,
  { scope, actor, path, body, claim, refuse },
) => {
  const rotation = { id: path.id, revokePrevious: body?.revoke_previous ?? false };
  return rotateSecret(context, claim, scope, rotation, actor(), refuse);
};
