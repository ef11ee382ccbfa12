import { findDelivery } from '../../db/query/webhook/webhook-delivery.ts';
import { findWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Handler } from '../http/operation.ts';
import { deliveryView, redeliver } from '../webhook/redeliver.ts';

export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async (
  context,
  { scope, actor, path, refuse },
) => {
  const { kysely } = context.db;
  const find = () => findDelivery(kysely, scope, path.id, path.delivery_id);
  const delivery = (await find()) ?? refuse('NOT_FOUND');
  const started = await redeliver(context, delivery.id, actor());
  if (!started) {
    const { active } = (await findWebhook(kysely, scope, path.id)) ?? refuse('NOT_FOUND');
    return active ? refuse('DELIVERY_IN_PROGRESS', { retryAfterSeconds: 5 }) : refuse('WEBHOOK_INACTIVE');
  }
  return { status: 200, data: deliveryView((await find()) ?? refuse('NOT_FOUND')) };
};
