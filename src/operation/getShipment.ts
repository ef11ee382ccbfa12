import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import type { Handler } from '../http/operation.ts';
import { labelUrl } from '../label/label-link.ts';
import { findByNumber } from '../shipment/tracking-number.ts';
import { shipmentDetail } from '../shipment/view.ts';
import { trackingPageUrl } from '../tracking/page/tracking-page.ts';

export const getShipment: Handler<'getShipment'> = async (context, { scope, path, refuse }) => {
  const found = await findByNumber(context.db, scope, path.shipment_id);
  return { status: 200, data: shipmentWithLinks(context, found ?? refuse('NOT_FOUND')) };
};

/** Returns a shipment with the URLs of its tracking page and label. */
export function shipmentWithLinks(
  context: WorkContext,
  shipment: ShipmentWithEvents,
): Schemas['ShipmentDetail'] {
  return {
    ...shipmentDetail(shipment),
    tracking_page_url: trackingPageUrl(context.rootUrl(), shipment),
    label_pdf_url: labelUrl(context, shipment),
  };
}
