import { listEvents as queryEvents } from '../../../db/query/event.ts';
import { eventView } from '../../event/event-view.ts';
import { readCursor, writeCursor } from '../../http/cursor.ts';
import type { Handler } from '../../http/handler.ts';

export const listEvents: Handler<'listEvents'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, event_type, created_after } = query;
  const list = created_after === undefined ? 'events' : 'events after';
  const after = cursor === undefined ? null : readCursor(cursor, list, refuse)[0];
  const rows = await queryEvents(db.kysely, scope, { event_type, created_after, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    status: 200,
    data: {
      data: page.map(eventView),
      next_cursor: last ? writeCursor(list, [last.position, last.id]) : null,
    },
  };
};
