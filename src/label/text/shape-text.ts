import LineBreaker from 'linebreak';
import { type LoadedFont, loadFont, type Weight } from '../font/load-font.ts';
import { sliceOf, type Typeface } from '../font/typeface.ts';
import { box, cleanText } from './clean-text.ts';
import { latinLetters, partWords } from './latin-letters.ts';

/** Korean is broken between its words, though Unicode would let it be between any two syllables. */
const insideKorean =
  /^(?:\p{Script=Hangul}[\p{Script=Hangul}\p{Nd}\p{Script=Latin}]|[\p{Nd}\p{Script=Latin}]\p{Script=Hangul})/u;

/** One character in the font that has it. */
export interface Glyph {
  readonly text: string;
  readonly font: LoadedFont;
  /** In ems: times the size it is points. */
  readonly width: number;
}

/** A text ready to be measured, broken into lines and drawn. */
export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  /** Whether a line may end after the glyph of the same index (Unicode's line breaking: words, ideographs). */
  readonly breaks: readonly boolean[];
}

/**
 * Finds a font for every character: of these typefaces the first that has it. A letter that none has is written in
 * Latin where that is known, else as a box; a picture is left out.
 */
export async function shapeText(
  text: string,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<ShapedText> {
  const glyphs: Glyph[] = [];
  const known = new Map<string, readonly Glyph[]>();
  for (const character of partWords(cleanText(text))) {
    const found = known.get(character) ?? (await glyphsOf(character, weight, typefaces));
    known.set(character, found);
    glyphs.push(...found);
  }
  return { glyphs, breaks: breaksOf(glyphs) };
}

async function glyphsOf(
  character: string,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<readonly Glyph[]> {
  const own = await glyphOf(character, weight, typefaces);
  if (own) return [own];
  if (/\p{Extended_Pictographic}/u.test(character)) return [];
  const latin = await Promise.all(
    [...latinLetters(character)].map((letter) => glyphOf(letter, weight, typefaces)),
  );
  const found = latin.filter((glyph) => glyph !== null);
  // A sign on a letter may be lost, a letter never.
  if (found.length > 0 || /\p{M}/u.test(character)) return found;
  const boxed = await glyphOf(box, weight, ['noto-sans-jp']);
  return boxed ? [boxed] : [];
}

async function glyphOf(
  character: string,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<Glyph | null> {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const typeface of typefaces) {
    const slice = sliceOf(typeface, codePoint);
    if (!slice) continue;
    const loaded = await loadFont(slice, weight);
    const { font } = loaded;
    if (!font.hasGlyphForCodePoint(codePoint)) continue;
    const width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm;
    return { text: character, font: loaded, width };
  }
  return null;
}

function breaksOf(glyphs: readonly Glyph[]): boolean[] {
  const breaker = new LineBreaker(glyphs.map(({ text }) => text).join(''));
  let next = breaker.nextBreak();
  let end = 0;
  return glyphs.map(({ text }, index) => {
    end += text.length;
    if (next?.position !== end) return false;
    next = breaker.nextBreak();
    return !insideKorean.test(text + (glyphs[index + 1]?.text ?? ''));
  });
}
