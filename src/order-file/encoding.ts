import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { leastKept, rankEncodings } from './encoding-guess.ts';
import type { Encoding } from './encoding-name.ts';
import { Unreadable } from './file-fault.ts';

export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
  readonly isGuess: boolean;
  /** Likeliest first. */
  readonly candidates: readonly Encoding[];
}

const byteOrderMarks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Decodes a text: by its byte order mark, which wins over all else as in the Encoding Standard, in the chosen encoding, as
 * UTF-8 if it is valid, and otherwise in the encoding in which its bytes are likeliest. Single characters that can't be
 * decoded become U+FFFD.
 * @throws {Unreadable} if it is no text, or not in the chosen encoding
 */
export function decodeText(content: Uint8Array, chosen: Encoding | null): DecodedText {
  const [marked] = byteOrderMarks.find(([, mark]) => mark.every((byte, at) => content[at] === byte)) ?? [];
  const isValid = isUtf8(content);
  // Programs also put the mark of UTF-8 before texts in other encodings.
  if (marked === 'utf-8' && !isValid) return decodeText(content.subarray(3), chosen);
  const given = marked ?? chosen;
  const ranked = content.includes(0)
    ? findUtf16(content, isValid)
    : isValid && !isShort(content)
      ? ['utf-8' as const]
      : withoutEqual(content, rankEncodings(content));
  const candidates = given ? [given, ...ranked.filter((other) => other !== given)] : ranked;
  for (const [at, encoding] of candidates.entries()) {
    const text = decode(content, encoding);
    // Characters that were lost before are part of a valid text.
    const isSure = encoding === 'utf-8' && isValid && ranked[0] === 'utf-8';
    if (isSure || !isDamaged(text, given ? 20 : leastKept(encoding)))
      return {
        // A mark that was read in a wrong encoding before.
        text: text.replace(/^(?:ï»¿|\ufeff)+/, '').replaceAll('\0', '\ufffd'),
        encoding,
        isGuess: !given && !isSure && !encoding.startsWith('utf-16'),
        candidates: isSure ? ['utf-8'] : candidates.slice(at),
      };
    if (given) throw new Unreadable({ reason: 'encoding', encoding: given });
  }
  throw new Unreadable({ reason: 'no_table', kind: 'unknown' });
}

function decode(content: Uint8Array, encoding: Encoding): string {
  // The decoders of Node.js know Big5 without the characters of Hong Kong (HKSCS), such as 邨 and 埗, and EUC-KR without
  // the syllables that Windows added.
  if (encoding === 'big5') return iconv.decode(content, 'big5hkscs');
  if (encoding === 'euc-kr') return iconv.decode(content, 'cp949');
  const text = new TextDecoder(encoding).decode(content);
  // Its tones are characters of their own.
  return encoding === 'windows-1258' ? text.normalize('NFC') : text;
}

/** A text with NUL, or in which more than one of `maxLost` characters beside ASCII can't be decoded. */
function isDamaged(text: string, maxLost: number): boolean {
  if (text.includes('\0')) return true;
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  return lost > 0 && lost * maxLost > (text.match(/[\u0080-\uffff]/g)?.length ?? 0);
}

const shortBytes = 60;

/** Says if a text has so few bytes beside ASCII that it may be valid UTF-8 by chance. */
function isShort(content: Uint8Array): boolean {
  let count = 0;
  for (let at = 0; at < content.length && count <= shortBytes; at++) if ((content[at] ?? 0) > 0x7f) count++;
  return count > 0 && count <= shortBytes;
}

/** Leaves out the encodings of single bytes in which the text is the same as in a likelier one. */
function withoutEqual(content: Uint8Array, encodings: readonly Encoding[]): Encoding[] {
  const seen = new Set<string>();
  const used = Uint8Array.from(new Set(content));
  return encodings.filter((encoding) => {
    if (!/^(?:windows|macintosh)/.test(encoding)) return true;
    const letters = decode(used, encoding);
    return seen.size !== seen.add(letters).size;
  });
}

const maxSampleBytes = 64 * 1024;

/**
 * A table has many ASCII characters, such as its separators. In UTF-16, their upper byte is NUL. A program may also have left a
 * few NUL in a text of UTF-8.
 */
function findUtf16(content: Uint8Array, isValidUtf8: boolean): Encoding[] {
  const sample = content.subarray(0, maxSampleBytes);
  const counts = [0, 0];
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1))
    counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const [upper = 0, lower = 0] = counts;
  const isFrequent = Math.max(upper, lower) * 20 >= sample.length;
  if (!isFrequent) return isValidUtf8 && (upper + lower) * 100 < sample.length ? ['utf-8'] : [];
  if (Math.min(upper, lower) * 4 > Math.max(upper, lower)) return [];
  return upper > lower ? ['utf-16be'] : ['utf-16le'];
}

const maxSampleRows = 3;
const maxSampleCells = 6;
const maxCellLength = 60;

/** Returns the texts of the first lines that differ between encodings, as the encoding reads them. */
export function sampleTexts(content: Uint8Array, encoding: Encoding): string[] {
  const sample = encoding.startsWith('utf-16')
    ? content.subarray(0, maxSampleBytes)
    : linesBesideAscii(content);
  return decode(sample, encoding)
    .split(/[\r\n]+/)
    .map((line) => line.match(/[^,;\t"|]*[^\p{ASCII}\ufeff][^,;\t"|]*/gu) ?? [])
    .filter((cells) => cells.length > 0)
    .slice(0, maxSampleRows)
    .map((cells) =>
      cells
        .slice(0, maxSampleCells)
        .map((cell) => cell.trim().slice(0, maxCellLength))
        .join(' · '),
    );
}

const isLineEnd = (byte: number | undefined) => byte === 10 || byte === 13;

function linesBesideAscii(content: Uint8Array): Uint8Array {
  const lines: number[] = [];
  let at = content.findIndex((byte) => byte > 0x7f);
  for (let count = 0; at !== -1 && count < maxSampleRows; count++) {
    let start = at;
    while (start > 0 && at - start < maxSampleBytes && !isLineEnd(content[start - 1])) start--;
    let end = at;
    while (end < content.length && end - at < maxSampleBytes && !isLineEnd(content[end])) end++;
    lines.push(...content.subarray(Math.max(start, at - 2_000), Math.min(end, at + 2_000)), 10);
    const next = content.subarray(end).findIndex((byte) => byte > 0x7f);
    at = next === -1 ? -1 : end + next;
  }
  return Uint8Array.from(lines);
}
