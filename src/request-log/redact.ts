import { isApiKey } from '../account/api-key.ts';

/**
 * An API key, a token or code of a connected app, or a signing secret (docs/design/secrets.md), with its prefix. Spaces: a
 * `+` that a form decoded.
 */
const secret = /(mk_(?:test|live)_|sampan_(?:at|rt|code)_)[\w-]+|(whsec_)(?:[\w+/ -]{43}=|[\w+/=-]+)/g;
const escaped = /\\(?:u([\da-fA-F]{4})|(["\\/bfnrt]))|%([\da-fA-F]{2})/g;
const meanings: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/** An encoded text can itself be encoded: JSON in JSON, a query in a query. */
const maxRounds = 4;
/** A secret that begins before the cut may end behind it. This is more than an encoded secret is long. */
export const maxEncodedSecret = 1_024;
/** Most places of a text that are checked for an API key without its prefix. */
const maxChecks = 2_000;

/** Replaces secrets and what PostgreSQL can't store, and cuts to `most` characters. Finds secrets in any escaping. */
export function redacted(text: string, most: number): string {
  const hidden = withoutSecrets(text.slice(0, most + maxEncodedSecret)).slice(0, most);
  return (hidden.includes('\0') ? hidden.replaceAll('\0', '\uFFFD') : hidden).toWellFormed();
}

/** A decoded text. Character `i` was decoded from the original's characters `from[i]` to `from[i + 1]`. */
interface Decoded {
  readonly text: string;
  readonly from: Uint32Array | null;
}

/** Characters of a text, without the last one. */
type Range = readonly [start: number, end: number];

/** Replaces API keys, tokens and signing secrets by `[redacted]`, in any escaping. */
export function withoutSecrets(original: string): string {
  const found: Range[] = [];
  let decoded: Decoded = { text: original, from: null };
  for (let round = 0; round <= maxRounds; round++) {
    const { text, from } = decoded;
    for (const [start, end] of secretsIn(text)) found.push([from?.[start] ?? start, from?.[end] ?? end]);
    const next = decode(decoded);
    if (next === decoded) break;
    decoded = next;
  }
  return found.length === 0 ? original : replace(original, found);
}

function secretsIn(text: string): Range[] {
  const prefixed =
    text.includes('mk_') || text.includes('sampan_') || text.includes('whsec_')
      ? [...text.matchAll(secret)].map((match): Range => {
          const prefix = match[1] ?? match[2] ?? '';
          return [match.index + prefix.length, match.index + match[0].length];
        })
      : [];
  return [...prefixed, ...keysWithoutPrefix(text)];
}

/** Finds API keys by their checksum, for a text that has the prefix elsewhere or not at all. */
function keysWithoutPrefix(text: string): Range[] {
  const found: Range[] = [];
  let checks = 0;
  for (const { 0: word, index } of text.matchAll(/[\da-zA-Z]{38,}/g)) {
    for (let at = 0; at + 38 <= word.length && checks < maxChecks; at++) {
      // The checksum has 32 bits, so its first digit is at most 4.
      if (word.charCodeAt(at + 32) > 0x34) continue;
      checks++;
      const part = word.slice(at, at + 38);
      if (isApiKey(`mk_test_${part}`) || isApiKey(`mk_live_${part}`))
        found.push([index + at, index + at + 38]);
    }
  }
  return found;
}

/** Undoes one level of JSON's escapes and of percent-encoding. Returns `decoded` itself if there is none. */
function decode(decoded: Decoded): Decoded {
  const { text, from } = decoded;
  if (!text.includes('\\') && !text.includes('%')) return decoded;
  const places = new Uint32Array(text.length + 1);
  let result = '';
  let at = 0;
  const copy = (end: number) => {
    for (let index = at; index < end; index++) places[result.length + index - at] = from?.[index] ?? index;
    result += text.slice(at, end);
    at = end;
  };
  for (const { 0: whole, 1: unit, 2: short, 3: byte, index } of text.matchAll(escaped)) {
    const code = Number.parseInt(unit ?? byte ?? '', 16);
    // A byte of several that encode one character. No secret has one.
    if (byte && code > 0x7f) continue;
    copy(index);
    places[result.length] = from?.[index] ?? index;
    result += short ? (meanings[short] ?? short) : String.fromCharCode(code);
    at = index + whole.length;
  }
  if (at === 0) return decoded;
  copy(text.length);
  places[result.length] = from?.[text.length] ?? text.length;
  return { text: result, from: places };
}

function replace(text: string, found: readonly Range[]): string {
  let result = '';
  let at = 0;
  for (const [start, end] of found.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start >= at) result += `${text.slice(at, start)}[redacted]`;
    at = Math.max(at, end);
  }
  return result + text.slice(at);
}
