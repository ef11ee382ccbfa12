import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type { CallOptions, Transport } from '../transport.ts';
import { constructEvent, type RawBody, type VerifyOptions, type WebhookEvent } from '../webhook-event.ts';

export class Events {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the events of the account, newest first; with `created_after`, oldest first. */
  list(query?: QueryOf<'listEvents'>, options?: CallOptions): List<WebhookEvent> {
    return this.#transport.list<'listEvents', WebhookEvent>('listEvents', { query }, options);
  }

  retrieve(id: string, options?: CallOptions): Call<WebhookEvent> {
    return this.#transport.call('getEvent', { path: { id } }, options) as Call<WebhookEvent>;
  }

  /**
   * Verifies a delivery and returns its event.
   * @param rawBody the body as it arrived, not parsed
   * @param header `X-Service-Signature`
   * @param secrets the endpoint's whole secret, or during a rotation the new and the old one
   * @throws {SignatureError} if the delivery is not genuine
   */
  construct(
    rawBody: RawBody,
    header: string | null | undefined,
    secrets: string | readonly string[],
    options?: VerifyOptions,
  ): Promise<WebhookEvent> {
    return constructEvent(rawBody, header, secrets, options);
  }
}
