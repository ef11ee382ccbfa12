import type { Call } from '../call.ts';
import type { PublicQuoteResponse, RateQuoteRequest } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Rates {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Prices a parcel with each service of the account. */
  quote(parcel: RateQuoteRequest, options?: CallOptions): Call<PublicQuoteResponse> {
    return this.#transport.call('quoteRates', { body: parcel }, options);
  }
}
