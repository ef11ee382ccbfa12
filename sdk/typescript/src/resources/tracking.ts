import type { Call } from '../call.ts';
import type { TrackingRecord } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';

export class Tracking {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** @param trackingNumber Sampan's tracking number, the waybill number or the last-mile number */
  retrieve(trackingNumber: string, options?: CallOptions): Call<TrackingRecord> {
    return this.#transport.call('getTracking', { path: { tracking_number: trackingNumber } }, options);
  }
}
