import { listWebhooks as queryWebhooks } from '../../db/query/webhook/webhook-endpoint.ts';
import { readCursor, writeCursor } from '../http/cursor.ts';
import type { Handler } from '../http/handler.ts';
import { webhookView } from '../webhook/webhook-view.ts';

const list = { name: 'webhooks', filters: {}, id: /^wh_[0-9a-f]{32}$/ };

export const listWebhooks: Handler<'listWebhooks'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit } = query;
  const after = cursor === undefined ? null : readCursor(cursor, list, refuse);
  const rows = await queryWebhooks(db.kysely, scope, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    status: 200,
    data: {
      data: page.map(webhookView),
      next_cursor: last ? writeCursor(list, [last.created_at, last.id]) : null,
    },
  };
};
