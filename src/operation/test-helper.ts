import { eventView } from '../event.ts';
import type { Handler } from '../run-operation.ts';
import { advanceShipment, failLabel, sendLowBalance, settleTestFee } from '../test-mode.ts';
import { shipmentWithLinks } from './shipment.ts';

export const advanceTestShipment: Handler<'advanceTestShipment'> = async (
  context,
  { scope, path, body, refuse },
) => {
  const shipment = await advanceShipment(context, scope, path.shipment_id, body?.status, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const failTestLabel: Handler<'failTestLabel'> = async (context, { scope, path, cause, refuse }) => {
  const shipment = await failLabel(context, scope, path.shipment_id, cause, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const settleTestShipment: Handler<'settleTestShipment'> = async (
  context,
  { scope, path, body, cause, refuse },
) => {
  const { charged_hkd: charged, chargeable_weight_kg: weight } = body ?? {};
  const fee = {
    chargedCents: charged === undefined ? undefined : Math.round(charged * 100),
    measuredWeightMg: weight === undefined ? undefined : Math.round(weight * 1e6),
  };
  const shipment = await settleTestFee(context, scope, path.shipment_id, fee, cause, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const sendTestLowBalance: Handler<'sendTestLowBalance'> = async (context, { scope, cause }) => {
  const event = await sendLowBalance(context, scope, cause);
  return { status: 200, data: eventView(event) };
};
