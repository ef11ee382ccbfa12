import type { Handler } from '../http/operation.ts';
import { labelDisposition, readLabel } from '../label/read-label.ts';
import { findByNumber } from '../shipment/tracking-number.ts';

export const getShipmentLabel: Handler<'getShipmentLabel'> = async (
  context,
  { scope, path, requestId, refuse },
) => {
  const found = await findByNumber(context.db, scope, path.shipment_id);
  const shipment = found ?? refuse('NOT_FOUND');
  return {
    status: 200,
    mediaType: 'application/pdf',
    content: await readLabel(context, shipment, requestId, refuse),
    headers: { 'Content-Disposition': labelDisposition(shipment.tracking_number) },
  };
};
