import { code128, qrCode } from './barcode.ts';
import type { LabelContent } from './content.ts';
import { drawPdf } from './draw-pdf.ts';
import { layOutLabel } from './layout/lay-out.ts';
import { shapeLabel } from './shaped-label.ts';

/** Renders a PDF of one page per parcel. The same content gives the same bytes. */
export async function renderLabel(content: LabelContent): Promise<Buffer> {
  const codes = { code128: code128(content.trackingNumber), qr: qrCode(content.trackingNumber) };
  const pages = layOutLabel(await shapeLabel(content), codes);
  return drawPdf(pages, {
    title: content.trackingNumber,
    createdAt: new Date(`${content.bookedOn}T00:00:00Z`),
  });
}
