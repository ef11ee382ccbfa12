import { cacheSuccess } from '../../runtime/cache-success.ts';
import type { Weight } from '../font/load-font.ts';
import { type Glyph, type ShapedText, shapeText } from './shape-text.ts';

/** Shapes a fixed text of ASCII and `signs`, synchronously: the glyphs are loaded already. */
export type Caption = (text: string, weight: Weight) => ShapedText;

const signs = '\u00d7\u00b7\u2026';
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + signs;

export const openCaptions: () => Promise<Caption> = cacheSuccess(makeCaptions);

async function makeCaptions(): Promise<Caption> {
  const glyphs = { 400: await glyphsOf(400), 700: await glyphsOf(700) };
  return (text, weight) => {
    const shaped = [...text].flatMap((character) => glyphs[weight].get(character) ?? []);
    return { glyphs: shaped, breaks: shaped.map((glyph) => glyph.text === ' ') };
  };
}

async function glyphsOf(weight: Weight): Promise<ReadonlyMap<string, Glyph>> {
  const glyphs = new Map<string, Glyph>();
  // Per character, because shapeText trims spaces at the ends.
  for (const character of printable) {
    const text = character === ' ' ? 'x x' : character;
    const shaped = await shapeText(text, weight, ['noto-sans']);
    const glyph = shaped.glyphs.find((one) => one.text === character);
    if (glyph) glyphs.set(character, glyph);
  }
  return glyphs;
}
