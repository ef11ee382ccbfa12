import bwip from 'bwip-js/node';
import encodeQR from 'qr';
import type { ShapedLabel } from '../shape-label.ts';
import { type Area, innerWidth, type LabelPaper, margin, pageWidth, type Sheet } from './sheet.ts';

/** Widths of alternating bars and spaces in modules, starting with a bar. */
type BarPattern = readonly number[];
type Matrix = readonly (readonly boolean[])[];

/** Widths of the bars and spaces of a Code 128. */
export function code128(text: string): BarPattern {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('bwip-js returned no bars for a Code 128');
  return symbol.sbs;
}

/** Encodes a text as a QR code of level M, which tolerates 15 % damage. */
function qrCode(text: string): Matrix {
  // The library draws at least a border of one module.
  const bordered = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return bordered.slice(1, -1).map((row) => row.slice(1, -1));
}

/** The code of one of several parcels: they share the tracking number. */
export function pieceCode(trackingNumber: string, parcel: number): string {
  return `${trackingNumber}-${String(parcel + 1).padStart(2, '0')}`;
}

const qrSide = 72;
const barHeight = 44;
const waybillWidth = 104;
/** Quiet zones in modules, which scanners need. */
const barQuiet = 10;
const qrQuiet = 4;

const codesHeight = 92;
const pieceHeight = 30;

export function heightOfCodes({ content }: ShapedLabel): number {
  return codesHeight + (content.parcels.length > 1 ? pieceHeight : 0);
}

/** Edges on whole dots print sharply. */
function inDots(length: number, { dpi }: LabelPaper): number {
  const dot = 72 / dpi;
  return Math.floor(length / dot + 1e-6) * dot;
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

function drawBars(sheet: Sheet, text: string, { x, y, width, height }: Area): void {
  const widths = code128(text);
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const module = inDots(width / (modules + 2 * barQuiet), sheet.paper);
  const left = inDots(x + (width - modules * module) / 2, sheet.paper);
  const fills: Area[] = [];
  let at = left;
  for (const [index, count] of widths.entries()) {
    if (index % 2 === 0) fills.push({ x: at, y, width: count * module, height });
    at += count * module;
  }
  sheet.codes.push({ kind: 'code128', text, module, x: left, y, width: modules * module, height, fills });
}

/** Joins adjacent dark modules, so that no hairline shows between them. */
function drawMatrix(sheet: Sheet, text: string, { x, y, width }: Area): void {
  const matrix = qrCode(text);
  const module = inDots(width / (matrix.length + 2 * qrQuiet), sheet.paper);
  const side = matrix.length * module;
  const left = inDots(x + (width - side) / 2, sheet.paper);
  const top = inDots(y + (width - side) / 2, sheet.paper);
  const fills: Area[] = [];
  for (const [row, cells] of matrix.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (!cells[column]) continue;
      const start = column;
      while (cells[column + 1]) column++;
      fills.push({
        x: left + start * module,
        y: top + row * module,
        width: (column + 1 - start) * module,
        height: module,
      });
    }
  }
  sheet.codes.push({ kind: 'qr', text, module, x: left, y: top, width: side, height: side, fills });
}
