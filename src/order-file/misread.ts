/** Encodings in which programs read UTF-8 by mistake, so that é becomes Ã© or √©. */
const wrongEncodings = ['windows-1252', 'macintosh'] as const;
type WrongEncoding = (typeof wrongEncodings)[number];

const byteTables = new Map<WrongEncoding, ReadonlyMap<string, number>>();

function bytesOf(encoding: WrongEncoding): ReadonlyMap<string, number> {
  const known = byteTables.get(encoding);
  if (known) return known;
  const characters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const table = new Map([...characters].map((one, byte) => [one, byte]));
  byteTables.set(encoding, table);
  return table;
}

/** Marks of a misread text. In the encoding of a Mac, the other characters are usual too. */
const marks: Readonly<Record<WrongEncoding, RegExp>> = {
  'windows-1252': /[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6-\u02dc\u2013-\u203a\u20ac\u2122]/,
  macintosh: /√[^\s\w]|‚Ä/,
};

/** Usual characters. “CAFÉ™” is no ə, and “É” before a quote no letter of phonetics. */
const likely =
  /^(?:[\x20-\x7e\s\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u1ea0-\u1ef9\u2010-\u2026\u20ac\u2116\u2122\u3000-\u3011\uff01-\uff9f\ufeff\ufffd]|\ufe0f|\u200d|(?=\p{L})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\u0620-\u064a\p{Script=Thai}]|(?=\p{Script=Thai})\p{M}|\u0300|\u0301|\u0302|\u0303|\u0308|\u0327|\p{Extended_Pictographic})*$/u;

/** Texts are misread once or twice. */
const maxMisreadings = 2;

/** Returns the text that was read in a wrong encoding before it came here. Null if it is none, or has no other reading. */
export function undoMisreading(text: string): string | null {
  let found: string | null = null;
  for (let count = 0; count < maxMisreadings; count++) {
    const next = undoOnce(found ?? text);
    if (next === null) break;
    found = next;
  }
  return found;
}

function undoOnce(text: string): string | null {
  // A closing quote may follow the last letter of a word: «café’”».
  if (/[à-ô][‘’“”]{2}/.test(text)) return null;
  for (const encoding of wrongEncodings) {
    if (!marks[encoding].test(text)) continue;
    const table = bytesOf(encoding);
    const bytes = Array.from(text, (one) => table.get(one));
    if (!bytes.every((byte) => byte !== undefined)) continue;
    const read = readUtf8(Uint8Array.from(bytes));
    if (read !== null && likely.test(read)) return read;
  }
  return null;
}

function readUtf8(content: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

/** Says if a text looks as if it was read in a wrong encoding, although nothing says what it was. */
export function isMisread(text: string): boolean {
  return /Ã[\u0080-\u00bf\u0192\u2013-\u203a\u20ac\u2122]|â€|ï¿½|ï»¿|Ãƒ|√[©®±≥§º∂¥]/.test(text);
}
