import type { Handler } from '../http/operation.ts';
import { setTestFee } from '../test-helper.ts';
import { shipmentWithLinks } from './getShipment.ts';

export const settleTestShipment: Handler<'settleTestShipment'> = async (
  context,
  { scope, path, body, claim, requestId, refuse },
) => {
  const { charged_hkd: charged, chargeable_weight_kg: weight } = body ?? {};
  const fee = {
    chargedCents: charged === undefined ? undefined : Math.round(charged * 100),
    measuredWeightMg: weight === undefined ? undefined : Math.round(weight * 1e6),
  };
  const cause = { requestId, idempotencyKey: claim?.key ?? null };
  const shipment = await setTestFee(context, scope, path.shipment_id, fee, cause, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};
