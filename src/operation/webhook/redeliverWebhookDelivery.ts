import { findDelivery } from '../../../db/query/webhook-delivery.ts';
import { findWebhook } from '../../../db/query/webhook-endpoint.ts';
import type { Handler } from '../../http/handler.ts';
import { deliveryView } from '../../webhook/delivery-view.ts';
import { redeliver } from '../../webhook/redeliver.ts';

export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async (
  context,
  { scope, path, refuse },
) => {
  const { kysely } = context.db;
  const webhook = (await findWebhook(kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  const find = () => findDelivery(kysely, scope, webhook.id, path.delivery_id);
  const delivery = (await find()) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  const started = await redeliver(context, delivery.id);
  if (!started) return refuse('DELIVERY_IN_PROGRESS', { retryAfterSeconds: 5 });
  return { status: 200, data: deliveryView((await find()) ?? refuse('NOT_FOUND')) };
};
