import type { Call, List } from '../call.ts';
import type { Bytes, QueryOf } from '../contract-types.ts';
import type { Manifest, ManifestCreateRequest, ShipmentSummary } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Manifests {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Closes shipments of a carrier into a manifest: those of `shipment_ids`, or all that wait. All retries of the call have
   * one idempotency key, so a shipment is on one manifest at most. It is `closing` until the carrier has confirmed it.
   */
  create(manifest: ManifestCreateRequest, options?: CallOptions): Call<Manifest> {
    return this.#transport.call('createManifest', { body: manifest }, options);
  }

  list(query?: QueryOf<'listManifests'>, options?: CallOptions): List<Manifest> {
    return this.#transport.list('listManifests', { query }, options);
  }

  retrieve(id: string, options?: CallOptions): Call<Manifest> {
    return this.#transport.call('getManifest', { path: { id } }, options);
  }

  shipments(
    id: string,
    query?: QueryOf<'listManifestShipments'>,
    options?: CallOptions,
  ): List<ShipmentSummary> {
    return this.#transport.list('listManifestShipments', { path: { id }, query }, options);
  }

  /** Downloads the carrier's document, or the hand-over sheet if the carrier makes none. */
  document(id: string, query?: QueryOf<'getManifestDocument'>, options?: CallOptions): Call<Bytes> {
    return this.#transport.call('getManifestDocument', { path: { id }, query }, options);
  }
}
