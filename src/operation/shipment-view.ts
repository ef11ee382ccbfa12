import type { ShipmentWithEvents } from '../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { AppContext } from '../context.ts';
import { labelUrl } from '../label/label-link.ts';
import { shipmentDetail } from '../shipment/shipment-detail.ts';
import { trackingPageUrl } from '../tracking/page/page-url.ts';

/** Returns a shipment as getShipment shows it, with the URLs of its tracking page and label. */
export function shipmentView(context: AppContext, shipment: ShipmentWithEvents): Schemas['ShipmentDetail'] {
  return {
    ...shipmentDetail(shipment),
    tracking_page_url: trackingPageUrl(context.rootUrl(), shipment),
    label_pdf_url: labelUrl(context, shipment),
  };
}
