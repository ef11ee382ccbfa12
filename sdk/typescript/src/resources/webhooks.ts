import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type {
  Webhook,
  WebhookCreated,
  WebhookCreateRequest,
  WebhookDelivery,
  WebhookRotateRequest,
  WebhookSample,
  WebhookSecretRotated,
  WebhookTestRequest,
  WebhookUpdateRequest,
} from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { type RawBody, type SignOptions, signTestPayload } from '../webhook-event.ts';

export class Webhooks {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Registers an endpoint. The response is the only one with its signing secret. */
  create(webhook: WebhookCreateRequest, options?: CallOptions): Call<WebhookCreated> {
    return this.#transport.call('createWebhook', { body: webhook }, options);
  }

  list(query?: QueryOf<'listWebhooks'>, options?: CallOptions): List<Webhook> {
    return this.#transport.list('listWebhooks', { query }, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Webhook> {
    return this.#transport.call('getWebhook', { path: { id } }, options);
  }

  update(id: string, change: WebhookUpdateRequest, options?: CallOptions): Call<Webhook> {
    return this.#transport.call('updateWebhook', { path: { id }, body: change }, options);
  }

  delete(id: string, options?: CallOptions): Call<Webhook> {
    return this.#transport.call('deleteWebhook', { path: { id } }, options);
  }

  /** Replaces the secret. Both secrets sign for 24 hours, unless `revoke_previous` is true. */
  rotateSecret(
    id: string,
    rotation: WebhookRotateRequest = {},
    options?: CallOptions,
  ): Call<WebhookSecretRotated> {
    return this.#transport.call('rotateWebhookSecret', { path: { id }, body: rotation }, options);
  }

  /** Returns a signed event that was not delivered, to test a receiver with. */
  sample(id: string, options?: CallOptions): Call<WebhookSample> {
    return this.#transport.call('getWebhookSample', { path: { id } }, options);
  }

  /** Delivers a test event at once. Only a rate-limited request is retried, so the event is sent at most once. */
  test(id: string, event: WebhookTestRequest = {}, options?: CallOptions): Call<WebhookDelivery> {
    return this.#transport.call('testWebhook', { path: { id }, body: event }, options);
  }

  deliveries(
    id: string,
    query?: QueryOf<'listWebhookDeliveries'>,
    options?: CallOptions,
  ): List<WebhookDelivery> {
    return this.#transport.list('listWebhookDeliveries', { path: { id }, query }, options);
  }

  /** Delivers an event again. Only a rate-limited request is retried. */
  redeliver(id: string, deliveryId: string, options?: CallOptions): Call<WebhookDelivery> {
    const path = { id, delivery_id: deliveryId };
    return this.#transport.call('redeliverWebhookDelivery', { path }, options);
  }

  /**
   * Signs a body as the service does, for tests of your receiver. Returns the value of `X-Service-Signature`. Sends
   * nothing.
   * @param rawBody the bytes that the test sends, such as `JSON.stringify` of a sample's `payload`
   * @param secrets any secret that the receiver under test knows
   */
  signTestPayload(
    rawBody: RawBody,
    secrets: string | readonly string[],
    options?: SignOptions,
  ): Promise<string> {
    return signTestPayload(rawBody, secrets, options);
  }
}
