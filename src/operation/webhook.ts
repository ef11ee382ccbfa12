import { cutPage } from '../../db/query/page.ts';
import { findDelivery, listDeliveries } from '../../db/query/webhook/webhook-delivery.ts';
import { findWebhook, listWebhookRows, signingSecrets } from '../../db/query/webhook/webhook-endpoint.ts';
import { pageReply, readCursor } from '../http/query.ts';
import type { Handler } from '../run-operation.ts';
import { deliveryHeaders } from '../webhook/attempt.ts';
import {
  checkWebhookTarget,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  updateWebhookEndpoint,
  webhookView,
} from '../webhook/endpoint.ts';
import { deliveryView, redeliver } from '../webhook/redeliver.ts';
import { openSecrets, rotateSecret } from '../webhook/signature.ts';
import { draftTestEvent, sendTestEvent, stampedBody } from '../webhook/test-event.ts';

const list = { name: 'webhooks', filters: {}, id: /^wh_[0-9a-f]{32}$/ };

export const listWebhooks: Handler<'listWebhooks'> = async ({ db }, { scope, query, refuse }) => {
  const { cursor, limit } = query;
  const after = readCursor(cursor, list, refuse);
  const rows = await listWebhookRows(db.kysely, scope, { after, limit: limit + 1 });
  return pageReply(list, cutPage(rows, limit), webhookView, (row) => [row.created_at, row.id]);
};

export const createWebhook: Handler<'createWebhook'> = async (context, call) => {
  await checkWebhookTarget(context, call.scope, call.body.url, call.refuse);
  return createWebhookEndpoint(context, call, call.body);
};

export const getWebhook: Handler<'getWebhook'> = async ({ db }, { scope, path, refuse }) => {
  const found = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: webhookView(found) };
};

export const updateWebhook: Handler<'updateWebhook'> = async ({ db }, call) => {
  const changed = await updateWebhookEndpoint(db.kysely, call, call.path.id, call.body);
  return { status: 200, data: webhookView(changed) };
};

export const deleteWebhook: Handler<'deleteWebhook'> = async ({ db }, call) => {
  const removed = await deleteWebhookEndpoint(db.kysely, call, call.path.id);
  return { status: 200, data: webhookView(removed) };
};

export const rotateWebhookSecret: Handler<'rotateWebhookSecret'> = async (context, call) => {
  const revokePrevious = call.body?.revoke_previous ?? false;
  return rotateSecret(context, call, { id: call.path.id, revokePrevious });
};

export const getWebhookSample: Handler<'getWebhookSample'> = async (
  { db, secrets, clock },
  { scope, path, cause, refuse },
) => {
  const webhook = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  const now = clock.now();
  const event = draftTestEvent('webhook.test', webhook, { livemode: scope.livemode, cause, now });
  const rawBody = stampedBody(event, now);
  const plain = openSecrets(secrets, scope.accountId, await signingSecrets(db.kysely, scope, webhook.id));
  const headers = deliveryHeaders({ ...event, body: rawBody }, plain, now);
  return { status: 200, data: { headers, raw_body: rawBody, payload: JSON.parse(rawBody) } };
};

export const testWebhook: Handler<'testWebhook'> = async (context, call) => {
  const { scope, path, body, refuse } = call;
  const webhook = (await findWebhook(context.db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  const delivery = await sendTestEvent(context, call, webhook, body?.event_type ?? 'webhook.test');
  return { status: 200, data: deliveryView(delivery ?? refuse('NOT_FOUND')) };
};

export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (
  { db },
  { scope, path, query, refuse },
) => {
  const { cursor, limit } = query;
  const list = { name: 'deliveries', filters: path, id: /^dlv_[0-9a-f]{32}$/ };
  const after = readCursor(cursor, list, refuse);
  const webhook = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  const page = await listDeliveries(db.kysely, scope, webhook.id, { after, limit });
  return pageReply(list, page, deliveryView, (row) => [row.created_at, row.id]);
};

export const redeliverWebhookDelivery: Handler<'redeliverWebhookDelivery'> = async (
  context,
  { scope, actor, path, refuse },
) => {
  const { kysely } = context.db;
  const find = () => findDelivery(kysely, scope, path.id, path.delivery_id);
  const delivery = (await find()) ?? refuse('NOT_FOUND');
  const started = await redeliver(context, scope, delivery.id, actor());
  if (!started) {
    const { active } = (await findWebhook(kysely, scope, path.id)) ?? refuse('NOT_FOUND');
    return active ? refuse('DELIVERY_IN_PROGRESS', { retryAfterSeconds: 5 }) : refuse('WEBHOOK_INACTIVE');
  }
  return { status: 200, data: deliveryView((await find()) ?? refuse('NOT_FOUND')) };
};
