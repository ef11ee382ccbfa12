import anyAscii from 'any-ascii';
import LineBreaker from 'linebreak';
import { cacheSuccess } from '../runtime.ts';
import { findSlice, loadFont, type Typeface, type Weight } from './font.ts';
import { type Glyph, shapeRun, singleGlyph, splitRuns } from './shape-run.ts';

/** Joiners stay between letters that they join or separate. */
const invisible =
  /(?<![\p{Script=Arabic}\p{Script=Devanagari}])[\u200c\u200d]|[\u200c\u200d](?![\p{Script=Arabic}\p{Script=Devanagari}])|[[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\p{Cs}]--[\u200c\u200d]]/gv;
/** Emoji, their modifiers and the spaces before them. */
const emoji = / *(?:[\u{1f000}-\u{1fbff}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\u20e3)/gu;

const halfWidth = /[\uff61-\uffdc]+/g;

/** If only emoji and invisible characters are left, returns a box, so that the loss is visible. */
export function cleanText(text: string): string {
  const cleaned = text
    .normalize('NFC')
    .replace(halfWidth, (letters) => letters.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu, ' ')
    .replace(emoji, '')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return cleaned === '' && text.trim() !== '' ? box : cleaned;
}

export const box = '\u25a1';

/** Vowel carriers that any-ascii omits. */
const carriers: Readonly<Record<string, string>> = {
  '\u0627': 'a',
  '\u0e45': 'a',
  '\u0ead': 'o',
  '\u0f68': 'a',
  '\u0787': 'a',
};

const unspaced =
  /[\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Transliterates a character; empty if there is no Latin equivalent. */
function latinLetters(character: string): string {
  return carriers[character] ?? anyAscii(character);
}

/** Inserts spaces between words, which are unreadable without them once transliterated. */
function separateWords(text: string): string {
  return text.replace(unspaced, (run) => Array.from(words.segment(run), ({ segment }) => segment).join(' '));
}

/** Korean breaks between words; Unicode would allow it between syllables. */
const insideKorean =
  /^(?:\p{Script=Hangul}[\p{Script=Hangul}\p{Nd}\p{Script=Latin}]|[\p{Nd}\p{Script=Latin}]\p{Script=Hangul})/u;

export interface ShapedText {
  readonly glyphs: readonly Glyph[];
  /** 1 if the text reads from right to left. */
  readonly level: number;
  /** True where a line may end after the glyph (UAX 14). */
  readonly breaks: readonly boolean[];
}

/**
 * Shapes the scripts that need it. Else takes the first typeface with the character, transliterates a letter or draws a box.
 * Drops emoji.
 */
export async function shapeText(
  text: string,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<ShapedText> {
  const { runs, level } = splitRuns(separateWords(cleanText(text)));
  const glyphs: Glyph[] = [];
  for (const run of runs) {
    const { script } = run;
    const shaped = script && (await shapeRun({ ...run, script }, weight));
    // A letter that the font lacks is drawn by itself, by another one or in Latin.
    if (shaped?.every(({ outlines }) => outlines.every(({ id }) => id !== 0))) glyphs.push(...shaped);
    else glyphs.push(...(await drawSingly(run.text, run.level, weight, typefaces)));
  }
  return { glyphs, level, breaks: findBreaks(glyphs) };
}

async function drawSingly(
  text: string,
  level: number,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<Glyph[]> {
  const glyphs: Glyph[] = [];
  const known = new Map<string, readonly Glyph[]>();
  for (const character of text) {
    const found = known.get(character) ?? (await findGlyphs(character, level, weight, typefaces));
    known.set(character, found);
    glyphs.push(...found);
  }
  return glyphs;
}

async function findGlyphs(
  character: string,
  level: number,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<readonly Glyph[]> {
  const own = await findGlyph(character, level, weight, typefaces);
  if (own) return [own];
  if (/\p{Extended_Pictographic}/u.test(character)) return [];
  // Latin letters read from left to right, also within a line that doesn't.
  const latinLevel = level + (level % 2);
  const latin = await Promise.all(
    [...latinLetters(character)].map((letter) => findGlyph(letter, latinLevel, weight, typefaces)),
  );
  const found = latin.filter((glyph) => glyph !== null);
  // A combining mark may be dropped, a letter may not.
  if (found.length > 0 || /\p{M}/u.test(character)) return found;
  const boxed = await findGlyph(box, level, weight, ['noto-sans-jp']);
  return boxed ? [boxed] : [];
}

async function findGlyph(
  character: string,
  level: number,
  weight: Weight,
  typefaces: readonly Typeface[],
): Promise<Glyph | null> {
  const codePoint = character.codePointAt(0) ?? 0;
  for (const typeface of typefaces) {
    const slice = findSlice(typeface, codePoint);
    if (!slice) continue;
    const glyph = singleGlyph(character, await loadFont(slice, weight), level);
    if (glyph) return glyph;
  }
  return null;
}

/** Thai has no spaces between words: its breaks come from a dictionary. */
const unbroken = /\p{Script=Thai}/u;

function findBreaks(glyphs: readonly Glyph[]): boolean[] {
  const text = glyphs.map((glyph) => glyph.text).join('');
  const ends = unbroken.test(text) ? wordEnds(text) : null;
  const breaker = new LineBreaker(text);
  let next = breaker.nextBreak();
  let end = 0;
  return glyphs.map((glyph, index) => {
    end += glyph.text.length;
    while (next && next.position < end) next = breaker.nextBreak();
    if (next?.position !== end) return ends?.has(end) ?? false;
    return !insideKorean.test(glyph.text + (glyphs[index + 1]?.text ?? ''));
  });
}

/** Ends of words, as offsets, that are followed by another word of the same script. */
function wordEnds(text: string): ReadonlySet<number> {
  const ends = Array.from(words.segment(text), ({ index, segment }) => index + segment.length);
  return new Set(ends.filter((end) => unbroken.test(text[end - 1] ?? '') && unbroken.test(text[end] ?? '')));
}

/** Shapes a fixed text of ASCII and `signs`, synchronously: the glyphs are loaded already. */
export type Caption = (text: string, weight: Weight) => ShapedText;

const signs = '\u00d7\u00b7\u2026';
const printable = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + signs;

export const openCaptions: () => Promise<Caption> = cacheSuccess(makeCaptions);

async function makeCaptions(): Promise<Caption> {
  const glyphs = { 400: await glyphsOfWeight(400), 700: await glyphsOfWeight(700) };
  return (text, weight) => {
    const shaped = [...text].flatMap((character) => glyphs[weight].get(character) ?? []);
    return { glyphs: shaped, level: 0, breaks: shaped.map((glyph) => glyph.text === ' ') };
  };
}

async function glyphsOfWeight(weight: Weight): Promise<ReadonlyMap<string, Glyph>> {
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

export interface Line {
  readonly glyphs: readonly Glyph[];
  /** In ems. */
  readonly width: number;
  /** The paragraph, and the index where the line starts. */
  readonly paragraph: readonly Glyph[];
  readonly from: number;
  /** Level of the paragraph: 1 from right to left. */
  readonly level: number;
}

/** Breaks a text into lines of at most `width` ems. A word breaks only if it is longer than a line. */
export function wrap({ glyphs, level, breaks }: ShapedText, width: number): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let used = 0;
  let breakAt = start;
  for (let index = 0; index < glyphs.length; index++) {
    const glyph = glyphs[index] as Glyph;
    used += glyph.width;
    // Trailing spaces don't count. What is left of a break can still be too long.
    while (used > width && glyph.text !== ' ' && index > start) {
      const end = breakAt > start ? breakAt : wholeCharacter(glyphs, start, index);
      lines.push(trimLine(glyphs, level, start, end));
      start = end;
      used = 0;
      for (let at = start; at <= index; at++) used += glyphs[at]?.width ?? 0;
      breakAt = start;
    }
    if (breaks[index]) breakAt = index + 1;
  }
  if (start < glyphs.length) lines.push(trimLine(glyphs, level, start, glyphs.length));
  return lines;
}

/** Fills a line with the rest of its paragraph and ends it with an ellipsis. */
export function cutLine({ paragraph, from, level }: Line, width: number, ellipsis: Glyph): Line {
  let to = from;
  let used = ellipsis.width;
  for (; to < paragraph.length; to++) {
    used += paragraph[to]?.width ?? 0;
    if (used > width) break;
  }
  to = wholeCharacter(paragraph, from - 1, to);
  while (to > from && paragraph[to - 1]?.text === ' ') to--;
  const glyphs = [...paragraph.slice(from, to), { ...ellipsis, level }];
  return { glyphs, width: measureWidth(glyphs), paragraph, from, level };
}

export function measureWidth(glyphs: readonly Glyph[]): number {
  let width = 0;
  for (const glyph of glyphs) width += glyph.width;
  return width;
}

/** Moves the break so that a line doesn't start with a combining mark. */
function wholeCharacter(glyphs: readonly Glyph[], start: number, index: number): number {
  let end = index;
  while (end > start + 1 && /^\p{M}/u.test(glyphs[end]?.text ?? '')) end--;
  return end;
}

function trimLine(glyphs: readonly Glyph[], level: number, start: number, end: number): Line {
  let from = start;
  let to = end;
  while (from < to && glyphs[from]?.text === ' ') from++;
  while (to > from && glyphs[to - 1]?.text === ' ') to--;
  const trimmed = glyphs.slice(from, to);
  return { glyphs: trimmed, width: measureWidth(trimmed), paragraph: glyphs, from, level };
}

/** Multiples of the font size (ems). */
export const leading = 1.22;
export const ascent = 0.94;

export interface Paragraph {
  readonly text: ShapedText;
  readonly scale: number;
}

export interface FittedLine extends Line {
  /** In points. */
  readonly size: number;
}

export interface FittedBlock {
  readonly lines: readonly FittedLine[];
  /** In points. */
  readonly height: number;
  readonly cut: boolean;
}

/** Breaks paragraphs into lines of `width` points at a font size in points. */
export function setBlock(paragraphs: readonly Paragraph[], width: number, size: number): FittedBlock {
  const lines = paragraphs.flatMap(({ text, scale }) =>
    wrap(text, width / (size * scale)).map((line) => ({ ...line, size: size * scale })),
  );
  return { lines, height: measureHeight(lines), cut: false };
}

export function cutBlock(block: FittedBlock, width: number, height: number, ellipsis: Glyph): FittedBlock {
  if (block.height <= height) return block;
  const lines = [...block.lines];
  while (lines.length > 0 && measureHeight(lines) > height) lines.pop();
  const last = lines.pop();
  if (last) lines.push({ ...cutLine(last, width / last.size, ellipsis), size: last.size });
  return { lines, height: measureHeight(lines), cut: true };
}

function measureHeight(lines: readonly FittedLine[]): number {
  return lines.reduce((sum, { size }) => sum + size * leading, 0);
}
