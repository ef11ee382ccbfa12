import LineBreaker from 'linebreak';
import { type LoadedFont, loadFont, type Weight } from '../font/load-font.ts';
import { sliceOf, type Typeface } from '../font/typeface.ts';
import { box, cleanText } from './clean-text.ts';
import { latinLetters, separateWords } from './latin-letters.ts';

/** Korean breaks between words; Unicode would allow it between syllables. */
const insideKorean =
  /^(?:\p{Script=Hangul}[\p{Script=Hangul}\p{Nd}\p{Script=Latin}]|[\p{Nd}\p{Script=Latin}]\p{Script=Hangul})/u;

export interface Glyph {
  readonly text: string;
  readonly font: LoadedFont;
  readonly width: number;
}

export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  /** True where a line may end after the glyph (UAX 14). */
  readonly breaks: readonly boolean[];
}

/** Takes the first typeface with the character; else transliterates a letter or draws a box. Drops emoji. */
export async function shapeText(
  text: string,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<ShapedText> {
  const glyphs: Glyph[] = [];
  const known = new Map<string, readonly Glyph[]>();
  for (const character of separateWords(cleanText(text))) {
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
  // A combining mark may be dropped, a letter may not.
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
