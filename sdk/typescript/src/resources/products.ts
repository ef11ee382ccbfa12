import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type {
  MerchantProduct,
  MerchantProductCreateRequest,
  MerchantProductUpdateRequest,
  ProductReadiness,
} from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Products {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  list(query?: QueryOf<'listProducts'>, options?: CallOptions): List<MerchantProduct> {
    return this.#transport.list('listProducts', { query }, options);
  }

  /** Saves what you sell under its SKU, so that items of orders need only `sku` and `quantity`. */
  create(product: MerchantProductCreateRequest, options?: CallOptions): Call<MerchantProduct> {
    return this.#transport.call('createProduct', { body: product }, options);
  }

  retrieve(sku: string, options?: CallOptions): Call<MerchantProduct> {
    return this.#transport.call('getProduct', { path: { sku } }, options);
  }

  /** Null removes a value. Shipments that were booked with the product do not change. */
  update(sku: string, change: MerchantProductUpdateRequest, options?: CallOptions): Call<MerchantProduct> {
    return this.#transport.call('updateProduct', { path: { sku }, body: change }, options);
  }

  /** Shipments that were booked with the product do not change. */
  delete(sku: string, options?: CallOptions): Call<MerchantProduct> {
    return this.#transport.call('deleteProduct', { path: { sku } }, options);
  }

  /** Lists the destinations that a product can go to, and the rules that it does not meet. */
  readiness(
    sku: string,
    query?: QueryOf<'getProductReadiness'>,
    options?: CallOptions,
  ): Call<ProductReadiness> {
    return this.#transport.call('getProductReadiness', { path: { sku }, query }, options);
  }
}
