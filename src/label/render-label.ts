import type { ShipmentRow } from '../../db/query/shipment/shipment.ts';
import { type RecordContext, recordChange } from '../tracking/record-change.ts';
import { type LabelContent, shapeLabel } from './content.ts';
import { drawPdf } from './draw-pdf.ts';
import { code128, qrCode } from './layout/codes.ts';
import { layOutLabel } from './layout/lay-out.ts';

/** Renders a PDF of one page per parcel. The same content gives the same bytes. */
export async function renderLabel(content: LabelContent): Promise<Buffer> {
  const codes = { code128: code128(content.trackingNumber), qr: qrCode(content.trackingNumber) };
  const pages = layOutLabel(await shapeLabel(content), codes);
  return drawPdf(pages, {
    title: content.trackingNumber,
    createdAt: new Date(`${content.bookedOn}T00:00:00Z`),
  });
}

type NamedShipment = Pick<ShipmentRow, 'account_id' | 'livemode' | 'tracking_number'>;

/** Sends `shipment.label_ready` once. */
export async function markLabelReady(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'ready' });
}

/** Records that the label failed: `dispatch_status` becomes `failed` (docs/design/tracking.md, Status). Sends `shipment.label_failed` once. */
export async function markLabelFailed(context: RecordContext, shipment: NamedShipment): Promise<void> {
  await recordChange(context, scopeOf(shipment), shipment.tracking_number, { label: 'failed' });
}

function scopeOf({ account_id, livemode }: NamedShipment) {
  return { accountId: account_id, livemode };
}
