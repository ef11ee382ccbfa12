import { findShipment } from '../../db/query/shipment/shipment.ts';
import type { Handler } from '../http/handler.ts';
import { isTrackingNumber } from '../shipment/tracking-number.ts';
import { shipmentView } from './shipment-view.ts';

export const getShipment: Handler<'getShipment'> = async (context, { scope, path, refuse }) => {
  const found = isTrackingNumber(path.shipment_id)
    ? await findShipment(context.db, scope, path.shipment_id)
    : undefined;
  return { status: 200, data: shipmentView(context, found ?? refuse('NOT_FOUND')) };
};
