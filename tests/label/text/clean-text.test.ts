import { describe, expect, it } from '@jest/globals';
import { box, cleanText } from '../../../src/label/text/clean-text.ts';

describe('cleanText', () => {
  it.each([
    ['composes accents', 'Cafe\u0301', 'Caf\u00e9'],
    ['makes one line of several, with single spaces', ' a\r\n\tb\u2028c\u3000\u00a0d ', 'a b c d'],
    [
      'takes emoji away with the space before them',
      'Zo\u00eb \u{1f338}, M\u00fcller \u2728',
      'Zo\u00eb, M\u00fcller',
    ],
    [
      'takes whole families, flags and keycaps away',
      '\u{1f469}\u200d\u{1f467} a \u{1f1e9}\u{1f1ea} 1\ufe0f\u20e3',
      'a 1',
    ],
    ['takes away what is invisible', 'a\u200bb\u202ec\ufeffd\u00ade\u{e0041}', 'abcde'],
    ['keeps letters beyond the first plane', '\u{20b9f}\u{2a6d6}', '\u{20b9f}\u{2a6d6}'],
    ['keeps signs that fonts have', '\u00a9 \u2122 \u2192 \u00bd', '\u00a9 \u2122 \u2192 \u00bd'],
    ['writes half-width letters in full', '\uff76\uff9e\uff97\uff70 \uff21', '\u30ac\u30e9\u30fc \uff21'],
    ['leaves a box where nothing is left', '\u{1f381}\u{1f381}', box],
    ['leaves nothing where there was nothing', '  ', ''],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });
});
