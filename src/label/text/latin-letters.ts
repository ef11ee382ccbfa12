import anyAscii from 'any-ascii';

/** Letters that carry a vowel, which the library passes over. */
const carriers: Readonly<Record<string, string>> = {
  '\u0627': 'a',
  '\u0e45': 'a',
  '\u0ead': 'o',
  '\u0f68': 'a',
  '\u0787': 'a',
};

/** Scripts that put no spaces between their words. */
const unspaced =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}][\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{M}]+/gu;
const words = new Intl.Segmenter('th', { granularity: 'word' });

/** A character in Latin letters, as well as that is known; empty where it isn't, and for signs that no letter stands for. */
export function latinLetters(character: string): string {
  return carriers[character] ?? anyAscii(character);
}

/** Parts the words of scripts that run them together, for in Latin letters nobody could. */
export function partWords(text: string): string {
  return text.replace(unspaced, (run) => Array.from(words.segment(run), ({ segment }) => segment).join(' '));
}
