import bwip from 'bwip-js/node';

/** Widths of bars and spaces in turn, a bar first, in modules. */
export type BarPattern = readonly number[];
/** Rows of dark and light modules. */
export type Matrix = readonly (readonly boolean[])[];

/** A text as Code 128. */
export function code128(text: string): BarPattern {
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as unknown as [{ sbs: number[] }];
  return symbol.sbs;
}

/** A text as a QR code that can lose a seventh of itself (level M). */
export function qrCode(text: string): Matrix {
  const options = { bcid: 'qrcode', text, eclevel: 'M' };
  const [{ pixs, pixx }] = bwip.raw(options) as unknown as [{ pixs: number[]; pixx: number }];
  const rows = pixs.length / pixx;
  return Array.from({ length: rows }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((module) => module === 1),
  );
}
