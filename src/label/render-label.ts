import type { LabelContent } from './content.ts';
import type { LabelStyle } from './label-style.ts';
import { imposeAll, paperOf } from './layout/impose.ts';
import { layOutLabel } from './layout/lay-out.ts';
import { drawPdf } from './render/pdf.ts';
import { shapeLabel } from './shape-label.ts';

/** Renders a label: a page per parcel, and more if the declaration needs them. The same content gives the same bytes. */
export async function renderLabel(content: LabelContent, style: LabelStyle): Promise<Buffer> {
  const pages = layOutLabel(await shapeLabel(content), paperOf(style));
  const createdAt = new Date(`${content.bookedOn}T00:00:00Z`);
  return drawPdf(imposeAll(pages, style), { title: content.trackingNumber, createdAt });
}
