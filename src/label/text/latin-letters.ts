import anyAscii from 'any-ascii';

/** Vowel carriers that any-ascii omits. */
const carriers: Readonly<Record<string, string>> = {
  '\u0627': 'a',
  '\u0e45': 'a',
  '\u0ead': 'o',
  '\u0f68': 'a',
  '\u0787': 'a',
};

const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** Transliterates a character; empty if there is no Latin equivalent. */
export function latinLetters(character: string): string {
  return carriers[character] ?? anyAscii(character);
}

/** Inserts spaces between words, which are unreadable without them once transliterated. */
export function separateWords(text: string): string {
  return text.replace(unspaced, (run) => Array.from(words.segment(run), ({ segment }) => segment).join(' '));
}
