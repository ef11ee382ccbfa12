import { listDeliveries } from '../../db/query/webhook/webhook-delivery.ts';
import { findWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Handler } from '../http/operation.ts';
import { readCursor, writeCursor } from '../http/query.ts';
import { deliveryView } from '../webhook/redeliver.ts';

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (
  { db },
  { scope, path, query, refuse },
) => {
  const { cursor, limit } = query;
  const list = { name: 'deliveries', filters: path, id: /^dlv_[0-9a-f]{32}$/ };
  const after = cursor === undefined ? null : readCursor(cursor, list, refuse);
  const webhook = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  const { rows, last } = await listDeliveries(db.kysely, scope, webhook.id, { after, limit });
  return {
    status: 200,
    data: {
      data: rows.map(deliveryView),
      next_cursor: last ? writeCursor(list, [last.created_at, last.id]) : null,
    },
  };
};
