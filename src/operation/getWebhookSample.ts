import { findWebhook } from '../../db/query/webhook/webhook-endpoint.ts';
import { signingSecrets } from '../../db/query/webhook/webhook-secret.ts';
import type { Handler } from '../http/operation.ts';
import { deliveryHeaders } from '../webhook/attempt.ts';
import { openSecrets } from '../webhook/signature.ts';
import { draftTestEvent, stampedBody } from '../webhook/test-event.ts';

export const getWebhookSample: Handler<'getWebhookSample'> = async (
  { db, secrets, clock },
  { scope, path, requestId, refuse },
) => {
  const webhook = (await findWebhook(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  if (!webhook.active) return refuse('WEBHOOK_INACTIVE');
  const now = clock.now();
  const event = draftTestEvent('webhook.test', scope, webhook, requestId, now);
  const rawBody = stampedBody(event, now);
  const plain = openSecrets(secrets, scope.accountId, await signingSecrets(db.kysely, webhook.id));
  const headers = deliveryHeaders(event.id, event.type, plain, rawBody, now);
  return { status: 200, data: { headers, raw_body: rawBody, payload: JSON.parse(rawBody) } };
};
