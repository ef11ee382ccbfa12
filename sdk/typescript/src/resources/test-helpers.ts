import type { Call } from '../call.ts';
import type { ShipmentDetail, TestAdvanceRequest, TestSettleRequest } from '../generated/types.ts';
import type { CallOptions, Transport } from '../transport.ts';
import type { WebhookEvent } from '../webhook-event.ts';

/** Moves test shipments and sends test events at once. A live key is rejected with TEST_MODE_ONLY. */
export class TestHelpers {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Takes the next checkpoint, or all checkpoints up to `status`. */
  advance(shipmentId: string, to: TestAdvanceRequest = {}, options?: CallOptions): Call<ShipmentDetail> {
    return this.#transport.call('advanceTestShipment', { ...pathOf(shipmentId), body: to }, options);
  }

  /** Lets the label fail, as a carrier's partner does. */
  failLabel(shipmentId: string, options?: CallOptions): Call<ShipmentDetail> {
    return this.#transport.call('failTestLabel', pathOf(shipmentId), options);
  }

  /** Sets the final fee and sends `shipment.billing_settled`. No money moves. */
  settle(shipmentId: string, fee: TestSettleRequest = {}, options?: CallOptions): Call<ShipmentDetail> {
    return this.#transport.call('settleTestShipment', { ...pathOf(shipmentId), body: fee }, options);
  }

  /** Sends `wallet.low_balance` to the subscribed endpoints, and returns the event. */
  sendLowBalance(options?: CallOptions): Call<WebhookEvent> {
    return this.#transport.call('sendTestLowBalance', {}, options) as Call<WebhookEvent>;
  }
}

const pathOf = (shipmentId: string) => ({ path: { shipment_id: shipmentId } });
