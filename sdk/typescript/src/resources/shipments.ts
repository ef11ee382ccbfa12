import type { Call, List } from '../call.ts';
import type { Bytes, QueryOf } from '../contract-types.ts';
import { ApiError } from '../errors.ts';
import type {
  MarkPrintedRequest,
  MarkPrintedResponse,
  PrintLabelsRequest,
  PublicShipmentCancelResponse,
  RequestedDocumentType,
  ShipmentCreated,
  ShipmentCreateRequest,
  ShipmentDetail,
  ShipmentReturnRequest,
  ShipmentReturnValidation,
  ShipmentSummary,
  ShipmentValidation,
  WorkQueue,
} from '../generated/types.ts';
import { type PollOptions, pollUntil } from '../poll.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Shipments {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Books a shipment. All retries of the call have one idempotency key, so at most one shipment is booked. */
  create(shipment: ShipmentCreateRequest, options?: CallOptions): Call<ShipmentCreated> {
    return this.#transport.call('createShipment', { body: shipment }, options);
  }

  /** Checks and prices a shipment without booking it. */
  validate(shipment: ShipmentCreateRequest, options?: CallOptions): Call<ShipmentValidation> {
    return this.#transport.call('validateShipment', { body: shipment }, options);
  }

  list(query?: QueryOf<'listShipments'>, options?: CallOptions): List<ShipmentSummary> {
    return this.#transport.list('listShipments', { query }, options);
  }

  /** Counts the work that waits. Each number is the length of a list. */
  workQueue(options?: CallOptions): Call<WorkQueue> {
    return this.#transport.call('getWorkQueue', {}, options);
  }

  retrieve(shipmentId: string, options?: CallOptions): Call<ShipmentDetail> {
    return this.#transport.call('getShipment', pathOf(shipmentId), options);
  }

  /** Cancels a shipment that was not picked up, and refunds it. */
  cancel(shipmentId: string, options?: CallOptions): Call<PublicShipmentCancelResponse> {
    return this.#transport.call('cancelShipment', pathOf(shipmentId), options);
  }

  /** Books a return: goods of a delivered or undeliverable shipment back to Hong Kong. At most one a call, as with `create`. */
  createReturn(
    shipmentId: string,
    goods: ShipmentReturnRequest = {},
    options?: CallOptions,
  ): Call<ShipmentCreated> {
    return this.#transport.call('createShipmentReturn', { ...pathOf(shipmentId), body: goods }, options);
  }

  /** Checks a return and lists its services with their prices, without booking it. */
  validateReturn(
    shipmentId: string,
    goods: ShipmentReturnRequest = {},
    options?: CallOptions,
  ): Call<ShipmentReturnValidation> {
    return this.#transport.call('validateShipmentReturn', { ...pathOf(shipmentId), body: goods }, options);
  }

  /** Downloads the label: a PDF of the usual size, or `{ format: 'zpl', size: '4x6', dpi: 300 }`. */
  label(shipmentId: string, print?: QueryOf<'getShipmentLabel'>, options?: CallOptions): Call<Bytes> {
    return this.#transport.call('getShipmentLabel', { ...pathOf(shipmentId), query: print }, options);
  }

  /**
   * Prints the labels of up to 500 shipments into one PDF or ZPL file.
   * @throws {LabelsMissingError} if a shipment has no label, unless `skip_missing`
   */
  printLabels(labels: PrintLabelsRequest, options?: CallOptions): Call<Bytes> {
    return this.#transport.call('printLabels', { body: labels }, options);
  }

  /** Marks the labels of up to 100 shipments as printed, after a printer of yours has printed them. */
  markPrinted(shipments: MarkPrintedRequest, options?: CallOptions): Call<MarkPrintedResponse> {
    return this.#transport.call('markShipmentsPrinted', { body: shipments }, options);
  }

  /**
   * Downloads the label as soon as the carrier's partner has generated it.
   * @throws {TimeoutError} if that takes longer than `timeoutMs` (default: 120,000 ms)
   * @throws {NotFoundError} if there will be no label
   * @throws {ShipmentCancelledError} if the shipment was cancelled
   */
  async waitForLabel(
    shipmentId: string,
    options?: PollOptions & Pick<CallOptions, 'apiKey'>,
  ): Promise<Bytes> {
    const { apiKey, ...polling } = options ?? {};
    const key = apiKey === undefined ? {} : { apiKey };
    const input = { ...pathOf(shipmentId), expects: 'LABEL_NOT_READY' } as const;
    const read = (signal: AbortSignal): Promise<Bytes | ApiError> =>
      this.#transport.call('getShipmentLabel', input, { signal, ...key }).catch((error) => {
        if (error instanceof ApiError && error.code === 'LABEL_NOT_READY') return error;
        throw error;
      });
    const isEnd = (found: Bytes | ApiError) => !(found instanceof ApiError);
    const pauseMs = (found: Bytes | ApiError) =>
      found instanceof ApiError ? 1000 * (found.retryAfterSeconds ?? 0) : 0;
    const limits = { clock: this.#transport.clock, ...polling };
    return (await pollUntil(read, isEnd, limits, pauseMs)) as Bytes;
  }

  /** Downloads a customs paper, a PDF. `documents` of a shipment lists the types. */
  document(shipmentId: string, type: RequestedDocumentType, options?: CallOptions): Call<Bytes> {
    const path = { ...pathOf(shipmentId).path, type };
    return this.#transport.call('getShipmentDocument', { path }, options);
  }

  /** Downloads the proof of delivery, a JPEG. */
  pod(shipmentId: string, options?: CallOptions): Call<Bytes> {
    return this.#transport.call('getShipmentPod', pathOf(shipmentId), options);
  }
}

const pathOf = (shipmentId: string) => ({ path: { shipment_id: shipmentId } });
