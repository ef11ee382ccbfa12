import type { Call, List } from '../call.ts';
import type { QueryOf } from '../contract-types.ts';
import type {
  AddressValidation,
  AddressValidationRequest,
  SavedAddress,
  SavedAddressCreateRequest,
  SavedAddressUpdateRequest,
} from '../generated/types.ts';
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

  /** Saves a party, to be used in orders by its id. */
  create(party: SavedAddressCreateRequest, options?: CallOptions): Call<SavedAddress> {
    return this.#transport.call('createAddress', { body: party }, options);
  }

  list(query?: QueryOf<'listAddresses'>, options?: CallOptions): List<SavedAddress> {
    return this.#transport.list('listAddresses', { query }, options);
  }

  retrieve(id: string, options?: CallOptions): Call<SavedAddress> {
    return this.#transport.call('getAddress', { path: { id } }, options);
  }

  /** Shipments that were booked with the party do not change. */
  update(id: string, change: SavedAddressUpdateRequest, options?: CallOptions): Call<SavedAddress> {
    return this.#transport.call('updateAddress', { path: { id }, body: change }, options);
  }

  /** Shipments that were booked with the party do not change. */
  delete(id: string, options?: CallOptions): Call<SavedAddress> {
    return this.#transport.call('deleteAddress', { path: { id } }, options);
  }
}
