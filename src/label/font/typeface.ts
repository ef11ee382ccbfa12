import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Each typeface is an npm package of one variable font, split into slices by Unicode range. */
export type Typeface = 'noto-sans' | HanTypeface;
export type HanTypeface = 'noto-sans-hk' | 'noto-sans-tc' | 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr';

export interface FontSlice {
  readonly typeface: Typeface;
  readonly name: string;
  readonly file: string;
}

interface SliceIndex {
  readonly slices: readonly FontSlice[];
  /** Per code point: slice number from 1; 0 if no slice has it. */
  readonly claims: Uint8Array;
}

/** Higher code points are only emoji modifiers, tags and private use. */
const codePoints = 0x30000;
const { resolve } = createRequire(import.meta.url);
const indexes = new Map<Typeface, SliceIndex>();

/** Scripts that need shaping, which glyph-by-glyph drawing can't do. */
const unshaped: ReadonlySet<string> = new Set(['devanagari']);

/** Returns the slice whose range has the character. It may still lack the glyph. */
export function sliceOf(typeface: Typeface, codePoint: number): FontSlice | null {
  const { slices, claims } = indexOf(typeface);
  return slices[(claims[codePoint] ?? 0) - 1] ?? null;
}

function indexOf(typeface: Typeface): SliceIndex {
  const known = indexes.get(typeface);
  if (known) return known;
  const index = readIndex(typeface);
  indexes.set(typeface, index);
  return index;
}

function readIndex(typeface: Typeface): SliceIndex {
  const folder = path.dirname(resolve(`@fontsource-variable/${typeface}/package.json`));
  const ranges = JSON.parse(readFileSync(path.join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  // Han typefaces repeat the Latin letters of noto-sans in other slices; skip those.
  const isUsed = (name: string) => (typeface === 'noto-sans' ? !unshaped.has(name) : /^\[\d+\]$/.test(name));
  const names = Object.keys(ranges).filter(isUsed);
  const claims = new Uint8Array(codePoints);
  const slices = names.map((name, index) => {
    for (const range of (ranges[name] ?? '').split(',')) {
      const [first = '', last = first] = range.trim().replace('U+', '').split('-');
      claims.fill(index + 1, Number.parseInt(first, 16), Number.parseInt(last, 16) + 1);
    }
    const plain = name.replace(/[[\]]/g, '');
    const file = path.join(folder, 'files', `${typeface}-${plain}-wght-normal.woff2`);
    return { typeface, name: plain, file };
  });
  return { slices, claims };
}
