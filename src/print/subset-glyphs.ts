import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cacheSuccess } from '../runtime.ts';
import type { LoadedFont } from './font.ts';

/** The functions of HarfBuzz that take a font apart. Numbers are addresses in its memory. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly hb_blob_create: (data: number, length: number, mode: number, user: number, free: number) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_preprocess: (face: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

/** Constants of hb-subset.h. */
const writable = 2;
const dropTables = 3;
const noHinting = 1;
const retainGlyphIds = 2;

/** Not needed within a PDF, which names glyphs by their number. */
const unused = ['cmap', 'name', 'post', 'OS/2', 'GSUB', 'GPOS', 'GDEF', 'BASE'];

const openSubsetter: () => Promise<Subsetter> = cacheSuccess(async () => {
  const file = fileURLToPath(import.meta.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as unknown as Subsetter;
  subsetter._initialize();
  return subsetter;
});

const faces = new Map<string, number>();

export interface SubsetFont {
  readonly bytes: Uint8Array;
  readonly numberOf: (glyph: number) => number;
}

/**
 * Returns the font with only some glyphs: under a millisecond. Their numbers become consecutive, which makes the subset
 * smaller. With composites, HarfBuzz adds their parts, so all glyphs keep their numbers.
 */
export async function subsetGlyphs(font: LoadedFont, glyphs: Iterable<number>): Promise<SubsetFont> {
  const hb = await openSubsetter();
  const face = faces.get(font.key) ?? openFace(hb, font);
  faces.set(font.key, face);
  const input = hb.hb_subset_input_create_or_fail();
  hb.hb_subset_input_set_flags(input, font.hasComposites ? noHinting | retainGlyphIds : noHinting);
  const tables = hb.hb_subset_input_set(input, dropTables);
  for (const name of unused) hb.hb_set_add(tables, tableTag(name));
  const wanted = hb.hb_subset_input_glyph_set(input);
  // Every subset has the glyph 0, for letters that a font lacks.
  const kept = [...new Set([0, ...glyphs])].sort((one, other) => one - other);
  for (const glyph of kept) hb.hb_set_add(wanted, glyph);
  const subset = hb.hb_subset_or_fail(face, input);
  hb.hb_subset_input_destroy(input);
  if (subset === 0) throw new Error(`HarfBuzz made no subset of ${font.key}`);
  const blob = hb.hb_face_reference_blob(subset);
  const start = hb.hb_blob_get_data(blob, 0);
  const bytes = new Uint8Array(hb.memory.buffer).slice(start, start + hb.hb_blob_get_length(blob));
  hb.hb_blob_destroy(blob);
  hb.hb_face_destroy(subset);
  if (font.hasComposites) return { bytes, numberOf: (glyph) => glyph };
  const numbers = new Map(kept.map((glyph, number) => [glyph, number]));
  return { bytes, numberOf: (glyph) => numbers.get(glyph) ?? 0 };
}

/** Prepared once for all subsets. */
function openFace(hb: Subsetter, { bytes }: LoadedFont): number {
  const data = hb.malloc(bytes.byteLength);
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const blob = hb.hb_blob_create(data, bytes.byteLength, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const prepared = hb.hb_subset_preprocess(face);
  hb.hb_face_destroy(face);
  return prepared;
}

function tableTag(name: string): number {
  return [...name].reduce((sum, character) => (sum << 8) + character.charCodeAt(0), 0);
}
