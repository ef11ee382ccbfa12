import type { Handler } from '../http/operation.ts';
import { advanceShipment } from '../test-helper.ts';
import { shipmentWithLinks } from './getShipment.ts';

export const advanceTestShipment: Handler<'advanceTestShipment'> = async (
  context,
  { scope, path, body, refuse },
) => {
  const shipment = await advanceShipment(context, scope, path.shipment_id, body?.status, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};
