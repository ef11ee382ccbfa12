import type { Mode } from './api-key.ts';
import type { Call } from './call.ts';
import { type PollOptions, pollUntil } from './poll.ts';
import { Addresses } from './resources/addresses.ts';
import { Brand } from './resources/brand.ts';
import { Countries, ServiceTiers } from './resources/catalog.ts';
import { Events } from './resources/events.ts';
import { Manifests } from './resources/manifests.ts';
import { Products } from './resources/products.ts';
import { Rates } from './resources/rates.ts';
import { ShipmentBatches } from './resources/shipment-batches.ts';
import { Shipments } from './resources/shipments.ts';
import { TestHelpers } from './resources/test-helpers.ts';
import { Tracking } from './resources/tracking.ts';
import { Wallet } from './resources/wallet.ts';
import { Webhooks } from './resources/webhooks.ts';
import { type ClientOptions, type RequestOptions, Transport } from './transport.ts';

/** A client of one installation, with one API key. */
export class Sampan {
  readonly shipments: Shipments;
  readonly addresses: Addresses;
  readonly products: Products;
  readonly brand: Brand;
  readonly shipmentBatches: ShipmentBatches;
  readonly manifests: Manifests;
  readonly tracking: Tracking;
  readonly rates: Rates;
  readonly serviceTiers: ServiceTiers;
  readonly countries: Countries;
  readonly wallet: Wallet;
  readonly webhooks: Webhooks;
  readonly events: Events;
  readonly testHelpers: TestHelpers;
  /** Mode of the key. */
  readonly mode: Mode;
  readonly #transport: Transport;

  /** @throws {UsageError} if the key or the address cannot be used here */
  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.#transport = transport;
    this.mode = transport.mode;
    this.shipments = new Shipments(transport);
    this.addresses = new Addresses(transport);
    this.products = new Products(transport);
    this.brand = new Brand(transport);
    this.shipmentBatches = new ShipmentBatches(transport);
    this.manifests = new Manifests(transport);
    this.tracking = new Tracking(transport);
    this.rates = new Rates(transport);
    this.serviceTiers = new ServiceTiers(transport);
    this.countries = new Countries(transport);
    this.wallet = new Wallet(transport);
    this.webhooks = new Webhooks(transport);
    this.events = new Events(transport);
    this.testHelpers = new TestHelpers(transport);
  }

  /**
   * Sends a request of any path below `/api/v1`, such as one of an operation that this version does not have. A
   * request that this version does not know is repeated only if it is a GET, or after 429.
   * @template T type of `data` of the response
   */
  request<T = unknown>(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    options?: RequestOptions,
  ): Call<T> {
    return this.#transport.request(method, path, options);
  }

  /**
   * Reads again and again until `isDone`, and returns what was read last.
   * @throws {TimeoutError} if that takes longer than `timeoutMs` (default: 120,000 ms)
   */
  pollUntil<T>(
    read: (signal: AbortSignal) => PromiseLike<T>,
    isDone: (value: T) => boolean,
    options?: PollOptions,
  ): Promise<T> {
    return pollUntil(read, isDone, { clock: this.#transport.clock, ...options });
  }
}
