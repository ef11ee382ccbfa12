import { drawBars, drawMatrix } from '../../print/code.ts';
import { innerWidth, margin, pageWidth, type Sheet } from '../../print/sheet.ts';
import type { ShapedLabel } from '../shape-label.ts';

/** The code of one of several parcels: they share the tracking number. */
function pieceCode(trackingNumber: string, parcel: number): string {
  return `${trackingNumber}-${String(parcel + 1).padStart(2, '0')}`;
}

const qrSide = 72;
const barHeight = 44;
const waybillWidth = 104;
const codesHeight = 92;
const pieceHeight = 30;

export function heightOfCodes({ content }: ShapedLabel): number {
  return codesHeight + (content.parcels.length > 1 ? pieceHeight : 0);
}

/** Lays out the codes that all parcels share, and returns the y of their end. */
export function layOutCodes(sheet: Sheet, { content, caption }: ShapedLabel, top: number): number {
  const { trackingNumber, trackingUrl } = content;
  sheet.rule(top);
  const width = innerWidth - qrSide - 6;
  drawBars(sheet, trackingNumber, { x: margin, y: top + 5, width, height: barHeight });
  sheet.line(caption(trackingNumber, 700), {
    x: margin,
    y: top + 6 + barHeight,
    width,
    size: 12,
    align: 'center',
  });
  drawMatrix(sheet, trackingUrl ?? trackingNumber, {
    x: pageWidth - margin - qrSide,
    y: top + 2,
    width: qrSide,
    height: qrSide,
  });
  const numbers = [
    { name: 'WAYBILL', value: content.waybillNumber ?? '', x: margin, width: waybillWidth },
    {
      name: 'REFERENCE',
      value: content.reference,
      x: margin + waybillWidth + 6,
      width: innerWidth - waybillWidth - 6,
    },
  ];
  for (const { name, value, x, width } of numbers) {
    sheet.line(caption(name, 400), { x, y: top + 72, width, size: 5 });
    sheet.line(caption(value, 700), { x, y: top + 78, width, size: 9 });
  }
  return top + codesHeight;
}

/** Lays out the code of a parcel, if there are several. */
export function layOutPieceCode(
  sheet: Sheet,
  { content, caption }: ShapedLabel,
  parcel: number,
  top: number,
): void {
  const { trackingNumber, parcels } = content;
  if (parcels.length < 2) return;
  const code = pieceCode(trackingNumber, parcel);
  sheet.rule(top);
  const width = innerWidth - qrSide - 6;
  drawBars(sheet, code, { x: margin, y: top + 4, width, height: pieceHeight - 8 });
  const x = margin + width + 6;
  sheet.line(caption('PIECE', 400), { x, y: top + 4, width: qrSide, size: 5 });
  sheet.line(caption(code, 700), { x, y: top + 12, width: qrSide, size: 8 });
}
