import bwip from 'bwip-js/node';

/** Widths of alternating bars and spaces in modules, starting with a bar. */
export type BarPattern = readonly number[];
export type Matrix = readonly (readonly boolean[])[];

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
