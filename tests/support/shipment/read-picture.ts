import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Area } from '../../../src/print/sheet.ts';
import { cacheSuccess } from '../../../src/runtime.ts';
import type { GreyPicture } from './pdf-tools.ts';

const openResvg = cacheSuccess(async () => {
  await initWasm(readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
});

/** Reads the dots of a PNG. */
export async function readPng(png: Buffer): Promise<GreyPicture> {
  await openResvg();
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} image-rendering="optimizeSpeed" href="data:image/png;base64,${png.toString('base64')}"/>`;
  const drawing = new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`, {
    background: 'white',
  });
  const { pixels } = drawing.render();
  const grey = new Uint8ClampedArray(width * height);
  for (let at = 0; at < grey.length; at++) grey[at] = pixels[4 * at] ?? 255;
  drawing.free();
  return { width, height, pixels: grey };
}

/** Cuts a part out of a picture. All figures are shares of its width and height. */
export function cropPicture(picture: GreyPicture, part: Area): GreyPicture {
  const [left, top] = [Math.round(part.x * picture.width), Math.round(part.y * picture.height)];
  const [width, height] = [Math.floor(part.width * picture.width), Math.floor(part.height * picture.height)];
  const pixels = new Uint8ClampedArray(width * height);
  for (let row = 0; row < height; row++) {
    const from = (top + row) * picture.width + left;
    pixels.set(picture.pixels.subarray(from, from + width), row * width);
  }
  return { width, height, pixels };
}

/** Returns the share of black in each block of a picture that is divided into columns and rows. */
export function inkBlocks({ width, height, pixels }: GreyPicture, columns: number, rows: number): number[] {
  const ink = Array.from({ length: columns * rows }, () => 0);
  const size = Array.from({ length: columns * rows }, () => 0);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor((y * rows) / height) * columns;
    for (let x = 0; x < width; x++, at++) {
      const block = row + Math.floor((x * columns) / width);
      ink[block] = (ink[block] ?? 0) + 1 - (pixels[at] ?? 255) / 255;
      size[block] = (size[block] ?? 0) + 1;
    }
  }
  return ink.map((sum, block) => sum / (size[block] ?? 1));
}

const openZxing = cacheSuccess(async () => {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
  await prepareZXingModule({ overrides: { wasmBinary: wasm.buffer }, fireImmediately: true });
});

/** Returns the codes that ZXing finds in a picture, as zbar names them. */
export async function readWithZxing({ width, height, pixels }: GreyPicture): Promise<string[]> {
  await openZxing();
  const pgm = Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), Buffer.from(pixels)]);
  const codes = await readBarcodes(pgm, { formats: ['Code128', 'QRCode'] });
  return codes.map(({ format, text }) => `${format === 'QRCode' ? 'QR-Code' : 'CODE-128'}:${text}`).sort();
}
