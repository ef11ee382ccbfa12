import type { Call, Rows } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type { Country, CountryReference, PublicServiceTier } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class ServiceTiers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the services that the account can book; with `destination_country`, those to one country. */
  list({
    destination_country,
    ...options
  }: QueryOf<'listServiceTiers'> & CallOptions = {}): Rows<PublicServiceTier> {
    return this.#transport.rows('listServiceTiers', { query: { destination_country } }, options);
  }
}

export class Countries {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the supported countries. */
  list(options?: CallOptions): Rows<Country> {
    return this.#transport.rows('listCountries', {}, options);
  }

  /** Returns the tax areas, import taxes and rules of a country. */
  get(code: string, options?: CallOptions): Call<CountryReference> {
    return this.#transport.call('getCountry', { path: { code } }, options);
  }
}
