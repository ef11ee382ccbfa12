import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { LoadedFont } from '../../print/font.ts';
import { leftToRight } from '../../print/shape-run.ts';
import type { Area, PlacedText, PrintedSheet } from '../../print/sheet.ts';
import { cacheSuccess } from '../../runtime.ts';

/** Dots of a printer: one bit each, 1 for black, rows filled up to whole bytes. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  /** Bytes of a row. */
  readonly stride: number;
  readonly bits: Uint8Array;
}

const openRasterizer: () => Promise<void> = cacheSuccess(async () => {
  const file = fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'));
  await initWasm(readFile(file));
});

/** Draws a sheet in the dots of a printer. */
export function drawSheet({ width, height, labels }: PrintedSheet, dpi: number): Promise<Bitmap> {
  const scale = dpi / 72;
  const parts = labels.flatMap(({ page, x, y }) => {
    const areas = [...page.fills, ...page.codes.flatMap(({ fills }) => fills)];
    const boxes = areas.map((area) => boxPath(area, x, y, scale)).join('');
    return [`<path d="${boxes}"/>`, ...page.texts.map((text) => textPaths(text, x, y, scale))];
  });
  return rasterize(parts.join(''), Math.round(width * scale), Math.round(height * scale));
}

/** Rows of dots of a sheet. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

/** Draws only texts, for a printer whose fonts lack their letters, and only the rows of dots where they stand. */
export function drawTexts(
  texts: readonly PlacedText[],
  sheet: { readonly width: number; readonly x: number; readonly y: number },
  { top, height }: Band,
  dpi: number,
): Promise<Bitmap> {
  const scale = dpi / 72;
  const paths = texts.map((text) => textPaths(text, sheet.x, sheet.y, scale)).join('');
  return rasterize(
    `<g transform="translate(0 ${-top})">${paths}</g>`,
    Math.round(sheet.width * scale),
    height,
  );
}

async function rasterize(content: string, width: number, height: number): Promise<Bitmap> {
  await openRasterizer();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
  const drawing = new Resvg(svg, { background: 'white', font: { loadSystemFonts: false } });
  const image = drawing.render();
  const bitmap = inBits(image.pixels, width, height);
  image.free();
  drawing.free();
  return bitmap;
}

/** A dot is black if most of it is. */
function inBits(pixels: Uint8Array, width: number, height: number): Bitmap {
  const stride = Math.ceil(width / 8);
  const bits = new Uint8Array(stride * height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if ((pixels[at] ?? 255) < 128)
        bits[y * stride + (x >> 3)] = (bits[y * stride + (x >> 3)] ?? 0) | (128 >> (x & 7));
    }
  }
  return { width, height, stride, bits };
}

/** Edges on whole dots, and at least one dot. */
function boxPath({ x, y, width, height }: Area, left: number, top: number, scale: number): string {
  const [x1, y1] = [Math.round((left + x) * scale), Math.round((top + y) * scale)];
  const x2 = Math.max(x1 + 1, Math.round((left + x + width) * scale));
  const y2 = Math.max(y1 + 1, Math.round((top + y + height) * scale));
  return `M${x1} ${y1}H${x2}V${y2}H${x1}Z`;
}

function textPaths(
  { glyphs, size, x, baseline, color }: PlacedText,
  left: number,
  top: number,
  scale: number,
): string {
  const paths: string[] = [];
  let at = left + x;
  for (const { font, outlines, width } of leftToRight(glyphs)) {
    for (const { id, x: right, y: up } of outlines) {
      const path = outlinePath(font, id);
      if (path === '') continue;
      const unit = (size * scale) / font.unitsPerEm;
      const [toX, toY] = [(at + right * size) * scale, (top + baseline - up * size) * scale];
      paths.push(
        `<path transform="matrix(${unit.toFixed(6)} 0 0 ${(-unit).toFixed(6)} ${toX.toFixed(2)} ${toY.toFixed(2)})" d="${path}"/>`,
      );
    }
    at += width * size;
  }
  return `<g fill="${color}">${paths.join('')}</g>`;
}

const outlines = new WeakMap<LoadedFont, Map<number, string>>();

function outlinePath(font: LoadedFont, id: number): string {
  const known = outlines.get(font) ?? new Map<number, string>();
  outlines.set(font, known);
  const path = known.get(id) ?? font.font.glyphToPath(id);
  known.set(id, path);
  return path;
}
