import type { Call } from '../call.ts';
import type { AddressValidation, AddressValidationRequest } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Addresses {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Checks a party as a booking would, with advice for each field. */
  validate(party: AddressValidationRequest, options?: CallOptions): Call<AddressValidation> {
    return this.#transport.call('validateAddress', { body: party }, options);
  }
}
