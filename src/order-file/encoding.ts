import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import { Unreadable } from './file-fault.ts';

/** Encodings of files, by their names in the Encoding Standard of WHATWG. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'shift_jis' | 'windows-1252';

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
  const given = marked ?? chosen;
  const isValid = isUtf8(content);
  const ranked = content.includes(0)
    ? findUtf16(content, isValid)
    : isValid
      ? ['utf-8' as const]
      : rankEncodings(content);
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
        candidates: candidates.slice(at),
      };
    if (given) throw new Unreadable({ reason: 'encoding', encoding: given });
  }
  throw new Unreadable({ reason: 'no_table', kind: 'unknown' });
}

function decode(content: Uint8Array, encoding: Encoding): string {
  // The decoder of Node.js knows Big5 without the characters of Hong Kong (HKSCS), such as 邨 and 埗.
  if (encoding === 'big5') return iconv.decode(content, 'big5hkscs');
  return new TextDecoder(encoding).decode(content);
}

/** A text with NUL, or in which more than one of `maxLost` characters beside ASCII can't be decoded. */
function isDamaged(text: string, maxLost: number): boolean {
  if (text.includes('\0')) return true;
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  return lost > 0 && lost * maxLost > (text.match(/[\u0080-\uffff]/g)?.length ?? 0);
}

/** A character as an encoding reads it. Its bits say how rare it is: a text costs least in its own encoding. */
interface ReadCharacter {
  readonly length: number;
  readonly bits: number;
}

const character = (length: number, bits: number): ReadCharacter => ({ length, bits });
const ascii = character(1, 5);
const impossible = character(1, 30);
/** Chinese characters of a standard's first list, of its second list, and of later extensions. */
const common = character(2, 12);
const rare = character(2, 17);
const extension = character(2, 19);
const userDefined = character(2, 26);
const halfWidthKana = character(1, 6);
const firstHalfWidthKana = character(1, 12);
const kana = character(2, 8);
const accentedLetter = character(1, 7);
const symbol = character(1, 13);

/** Reads the character that begins with a byte above 0x7F. */
type ReadCharacterAt = (
  lead: number,
  trail: number,
  place: { readonly bytes: Uint8Array; readonly at: number; readonly previous: ReadCharacter },
) => ReadCharacter;

const readers: readonly [Encoding, ReadCharacterAt][] = [
  [
    'utf-8',
    (lead, _, { bytes, at }) => {
      const length = lead < 0xc2 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 1;
      const isWhole = length > 1 && bytes.subarray(at + 1, at + length).every((byte) => byte >> 6 === 0b10);
      return isWhole ? character(length, 4 + length * 3) : impossible;
    },
  ],
  [
    'gb18030',
    (lead, trail) => {
      if (lead === 0x80 || lead === 0xff) return impossible;
      if (trail >= 0x30 && trail <= 0x39) return character(4, 40);
      if (trail < 0x40 || trail === 0x7f || trail === 0xff) return impossible;
      if (lead < 0xa1 || trail < 0xa1) return extension;
      if (lead === 0xa1 || lead === 0xa3) return common;
      if (lead < 0xaa) return extension;
      if (lead < 0xb0 || lead > 0xf7) return userDefined;
      return lead < 0xd8 ? common : rare;
    },
  ],
  [
    'big5',
    (lead, trail) => {
      if (lead < 0x87 || lead === 0xff) return impossible;
      if (trail < 0x40 || (trail > 0x7e && trail < 0xa1) || trail === 0xff) return impossible;
      if (lead < 0xa1) return extension;
      if (lead < 0xc6 || (lead === 0xc6 && trail < 0x7f)) return common;
      return lead < 0xc9 || lead > 0xf9 ? extension : rare;
    },
  ],
  [
    'shift_jis',
    (lead, trail, { previous }) => {
      if (lead >= 0xa1 && lead <= 0xdf)
        return previous === halfWidthKana || previous === firstHalfWidthKana
          ? halfWidthKana
          : firstHalfWidthKana;
      if (lead === 0x80 || lead === 0xa0 || lead > 0xfc) return impossible;
      if (trail < 0x40 || trail === 0x7f || trail > 0xfc) return impossible;
      if ((lead === 0x82 && trail > 0x9e) || (lead === 0x83 && trail < 0x97)) return kana;
      if (lead < 0x83) return common;
      if (lead < 0x88 || (lead === 0x88 && trail < 0x9f)) return extension;
      if (lead < 0x98 || (lead === 0x98 && trail < 0x73)) return common;
      return lead < 0xeb ? rare : lead < 0xf0 || lead > 0xf9 ? extension : userDefined;
    },
  ],
  [
    'windows-1252',
    (lead, trail, { bytes, at }) => {
      if ([0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(lead)) return impossible;
      if (lead < 0xc0 || lead === 0xd7 || lead === 0xf7) return symbol;
      return isLetter(trail) || isLetter(bytes[at - 1] ?? 0) ? accentedLetter : symbol;
    },
  ],
];

function isLetter(byte: number): boolean {
  return (byte > 0x40 && byte < 0x5b) || (byte > 0x60 && byte < 0x7b);
}

const sampleBytes = 128 * 1024;

/** Returns the encodings that the text may have, likeliest first. */
function rankEncodings(content: Uint8Array): Encoding[] {
  const first = content.findIndex((byte) => byte > 0x7f);
  const sample = content.subarray(Math.max(0, first - 1), first + sampleBytes);
  return readers
    .map(([encoding, read]) => ({ encoding, bits: countBits(sample, read, leastKept(encoding)) }))
    .filter(({ bits }) => bits !== null)
    .sort((one, other) => (one.bits ?? 0) - (other.bits ?? 0))
    .map(({ encoding }) => encoding);
}

/** Of how many characters beside ASCII one may be lost. By chance, hardly any bytes are UTF-8. */
const leastKept = (encoding: Encoding) => (encoding === 'utf-8' ? 4 : 20);

/** Returns null if too many of the characters beside ASCII can't be read. */
function countBits(bytes: Uint8Array, read: ReadCharacterAt, maxLost: number): number | null {
  let bits = 0;
  let count = 0;
  let lost = 0;
  let previous = ascii;
  for (let at = 0; at < bytes.length; at += previous.length) {
    const lead = bytes[at] ?? 0;
    previous = lead < 0x80 ? ascii : read(lead, bytes[at + 1] ?? 0, { bytes, at, previous });
    bits += previous.bits;
    if (previous !== ascii) count++;
    if (previous === impossible) lost++;
  }
  return lost * maxLost > count ? null : bits;
}

/**
 * A table has many ASCII characters, such as its separators. In UTF-16, their upper byte is NUL. A program may also have left a
 * few NUL in a text of UTF-8.
 */
function findUtf16(content: Uint8Array, isValidUtf8: boolean): Encoding[] {
  const sample = content.subarray(0, sampleBytes);
  const counts = [0, 0];
  for (let at = sample.indexOf(0); at !== -1; at = sample.indexOf(0, at + 1))
    counts[at % 2] = (counts[at % 2] ?? 0) + 1;
  const [upper = 0, lower = 0] = counts;
  const isFrequent = Math.max(upper, lower) * 20 >= sample.length;
  if (!isFrequent) return isValidUtf8 && (upper + lower) * 100 < sample.length ? ['utf-8'] : [];
  if (Math.min(upper, lower) * 4 > Math.max(upper, lower)) return [];
  return upper > lower ? ['utf-16be'] : ['utf-16le'];
}
