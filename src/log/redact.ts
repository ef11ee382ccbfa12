import { crc32 } from 'node:zlib';
import { isApiKey } from '../key-format.ts';
import { base62 } from '../runtime.ts';

/**
 * An API key, a token or code of a connected app, or a signing secret (docs/design/secrets.md), with its prefix. Spaces: a
 * `+` that a form decoded.
 */
const secret = /(mk_(?:test|live)_|sampan_(?:at|rt|code)_)[\w-]+|(whsec_)(?:[\w+/ -]{43}=|[\w+/=-]+)/g;
/** The signature of a presigned URL, such as `label_pdf_url`. Without it, the link opens nothing. */
const urlSignature = /([?&;](?:[\w.-]{0,40}[-_])?(?:signature|sig)=)[^\s&;#"'<>%\\]+/gi;
const escaped = /\\(?:u([\da-fA-F]{4})|(["\\/bfnrt]))|%([\da-fA-F]{2})/g;
const meanings: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** An encoded text can itself be encoded: JSON in JSON, a query in a query. */
const maxRounds = 4;
/** A secret that begins before the cut may end behind it. This is more than an encoded secret is long. */
export const maxEncodedSecret = 1_024;

/** Replaces secrets and what PostgreSQL can't store, and cuts to `maxCharacters`. Finds secrets in any escaping. */
export function redacted(text: string, maxCharacters: number): string {
  const hidden = withoutSecrets(text.slice(0, maxCharacters + maxEncodedSecret)).slice(0, maxCharacters);
  return (hidden.includes('\0') ? hidden.replaceAll('\0', '\uFFFD') : hidden).toWellFormed();
}

/** A decoded text. Character `i` was decoded from the original's characters `from[i]` to `from[i + 1]`. */
interface Decoded {
  readonly text: string;
  readonly from: Uint32Array | null;
}

/** Characters of a text, without the last one. */
type Range = readonly [start: number, end: number];

/** Replaces API keys, tokens, signing secrets and the signatures of URLs by `[redacted]`, in any escaping. */
export function withoutSecrets(original: string): string {
  const found: Range[] = [];
  let decoded: Decoded = { text: original, from: null };
  for (let round = 0; round <= maxRounds; round++) {
    const { text, from } = decoded;
    for (const [start, end] of secretsIn(text)) found.push([from?.[start] ?? start, from?.[end] ?? end]);
    const next = decodeOnce(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return found.length === 0 ? original : replaceRanges(original, found);
}

function secretsIn(text: string): Range[] {
  const prefixed =
    text.includes('mk_') || text.includes('sampan_') || text.includes('whsec_')
      ? [...text.matchAll(secret)].map((match): Range => {
          const prefix = match[1] ?? match[2] ?? '';
          const end = match.index + match[0].length;
          return [match.index + prefix.length, end + tailLength(text, end, prefix, match[0].length)];
        })
      : [];
  return [...prefixed, ...signaturesIn(text), ...keysWithoutPrefix(text)];
}

function signaturesIn(text: string): Range[] {
  return [...text.matchAll(urlSignature)].map(({ 0: whole, 1: name = '', index }): Range => {
    return [index + name.length, index + whole.length];
  });
}

/** Returns the length of the rest of a secret that a plus sign, a line break or the like divides. */
function tailLength(text: string, end: number, prefix: string, length: number): number {
  const full = prefix === 'whsec_' ? 44 : prefix.startsWith('mk_') ? 38 : 43;
  const missing = full - (length - prefix.length);
  if (missing <= 0) return 0;
  const [, separator, rest] = /^([^\w-]{1,2})([\w+/=-]+)/.exec(text.slice(end, end + 2 + missing)) ?? [];
  return separator !== undefined && rest !== undefined && rest.length >= missing
    ? separator.length + missing
    : 0;
}

const digitOfCode = new Uint8Array(128).map((_, code) =>
  Math.max(0, base62.indexOf(String.fromCharCode(code))),
);

// CRC-32 is linear: that of a text is that of its parts, each with zeros around it, XORed. So the checksum of 32 characters
// follows from that of the 32 before them, and a text of any length takes one step per character.
const withZeros = (count: number, ...bytes: number[]) => Buffer.from([...bytes, ...Buffer.alloc(count)]);
/** Share of a byte with `count` zeros behind it in a CRC-32. */
const shares = (count: number) =>
  new Int32Array(256).map((_, byte) => crc32(withZeros(count, byte)) ^ crc32(withZeros(count, 0)));
const entering = shares(0);
const leaving = shares(32);
const ofPrefixes = ['mk_test_', 'mk_live_'].map((prefix) => crc32(withZeros(32, ...Buffer.from(prefix))));

/** Characters of an API key behind its prefix. */
const keyLength = 38;

/** Finds API keys by their checksum, for a text that has the prefix elsewhere or not at all. */
function keysWithoutPrefix(text: string): Range[] {
  const found: Range[] = [];
  for (const [index, wordEnd] of longWords(text)) {
    const word = text.slice(index, wordEnd);
    let crc = 0;
    for (let end = 0; end + 6 <= word.length; end++) {
      const at = end - 32;
      if (at >= 0 && isChecksum(word, end, crc)) {
        const part = word.slice(at, at + 38);
        if (isApiKey(`mk_test_${part}`) || isApiKey(`mk_live_${part}`))
          found.push([index + at, index + at + 38]);
      }
      crc = (crc >>> 8) ^ (entering[(crc ^ word.charCodeAt(end)) & 0xff] ?? 0);
      if (at >= 0) crc ^= leaving[word.charCodeAt(at)] ?? 0;
    }
  }
  return found;
}

const isBase62 = new Uint8Array(128);
for (const character of base62) isBase62[character.charCodeAt(0)] = 1;

/**
 * Finds words of letters and digits that are long enough for a key. Reads few characters, where a regular expression reads
 * each many times: a word of 38 has one at every 38th place.
 */
function longWords(text: string): Range[] {
  const found: Range[] = [];
  for (let at = keyLength - 1; at < text.length; at += keyLength) {
    if (isBase62[text.charCodeAt(at)] !== 1) continue;
    let start = at;
    while (start > 0 && isBase62[text.charCodeAt(start - 1)] === 1) start--;
    while (at < text.length && isBase62[text.charCodeAt(at)] === 1) at++;
    if (at - start >= keyLength) found.push([start, at]);
  }
  return found;
}

/** Returns whether the 6 characters at `at` are the checksum of a prefix and the 32 characters before. */
function isChecksum(word: string, at: number, crc: number): boolean {
  // The checksum has 32 bits, so its first digit is at most 4.
  if (word.charCodeAt(at) > 0x34) return false;
  let value = 0;
  for (let index = at; index < at + 6; index++)
    value = value * 62 + (digitOfCode[word.charCodeAt(index)] ?? 0);
  return ofPrefixes.some((ofPrefix) => (ofPrefix ^ crc) >>> 0 === value);
}

/** Undoes one level of JSON's escapes and of percent-encoding. Returns `decoded` itself if there is none. */
function decodeOnce(decoded: Decoded): Decoded {
  const { text, from } = decoded;
  if (!text.includes('\\') && !text.includes('%')) return decoded;
  const indexes = new Uint32Array(text.length + 1);
  let result = '';
  let at = 0;
  const copy = (end: number) => {
    for (let index = at; index < end; index++) indexes[result.length + index - at] = from?.[index] ?? index;
    result += text.slice(at, end);
    at = end;
  };
  for (const { 0: whole, 1: unit, 2: short, 3: byte, index } of text.matchAll(escaped)) {
    const code = Number.parseInt(unit ?? byte ?? '', 16);
    // A byte of several that encode one character. No secret has one.
    if (byte && code > 0x7f) continue;
    copy(index);
    indexes[result.length] = from?.[index] ?? index;
    result += short ? (meanings[short] ?? short) : String.fromCharCode(code);
    at = index + whole.length;
  }
  if (at === 0) return decoded;
  copy(text.length);
  indexes[result.length] = from?.[text.length] ?? text.length;
  return { text: result, from: indexes };
}

function replaceRanges(text: string, found: readonly Range[]): string {
  let result = '';
  let at = 0;
  for (const [start, end] of found.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start >= at) result += `${text.slice(at, start)}[redacted]`;
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}
