import type { Handler } from '../http/operation.ts';
import { failLabel } from '../test-helper.ts';
import { shipmentWithLinks } from './getShipment.ts';

export const failTestLabel: Handler<'failTestLabel'> = async (
  context,
  { scope, path, claim, requestId, refuse },
) => {
  const cause = { requestId, idempotencyKey: claim?.key ?? null };
  const shipment = await failLabel(context, scope, path.shipment_id, cause, refuse);
  return { status: 200, data: shipmentWithLinks(context, shipment) };
};
