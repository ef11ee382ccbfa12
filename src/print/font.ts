import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Each typeface is an npm package of one variable font, split into slices by Unicode range. */
export type Typeface = 'noto-sans' | 'noto-sans-arabic' | 'noto-sans-hebrew' | 'noto-sans-thai' | HanTypeface;
export type HanTypeface = 'noto-sans-hk' | 'noto-sans-tc' | 'noto-sans-sc' | 'noto-sans-jp' | 'noto-sans-kr';

/** A part of a typeface. Threads exchange it. */
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

/** Scripts whose letters join, stack or change places: HarfBuzz shapes them with the rules of their font. */
const shapedScripts = {
  arabic: { typeface: 'noto-sans-arabic', slice: 'arabic', tag: 'Arab' },
  hebrew: { typeface: 'noto-sans-hebrew', slice: 'hebrew', tag: 'Hebr' },
  thai: { typeface: 'noto-sans-thai', slice: 'thai', tag: 'Thai' },
  devanagari: { typeface: 'noto-sans', slice: 'devanagari', tag: 'Deva' },
} as const;
export type ShapedScript = keyof typeof shapedScripts;

/** Returns the slice of a script that needs shaping, and the script's ISO 15924 tag. */
export function sliceOfScript(script: ShapedScript): { readonly slice: FontSlice; readonly tag: string } {
  const { typeface, slice: name, tag } = shapedScripts[script];
  const slice = loadIndex(typeface).slices.find((one) => one.name === name);
  if (!slice) throw new Error(`${typeface} has no slice ${name}`);
  return { slice, tag };
}

/** Returns the slice whose range has the character. It may still lack the glyph. */
export function findSlice(typeface: Typeface, codePoint: number): FontSlice | null {
  const { slices, claims } = loadIndex(typeface);
  return slices[(claims[codePoint] ?? 0) - 1] ?? null;
}

function loadIndex(typeface: Typeface): SliceIndex {
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
  // The other typefaces repeat the Latin letters of noto-sans in other slices; skip those.
  const isUsed = (name: string) =>
    typeface === 'noto-sans' || /^\[\d+\]$/.test(name) || name in shapedScripts;
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

export type Weight = 400 | 700;

export interface LoadedFont {
  readonly key: string;
  readonly slice: FontSlice;
  readonly weight: Weight;
  readonly font: Font;
  readonly unitsPerEm: number;
  /** Glyphs may consist of others, such as a letter and its accent. Han glyphs don't. */
  readonly hasComposites: boolean;
  /** TrueType, at one weight. */
  readonly bytes: Uint8Array;
}

const unusedTables = ['STAT', 'VORG', 'vhea', 'vmtx'];
const layoutTables = ['GSUB', 'GPOS', 'GDEF', 'BASE'];
const fonts = new Map<string, Promise<LoadedFont>>();

/** Loads a slice at one weight: about 10 ms, then cached. All slices together take 60 MB. */
export function loadFont(slice: FontSlice, weight: Weight): Promise<LoadedFont> {
  const key = `${slice.typeface}-${slice.name}-${weight}`;
  const known = fonts.get(key);
  if (known) return known;
  const loading = readFont(slice, weight).then((bytes) => openFont(key, slice, weight, bytes));
  fonts.set(key, loading);
  loading.catch(() => fonts.delete(key));
  return loading;
}

/** Converts with HarfBuzz: a PDF can't embed WOFF2 or variable fonts. */
async function readFont({ file, name }: FontSlice, weight: Weight): Promise<Uint8Array> {
  return subsetFont(await readFile(file), null, {
    keepAllGlyphs: true,
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    noHinting: true,
    dropTables: name in shapedScripts ? unusedTables : [...unusedTables, ...layoutTables],
  });
}

function openFont(key: string, slice: FontSlice, weight: Weight, bytes: Uint8Array): LoadedFont {
  const face = new Face(new Blob(bytes));
  const hasComposites = maxComponents(face) > 0;
  return { key, slice, weight, font: new Font(face), unitsPerEm: face.upem, hasComposites, bytes };
}

/** The field maxComponentElements of the table `maxp`. */
function maxComponents(face: Face): number {
  const profile = face.referenceTable('maxp');
  return profile ? new DataView(profile.buffer, profile.byteOffset).getUint16(28) : 0;
}

const ofCountry: Readonly<Record<string, HanTypeface>> = {
  CN: 'noto-sans-sc',
  SG: 'noto-sans-sc',
  MY: 'noto-sans-sc',
  TW: 'noto-sans-tc',
  JP: 'noto-sans-jp',
  KR: 'noto-sans-kr',
};

const hanTypefaces: readonly HanTypeface[] = [
  'noto-sans-hk',
  'noto-sans-tc',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
];

/** Returns typefaces in order of preference: Latin, Greek and Cyrillic first, then Han as the country writes it. */
export function typefacesFor(text: string, country: string): readonly Typeface[] {
  const best = ofScript(text) ?? ofCountry[country] ?? 'noto-sans-hk';
  return ['noto-sans', best, ...hanTypefaces.filter((typeface) => typeface !== best)];
}

/** Kana and Hangul identify the language, whatever the country. */
function ofScript(text: string): HanTypeface | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'noto-sans-jp';
  return /\p{Script=Hangul}/u.test(text) ? 'noto-sans-kr' : null;
}
