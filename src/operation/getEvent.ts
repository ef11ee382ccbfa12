import { findEvent } from '../../db/query/webhook/event.ts';
import { eventView } from '../event.ts';
import type { Handler } from '../http/operation.ts';

export const getEvent: Handler<'getEvent'> = async ({ db }, { scope, path, refuse }) => {
  const found = (await findEvent(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: eventView(found) };
};
