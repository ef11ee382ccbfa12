import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type {
  ShipmentBatch,
  ShipmentBatchCreateRequest,
  ShipmentBatchOrder,
  ShipmentBatchValidation,
} from '../generated/types.ts';
import { type PollOptions, pollUntil } from '../poll.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class ShipmentBatches {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Accepts up to 1,000 orders, each with a `reference_no` of its own, and books them in the background. All retries of
   * the call have one idempotency key, so each order is booked at most once.
   */
  create(batch: ShipmentBatchCreateRequest, options?: CallOptions): Call<ShipmentBatch> {
    return this.#transport.call('createShipmentBatch', { body: batch }, options);
  }

  /** Checks and prices every order of a batch without booking it. */
  validate(batch: ShipmentBatchCreateRequest, options?: CallOptions): Call<ShipmentBatchValidation> {
    return this.#transport.call('validateShipmentBatch', { body: batch }, options);
  }

  list(query?: QueryOf<'listShipmentBatches'>, options?: CallOptions): List<ShipmentBatch> {
    return this.#transport.list('listShipmentBatches', { query }, options);
  }

  retrieve(id: string, options?: CallOptions): Call<ShipmentBatch> {
    return this.#transport.call('getShipmentBatch', { path: { id } }, options);
  }

  /** Lists the orders with their shipments or errors, in the order of the request. */
  orders(
    id: string,
    query?: QueryOf<'listShipmentBatchOrders'>,
    options?: CallOptions,
  ): List<ShipmentBatchOrder> {
    return this.#transport.list('listShipmentBatchOrders', { path: { id }, query }, options);
  }

  /** Cancels the orders that are not begun. */
  cancel(id: string, options?: CallOptions): Call<ShipmentBatch> {
    return this.#transport.call('cancelShipmentBatch', { path: { id } }, options);
  }

  /** Tries the `retryable` orders again, for example after a top-up. */
  retry(id: string, options?: CallOptions): Call<ShipmentBatch> {
    return this.#transport.call('retryShipmentBatch', { path: { id } }, options);
  }

  /**
   * Waits until each order of a batch has a result.
   * @throws {TimeoutError} if that takes longer than `timeoutMs` (default: 120,000 ms)
   */
  waitUntilCompleted(
    id: string,
    options?: PollOptions & Pick<CallOptions, 'apiKey'>,
  ): Promise<ShipmentBatch> {
    const { apiKey, ...polling } = options ?? {};
    const key = apiKey === undefined ? {} : { apiKey };
    const read = (signal: AbortSignal) => this.retrieve(id, { signal, ...key });
    const limits = { clock: this.#transport.clock, ...polling };
    return pollUntil(read, ({ status }) => status === 'completed', limits);
  }
}
