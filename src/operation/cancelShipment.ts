import { cancelOrder } from '../booking/cancel.ts';
import type { Handler } from '../http/operation.ts';
import { centsToAmount } from '../money.ts';
import { readTrackingNumber } from '../shipment/tracking-number.ts';
import { isDispatched } from '../shipment/view.ts';

export const cancelShipment: Handler<'cancelShipment'> = async (
  context,
  { scope, actor, path, claim, requestId, refuse },
) => {
  const trackingNumber = readTrackingNumber(path.shipment_id) ?? refuse('NOT_FOUND');
  const cause = { requestId, idempotencyKey: claim?.key ?? null };
  const shipment = await cancelOrder(context, scope, trackingNumber, cause, actor(), refuse);
  return {
    status: 200,
    data: {
      id: shipment.tracking_number,
      tracking_number: shipment.tracking_number,
      status: shipment.status,
      livemode: shipment.livemode,
      cancelled_at: shipment.cancelled_at ?? shipment.updated_at,
      // A shipment that its carrier never accepted was not charged: the failed dispatch released its hold.
      refunded_amount_hkd: isDispatched(shipment) ? centsToAmount(shipment.charge?.releasedCents ?? 0) : 0,
    },
  };
};
