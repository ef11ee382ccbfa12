import { findShipment } from '../../db/query/shipment/shipment.ts';
import type { Handler } from '../http/handler.ts';
import { labelDisposition, readLabel } from '../label/read-label.ts';
import { isTrackingNumber } from '../shipment/tracking-number.ts';

export const getShipmentLabel: Handler<'getShipmentLabel'> = async (
  context,
  { scope, path, requestId, refuse },
) => {
  const found = isTrackingNumber(path.shipment_id)
    ? await findShipment(context.db, scope, path.shipment_id)
    : undefined;
  const shipment = found ?? refuse('NOT_FOUND');
  return {
    status: 200,
    mediaType: 'application/pdf',
    content: await readLabel(context, shipment, requestId, refuse),
    headers: { 'Content-Disposition': labelDisposition(shipment.tracking_number) },
  };
};
