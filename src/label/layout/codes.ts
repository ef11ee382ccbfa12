import bwip from 'bwip-js/node';
import type { ShapedLabel } from '../shape-label.ts';
import { type Area, innerWidth, margin, pageWidth, type Sheet } from './sheet.ts';

/** Widths of alternating bars and spaces in modules, starting with a bar. */
type BarPattern = readonly number[];
type Matrix = readonly (readonly boolean[])[];

export function code128(text: string): BarPattern {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error('bwip-js returned no bars for a Code 128');
  return symbol.sbs;
}

/** Encodes a text as a QR code of level M, which tolerates 15 % damage. */
export function qrCode(text: string): Matrix {
  const options = { bcid: 'qrcode', text, eclevel: 'M' };
  const [symbol] = bwip.raw(options);
  if (!symbol || !('pixs' in symbol)) throw new Error('bwip-js returned no modules for a QR code');
  const { pixs, pixx } = symbol;
  const rows = pixs.length / pixx;
  return Array.from({ length: rows }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((module) => module === 1),
  );
}

export interface LabelCodes {
  readonly code128: BarPattern;
  readonly qr: Matrix;
}

const qrSide = 72;
const barHeight = 44;
const waybillWidth = 104;
/** Quiet zones in modules, which scanners need. */
const barQuiet = 10;
const qrQuiet = 4;

export const codesHeight = 92;

/** A dot of a 203 dpi thermal printer, in points. Edges on whole dots print sharply. */
const dot = 72 / 203;

function inDots(length: number): number {
  return Math.floor(length / dot + 1e-6) * dot;
}

export function layOutCodes(
  sheet: Sheet,
  { content, caption }: ShapedLabel,
  codes: LabelCodes,
  top: number,
): number {
  sheet.rule(top);
  const width = innerWidth - qrSide - 6;
  drawBars(sheet, codes.code128, { x: margin, y: top + 5, width, height: barHeight });
  sheet.line(caption(content.trackingNumber, 700), {
    x: margin,
    y: top + 6 + barHeight,
    width,
    size: 12,
    align: 'center',
  });
  drawMatrix(sheet, codes.qr, {
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

function drawBars(sheet: Sheet, widths: BarPattern, { x, y, width, height }: Area): void {
  const modules = widths.reduce((sum, one) => sum + one, 0);
  const module = inDots(width / (modules + 2 * barQuiet));
  let at = inDots(x + (width - modules * module) / 2);
  for (const [index, count] of widths.entries()) {
    if (index % 2 === 0) sheet.fill({ x: at, y, width: count * module, height });
    at += count * module;
  }
}

/** Joins adjacent dark modules, so that no hairline shows between them. */
function drawMatrix(sheet: Sheet, matrix: Matrix, { x, y, width }: Area): void {
  const module = inDots(width / (matrix.length + 2 * qrQuiet));
  const [left, top] = [inDots(x + qrQuiet * module), inDots(y + qrQuiet * module)];
  for (const [row, cells] of matrix.entries()) {
    for (let column = 0; column < cells.length; column++) {
      if (!cells[column]) continue;
      const start = column;
      while (cells[column + 1]) column++;
      sheet.fill({
        x: left + start * module,
        y: top + row * module,
        width: (column + 1 - start) * module,
        height: module,
      });
    }
  }
}
