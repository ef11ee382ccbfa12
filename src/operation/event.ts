import { findEvent, listEventRows } from '../../db/query/webhook/event.ts';
import { eventView } from '../event.ts';
import { pageReply, readCursor, readInstant } from '../http/query.ts';
import type { Handler } from '../run-operation.ts';

export const listEvents: Handler<'listEvents'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit, ...filters } = query;
  const list = { name: 'events', filters, id: /^evt_[0-9a-f]{32}$/ };
  const created_after = readInstant(filters.created_after, 'created_after', refuse);
  const after = readCursor(cursor, list, refuse)?.[0] ?? null;
  const page = await listEventRows(db.kysely, scope, { ...filters, created_after, after, limit });
  return pageReply(list, page, eventView, (row) => [row.position, row.id]);
};

export const getEvent: Handler<'getEvent'> = async ({ db }, { scope, path, refuse }) => {
  const found = (await findEvent(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: eventView(found) };
};
