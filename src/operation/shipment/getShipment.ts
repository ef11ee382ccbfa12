import { findShipment } from '../../../db/query/shipment.ts';
import type { Handler } from '../../http/handler.ts';
import { shipmentDetail } from '../../shipment/shipment-detail.ts';
import { isTrackingNumber } from '../../shipment/tracking-number.ts';

export const getShipment: Handler<'getShipment'> = async ({ db }, { scope, path, refuse }) => {
  const found = isTrackingNumber(path.shipment_id)
    ? await findShipment(db.kysely, scope, path.shipment_id)
    : undefined;
  return { status: 200, data: shipmentDetail(found ?? refuse('NOT_FOUND')) };
};
