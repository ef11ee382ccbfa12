import { describe, expect, it } from '@jest/globals';
import { box, cleanText } from '../../../src/label/text.ts';

describe('cleanText', () => {
  it.each([
    ['composes accents', 'Cafe\u0301', 'Caf\u00e9'],
    ['joins lines with single spaces', ' a\r\n\tb\u2028c\u3000\u00a0d ', 'a b c d'],
    [
      'removes emoji and the space before them',
      'Zo\u00eb \u{1f338}, M\u00fcller \u2728',
      'Zo\u00eb, M\u00fcller',
    ],
    [
      'removes emoji families, flags and keycaps',
      '\u{1f469}\u200d\u{1f467} a \u{1f1e9}\u{1f1ea} 1\ufe0f\u20e3',
      'a 1',
    ],
    ['removes invisible characters', 'a\u200bb\u202ec\ufeffd\u00ade\u{e0041}', 'abcde'],
    ['keeps letters beyond the Basic Multilingual Plane', '\u{20b9f}\u{2a6d6}', '\u{20b9f}\u{2a6d6}'],
    ['keeps symbols that fonts have', '\u00a9 \u2122 \u2192 \u00bd', '\u00a9 \u2122 \u2192 \u00bd'],
    [
      'converts half-width letters to full width',
      '\uff76\uff9e\uff97\uff70 \uff21',
      '\u30ac\u30e9\u30fc \uff21',
    ],
    ['returns a box if no character is left', '\u{1f381}\u{1f381}', box],
    ['returns an empty text for an empty text', '  ', ''],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});
