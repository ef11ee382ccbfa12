import type { Call } from '../call.ts';
import type { Brand as BrandRecord, BrandUpdateRequest } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

/** Appearance of the tracking page for recipients, and the emails that they get. */
export class Brand {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  retrieve(options?: CallOptions): Call<BrandRecord> {
    return this.#transport.call('getBrand', {}, options);
  }

  /** Null removes a value. Needs a live key: both modes share the brand. */
  update(change: BrandUpdateRequest, options?: CallOptions): Call<BrandRecord> {
    return this.#transport.call('updateBrand', { body: change }, options);
  }
}
