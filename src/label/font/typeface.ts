import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The typefaces on labels; each an npm package of one variable font in slices by Unicode range. */
export type Typeface = 'noto-sans' | HanTypeface;
export type HanTypeface = 'noto-sans-hk' | 'noto-sans-tc' | 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr';

/** A part of a typeface, in a file of its own. */
export interface FontSlice {
  readonly typeface: Typeface;
  readonly name: string;
  readonly file: string;
}

interface SliceIndex {
  readonly slices: readonly FontSlice[];
  /** By code point: the slice that claims it, counted from 1; 0: none does. */
  readonly claims: Uint8Array;
}

/** Beyond plane 2 there are only emoji modifiers, tags and private use. */
const codePoints = 0x30000;
const { resolve } = createRequire(import.meta.url);
const indexes = new Map<Typeface, SliceIndex>();

/** Scripts whose letters change shape or order beside each other, which this drawing doesn't do. */
const unshaped: ReadonlySet<string> = new Set(['devanagari']);

/** The slice of a typeface that claims a character; it may still lack the glyph. */
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
  // The others' Latin letters are those of noto-sans, drawn less often.
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
