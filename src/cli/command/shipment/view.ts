import type { ShipmentWithEvents } from '../../../../db/query/shipment/shipment.ts';
import type { CarrierCallRow } from '../../../../db/query/tracking/carrier-call.ts';
import { centsToAmount } from '../../../money/money.ts';
import { trackingEventRecords } from '../../../shipment/event-record.ts';
import { trackingPageUrl } from '../../../tracking/page/page-url.ts';

export type ShipmentView = ReturnType<typeof shipmentView>;

/** Returns a shipment as `shipment show --json` prints it, without data of the recipient. */
export function shipmentView(
  shipment: ShipmentWithEvents,
  calls: readonly CarrierCallRow[],
  rootUrl: string,
) {
  const { charge } = shipment;
  return {
    tracking_number: shipment.tracking_number,
    account_id: shipment.account_id,
    mode: shipment.livemode ? 'live' : 'test',
    status: shipment.status,
    sub_status: shipment.sub_status,
    dispatch_status: shipment.dispatch_status,
    visible: shipment.visible,
    undecided_since: shipment.dispatch_status === 'pending' ? shipment.undecided_since : null,
    cancel_undecided_since: shipment.cancel_undecided_since,
    intercepting: shipment.intercepting,
    service_code: shipment.service_code,
    carrier_code: shipment.carrier_code,
    carrier_product_code: shipment.carrier_product_code,
    waybill_number: shipment.waybill_number,
    last_mile_tracking_number: shipment.last_mile_tracking_number,
    reference_no: shipment.reference_no,
    destination_country: shipment.destination_country,
    created_at: shipment.created_at,
    updated_at: shipment.updated_at,
    eta: shipment.eta,
    delivered_at: shipment.delivered_at,
    cancelled_at: shipment.cancelled_at,
    next_checkpoint_at: shipment.next_checkpoint_at,
    pod_available_at: shipment.pod_available_at,
    billing: {
      /** State of the hold: pending, posted (settled) or voided; null in test mode. */
      state: charge?.state ?? null,
      total_hkd: centsToAmount(shipment.total_cents),
      held_hkd: centsToAmount(charge?.heldCents ?? 0),
      charged_hkd: charge?.chargedCents == null ? null : centsToAmount(charge.chargedCents),
      chargeable_weight_kg:
        shipment.measured_weight_mg === null ? null : shipment.measured_weight_mg / 1_000_000,
      settled_at: charge?.settledAt ?? null,
      adjustments_hkd: centsToAmount(charge?.adjustmentsCents ?? 0),
    },
    request_id: shipment.request_id,
    idempotency_key: shipment.idempotency_key,
    tracking_page_url: trackingPageUrl(rootUrl, shipment),
    events: trackingEventRecords(shipment.events),
    carrier_calls: calls.map((call) => ({
      started_at: call.started_at,
      operation: call.operation,
      outcome: call.outcome,
      duration_ms: call.duration_ms,
      request_id: call.request_id,
      detail: call.detail,
    })),
  };
}

/** Returns a shipment's status before and after a change, as `--json` prints it. */
export function changeView(
  before: Pick<ShipmentWithEvents, 'status'>,
  after: Pick<ShipmentWithEvents, 'tracking_number' | 'status' | 'sub_status' | 'updated_at'>,
) {
  return {
    tracking_number: after.tracking_number,
    previous_status: before.status,
    status: after.status,
    sub_status: after.sub_status,
    updated_at: after.updated_at,
  };
}
