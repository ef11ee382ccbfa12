import type { Handler } from '../http/operation.ts';
import { markPhotoAvailable, readPhoto } from '../pod/read-photo.ts';
import { findByNumber } from '../shipment/tracking-number.ts';

export const getShipmentPod: Handler<'getShipmentPod'> = async (
  context,
  { scope, path, requestId, refuse },
) => {
  const found = await findByNumber(context.db, scope, path.shipment_id);
  const shipment = found ?? refuse('NOT_FOUND');
  const { length, content } = await readPhoto(context, shipment, requestId, refuse);
  if (shipment.pod_available_at === null) await markPhotoAvailable(context, scope, shipment.tracking_number);
  return {
    status: 200,
    mediaType: 'image/jpeg',
    content,
    headers: {
      'Content-Length': String(length),
      'Content-Disposition': `attachment; filename="${shipment.tracking_number}-pod.jpg"`,
    },
  };
};
