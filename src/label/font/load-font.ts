import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { FontSlice } from './typeface.ts';

export type Weight = 400 | 700;

export interface LoadedFont {
  /** Tells it from every other one. */
  readonly key: string;
  readonly font: Font;
}

/** Tables that a slice drawn letter by letter does without. */
const unusedTables = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'VORG', 'vhea', 'vmtx'];
const fonts = new Map<string, Promise<LoadedFont>>();

/** A slice of a typeface at one weight; made once (some 10 ms) and kept, all of them together come to 60 MB. */
export function loadFont(slice: FontSlice, weight: Weight): Promise<LoadedFont> {
  const key = `${slice.typeface}-${slice.name}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const loading = readFont(slice, weight).then((font) => ({ key, font }));
  fonts.set(key, loading);
  loading.catch(() => fonts.delete(key));
  return loading;
}

/** The PDF library can't embed WOFF2, nor an instance of a variable font: HarfBuzz makes a plain one of it. */
async function readFont({ file }: FontSlice, weight: Weight): Promise<Font> {
  const bytes = await subsetFont(await readFile(file), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    noHinting: true,
    dropTables: unusedTables,
  });
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`);
  return font;
}
