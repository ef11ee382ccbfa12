import { eventView } from '../event.ts';
import type { Handler } from '../run-operation.ts';
import { advanceShipment, failLabel, sendLowBalance, settleTestFee } from '../test-mode.ts';
import { shipmentWithLinks } from './shipment.ts';

export const advanceTestShipment: Handler<'advanceTestShipment'> = async (context, call) => {
  const shipment = await advanceShipment(context, call, call.path.shipment_id, call.body?.status);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const failTestLabel: Handler<'failTestLabel'> = async (context, call) => {
  const shipment = await failLabel(context, call, call.path.shipment_id);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const settleTestShipment: Handler<'settleTestShipment'> = async (context, call) => {
  const {
    charged_hkd: charged,
    chargeable_weight_kg: weight,
    duties_taxes_hkd: duties,
    measured,
    lines,
  } = call.body ?? {};
  const fee = {
    chargedCents: charged === undefined ? undefined : Math.round(charged * 100),
    dutiesTaxesCents: duties === undefined ? null : Math.round(duties * 100),
    measuredWeightMg: weight === undefined ? undefined : Math.round(weight * 1e6),
    carrierBill:
      measured || lines ? { ...(measured ? { measured } : {}), ...(lines ? { lines } : {}) } : null,
  };
  const shipment = await settleTestFee(context, call, call.path.shipment_id, fee);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};

export const sendTestLowBalance: Handler<'sendTestLowBalance'> = async (context, call) => {
  const event = await sendLowBalance(context, call);
  return { status: 200, data: eventView(event) };
};
