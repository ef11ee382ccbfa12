import bwip from 'bwip-js/node';
import encodeQR from 'qr';
import type { Area, LabelPaper, Sheet } from './sheet.ts';

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

/** Quiet zones in modules, which scanners need. */
const barQuiet = 10;
const qrQuiet = 4;

/** Edges on whole dots print sharply. */
function inDots(length: number, { dpi }: LabelPaper): number {
  const dot = 72 / dpi;
  return Math.floor(length / dot + 1e-6) * dot;
}

/** Draws a Code 128 in the middle of an area. */
export function drawBars(sheet: Sheet, text: string, { x, y, width, height }: Area): void {
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

/** Draws a QR code in the middle of a square area. Joins adjacent dark modules, so that no hairline shows between them. */
export function drawMatrix(sheet: Sheet, text: string, { x, y, width }: Area): void {
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
