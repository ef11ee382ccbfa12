import { findWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Handler } from '../http/operation.ts';
import { deliveryView } from '../webhook/redeliver.ts';
import { sendTestEvent } from '../webhook/test-event.ts';

export const testWebhook: Handler<'testWebhook'> = async (
  context,
  { scope, actor, path, body, requestId, refuse },
) => {
  const webhook = (await findWebhook(context.db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  const type = body?.event_type ?? 'webhook.test';
  const delivery = await sendTestEvent(context, scope, webhook, type, requestId, actor());
  return { status: 200, data: deliveryView(delivery ?? refuse('NOT_FOUND')) };
};
