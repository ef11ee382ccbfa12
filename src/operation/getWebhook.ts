import { findWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import type { Handler } from '../http/operation.ts';
import { webhookView } from '../webhook/endpoint.ts';

export const getWebhook: Handler<'getWebhook'> = async ({ db }, { scope, path, refuse }) => {
  const found = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: webhookView(found) };
};
