import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import type { FontSlice } from './typeface.ts';

export type Weight = 400 | 700;

export interface LoadedFont {
  readonly key: string;
  readonly font: Font;
}

/** Not needed: text is drawn glyph by glyph. */
const unusedTables = ['GSUB', 'GPOS', 'GDEF', 'BASE', 'STAT', 'VORG', 'vhea', 'vmtx'];
const fonts = new Map<string, Promise<LoadedFont>>();

/** Loads a slice at one weight: about 10 ms, then cached. All slices together take 60 MB. */
export function loadFont(slice: FontSlice, weight: Weight): Promise<LoadedFont> {
  const key = `${slice.typeface}-${slice.name}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const loading = readFont(slice, weight).then((font) => ({ key, font }));
  fonts.set(key, loading);
  loading.catch(() => fonts.delete(key));
  return loading;
}

/** Converts with HarfBuzz: the PDF library can't embed WOFF2 or variable fonts. */
async function readFont({ file }: FontSlice, weight: Weight): Promise<Font> {
  const bytes = await subsetFont(await readFile(file), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    noHinting: true,
    dropTables: unusedTables,
  });
  const font = create(bytes);
  if (!('layout' in font)) throw new Error(`${file} is a font collection; expected a single font`);
  return font;
}
