import { pageOf } from '../../db/query/page.ts';
import { listWebhookRows } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Handler } from '../http/operation.ts';
import { readCursor, writeCursor } from '../http/query.ts';
import { webhookView } from '../webhook/endpoint.ts';

const list = { name: 'webhooks', filters: {}, id: /^wh_[0-9a-f]{32}$/ };

export const listWebhooks: Handler<'listWebhooks'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readCursor(cursor, list, refuse);
  const rows = await listWebhookRows(db.kysely, scope, { after, limit: limit + 1 });
  const { rows: shown, last } = pageOf(rows, limit);
  return {
    status: 200,
    data: {
      data: shown.map(webhookView),
      next_cursor: last ? writeCursor(list, [last.created_at, last.id]) : null,
    },
  };
};
