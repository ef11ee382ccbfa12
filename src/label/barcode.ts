import bwip from 'bwip-js/node';

/** Widths of alternating bars and spaces in modules, starting with a bar. */
export type BarPattern = readonly number[];
export type Matrix = readonly (readonly boolean[])[];

export function code128(text: string): BarPattern {
  const [symbol] = bwip.raw({ bcid: 'code128', text }) as unknown as [{ sbs: number[] }];
  return symbol.sbs;
}

/** Encodes a text as a QR code of level M, which tolerates 15 % damage. */
export function qrCode(text: string): Matrix {
  const options = { bcid: 'qrcode', text, eclevel: 'M' };
  const [{ pixs, pixx }] = bwip.raw(options) as unknown as [{ pixs: number[]; pixx: number }];
  const rows = pixs.length / pixx;
  return Array.from({ length: rows }, (_, row) =>
    pixs.slice(row * pixx, (row + 1) * pixx).map((module) => module === 1),
  );
}
