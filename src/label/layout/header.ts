import type { ShapedLabel } from '../content.ts';
import { innerWidth, margin, pageWidth, type Sheet } from './sheet.ts';

const bandHeight = 15;
const bandSpace = 2;
const rowHeight = 36;
const cell = 52;

export function headerHeight({ content }: ShapedLabel): number {
  return rowHeight + (content.test ? bandHeight + bandSpace : 0);
}

export function layOutHeader(sheet: Sheet, label: ShapedLabel, parcel: number, top: number): void {
  const { content, caption, ellipsis, product } = label;
  if (content.test) layOutTestBand(sheet, label, top);
  const y = top + headerHeight(label) - rowHeight;
  const serviceWidth = innerWidth - 2 * cell - 4;
  sheet.line(caption(content.service, 700), {
    x: margin,
    y: y + 3,
    width: serviceWidth,
    size: 15,
    cut: { below: 8, ellipsis },
  });
  sheet.line(product, {
    x: margin,
    y: y + 22,
    width: serviceWidth,
    size: 8,
    cut: { below: 6, ellipsis },
  });

  const pieceX = pageWidth - margin - 2 * cell;
  const piece = caption(`${parcel + 1}/${content.parcels.length}`, 700);
  sheet.line(piece, { x: pieceX, y: y + 1, width: cell - 6, size: 20, align: 'center' });
  sheet.line(caption('PARCEL', 400), { x: pieceX, y: y + 25, width: cell - 6, size: 6, align: 'center' });

  const destinationX = pageWidth - margin - cell;
  sheet.fill({ x: destinationX, y: y + 1, width: cell, height: rowHeight - 4 });
  const destination = caption(content.destination, 700);
  sheet.line(destination, {
    x: destinationX,
    y: y + 1,
    width: cell,
    size: 27,
    align: 'center',
    color: 'white',
  });
}

function layOutTestBand(sheet: Sheet, { caption }: ShapedLabel, y: number): void {
  sheet.fill({ x: margin, y, width: innerWidth, height: bandHeight });
  const text = caption('TEST \u00b7 NOT FOR SHIPPING \u00b7 TEST', 700);
  sheet.line(text, { x: margin, y: y + 1.5, width: innerWidth, size: 10, align: 'center', color: 'white' });
}
