import { randomUUID } from 'node:crypto';
import type { TestService } from '../support/service.ts';

/** Returns a URL that a test endpoint may have. No server needs to listen there. */
export const somewhere = (path = '') => `http://127.0.0.1:9/hooks/${path || randomUUID()}`;

/** Calls createWebhook. */
export function create(
  service: TestService,
  body: object,
  options: { readonly key?: string; readonly idempotencyKey?: string } = {},
) {
  return service
    .call('post', '/webhooks', options.key)
    .set('Idempotency-Key', options.idempotencyKey ?? randomUUID())
    .send(body);
}

/** Registers an endpoint, expects success, and returns its record with the secret. */
export async function registered(service: TestService, url = somewhere(), events: readonly string[] = ['*']) {
  const { status, body } = await create(service, { url, events });
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
