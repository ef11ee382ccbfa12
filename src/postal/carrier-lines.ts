import anyAscii from 'any-ascii';
import LineBreaker from 'linebreak';
import type { LABEL_CHARACTERS, LINE_UNITS } from '../../db/table/catalog.ts';

type LineUnit = (typeof LINE_UNITS)[number];
type LabelCharacters = (typeof LABEL_CHARACTERS)[number];

/** Limits of a carrier for street addresses (docs/catalog.md, service.csv). */
export interface LineLimits {
  readonly max_line_length: number | null;
  readonly max_lines: number | null;
  readonly line_unit: LineUnit;
  readonly label_characters: LabelCharacters;
}

const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const without = /[\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Returns the length of a text in NFC: code points; columns, of which wide characters take two and marks none; or bytes in
 * UTF-8.
 */
export function lineLength(text: string, unit: LineUnit): number {
  if (isAscii(text)) return text.length;
  if (unit === 'bytes') return Buffer.byteLength(text);
  const characters = [...text];
  if (unit === 'characters') return characters.length;
  return characters.reduce((sum, one) => sum + (without.test(one) ? 0 : wide.test(one) ? 2 : 1), 0);
}

/** Most addresses are, and every label takes them. */
function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** A text in lines, or the reason why it does not fit. */
export type SplitText =
  /** Every character is in a line, but for white space at its ends. */
  | { readonly lines: readonly string[] }
  /** `excess`: length of the part that no line has. `needed`: lines of the whole text. */
  | { readonly excess: number; readonly needed: number }
  /** A word that is longer than a line. */
  | { readonly word: string };

/** Splits a text at its words, into as few lines as possible. Within a word only where it may be broken, and only if it must be. */
export function splitText(
  given: string,
  maxLength: number,
  maxLines: number | null,
  unit: LineUnit,
): SplitText {
  const text = inOneLine(given);
  if (lineLength(text, unit) <= maxLength) return { lines: text === '' ? [] : [text] };
  const breaks = breaksOf(text);
  const isTaken = (lines: readonly string[]) => lines.length <= (maxLines ?? lines.length);
  const atWords = fill(text, breaks.atWords, maxLength, unit);
  if (typeof atWords !== 'string' && isTaken(atWords)) return { lines: atWords };
  const anywhere = fill(text, breaks.anywhere, maxLength, unit);
  if (typeof anywhere === 'string') return { word: anywhere };
  if (isTaken(anywhere)) return { lines: anywhere };
  const rest = anywhere.slice(maxLines ?? 0).join(' ');
  return { excess: lineLength(rest, unit), needed: anywhere.length };
}

/** Returns a text without line breaks, in NFC: an accent is one character with its letter. */
export function inOneLine(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim();
}

const inWord = /[-\u2010-\u2015/\\,;.)]$/;
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Returns where a line may end: between words, and with hyphens, slashes and commas in words (UAX #14). */
function breaksOf(text: string): { readonly atWords: number[]; readonly anywhere: number[] } {
  const found = new Set<number>();
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) found.add(next.position);
  if (unspaced.test(text))
    for (const { index } of new Intl.Segmenter('th', { granularity: 'word' }).segment(text))
      if (unspaced.test(text.slice(index - 1, index + 1)) && !without.test(text.slice(index, index + 1)))
        found.add(index);
  const sorted = (positions: Iterable<number>) => [...positions].sort((one, other) => one - other);
  const atWords = [...found].filter((position) => !inWord.test(text.slice(0, position)));
  const afterSigns = [...text.matchAll(/[,;](?=\S)/g)].map(({ index }) => index + 1);
  return { atWords: sorted(atWords), anywhere: sorted(new Set([...found, ...afterSigns])) };
}

/** Fills lines one after the other. Returns the part that is longer than a line, if there is one. */
function fill(text: string, breaks: readonly number[], maxLength: number, unit: LineUnit): string[] | string {
  const lines: string[] = [];
  let line = '';
  let from = 0;
  for (const to of [...breaks, text.length]) {
    const part = text.slice(from, to);
    from = to;
    if (lineLength((line + part).trim(), unit) <= maxLength) {
      line += part;
      continue;
    }
    if (lineLength(part.trim(), unit) > maxLength) return part.trim();
    lines.push(line.trim());
    line = part;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}

const allowed: Readonly<Record<LabelCharacters, RegExp>> = {
  any: /./su,
  latin1: /[\x20-\x7e\xa0-\xff]/,
  ascii: /[\x20-\x7e]/,
};

/** Letters and signs that people know in ASCII: Müller is Muller, and a curly quote is a straight one. */
const folding = /[\p{Script=Latin}\p{M}\p{Pd}\p{Pi}\p{Pf}\p{Zs}\u2026\u2032\u2033\u2116]/u;

/** Returns a text with the letters that a carrier prints: those that it does not are written in ASCII, if they have that form. */
export function writableText(text: string, characters: LabelCharacters): string {
  if (isAscii(text)) return text;
  const isAllowed = allowed[characters];
  return [...text].map((one) => (isAllowed.test(one) || !folding.test(one) ? one : anyAscii(one))).join('');
}

/** Returns the characters of a text that a carrier does not print, each once. */
export function lackedCharacters(text: string, characters: LabelCharacters): string[] {
  if (isAscii(text)) return [];
  const written = [...writableText(inOneLine(text), characters)];
  return [...new Set(written.filter((one) => !allowed[characters].test(one)))];
}

/** Returns the lines of a street address for a carrier; null if it takes one line, or if the address does not fit. */
export function carrierLines(address: string, limits: LineLimits): readonly string[] | null {
  const { max_line_length: maxLength, max_lines: maxLines, line_unit: unit, label_characters } = limits;
  if (maxLength === null || lackedCharacters(address, label_characters).length > 0) return null;
  const split = splitText(writableText(inOneLine(address), label_characters), maxLength, maxLines, unit);
  return 'lines' in split ? split.lines : null;
}
