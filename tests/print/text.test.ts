import { describe, expect, it } from '@jest/globals';
import { type HanTypeface, typefacesFor } from '../../src/print/font.ts';
import { leftToRight } from '../../src/print/shape-run.ts';
import {
  box,
  cleanText,
  cutLine,
  type Line,
  measureWidth,
  openCaptions,
  shapeText,
  wrap,
} from '../../src/print/text.ts';

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

async function shaped(text: string, country: string) {
  const { glyphs } = await shapeText(text, 400, typefacesFor(text, country));
  return {
    text: glyphs.map((glyph) => glyph.text).join(''),
    typefaces: new Set(
      glyphs.map(({ font }) =>
        font.key.replace(/-[a-z]*\d*-400$|-(latin|greek|cyrillic|vietnamese)(-ext)?-400$/, ''),
      ),
    ),
    glyphs,
  };
}

describe('shapeText', () => {
  it.each([
    ['Latin', 'Łódź, Þórshöfn, İstanbul, Nguyễn', 'PL', 'noto-sans'],
    ['Greek', 'Λεωφόρος Ὀλυμπία', 'GR', 'noto-sans'],
    ['Cyrillic', 'Київ Ѓорѓе', 'UA', 'noto-sans'],
    ['Hong Kong', '鰂魚涌深水埗氹', 'HK', 'noto-sans-hk'],
    ['Taiwan', '臺北市信義區', 'TW', 'noto-sans-tc'],
    ['mainland China', '朝阳区建国门', 'CN', 'noto-sans-sc'],
    ['Japan', '千代田区丸の内', 'JP', 'noto-sans-jp'],
    ['Japanese names abroad', 'さくら様', 'US', 'noto-sans-jp'],
    ['Korea', '서울특별시 뷁똠방각하', 'KR', 'noto-sans-kr'],
  ])('draws the letters of %s unchanged, in their own typeface', async (_, text, country, typeface) => {
    const { text: drawn, typefaces } = await shaped(text, country);
    expect(drawn).toBe(text);
    expect([...typefaces]).toContain(typeface);
    for (const one of typefaces) expect([typeface, 'noto-sans']).toContain(one);
  });

  it('finds every letter of the Big5 and Hong Kong sets in a fallback typeface, if the first one lacks it', async () => {
    const text = '\u5014\u{20b9f}\u3469\u{2a6d6}\u9fd0';
    expect((await shaped(text, 'HK')).glyphs.length).toBeGreaterThanOrEqual(5);
    expect((await shaped('\u5014', 'HK')).text).toBe('\u5014');
  });

  it('transliterates letters that no typeface has into Latin', async () => {
    expect((await shaped('თბილისი', 'GE')).text).toBe('tbilisi');
    expect((await shaped('Երևան', 'AM')).text).toMatch(/^[ -~]+$/);
    expect((await shaped('ວຽງຈັນ ລາວ', 'LA')).text).toMatch(/^[ -~]+$/);
  });

  it('keeps every letter of any script, as a box if it has no Latin counterpart', async () => {
    const letters = Array.from({ length: 0x3000 - 0xa0 }, (_, index) => String.fromCodePoint(0xa0 + index));
    const lost = [];
    for (const letter of letters.filter((one) => /^[[\p{L}\p{N}]--\p{Extended_Pictographic}]$/v.test(one))) {
      const { glyphs } = await shapeText(letter, 400, ['noto-sans']);
      if (glyphs.length === 0) lost.push(letter);
    }
    expect(lost).toEqual([]);
  });

  it('omits pictures, and prints something for every text with visible characters', async () => {
    expect((await shaped('1 \u2764\ufe0f 2\u2764', 'DE')).text).toBe('1 2');
    expect((await shaped('\u{1f381}', 'DE')).text).toBe('\u25a1');
  });

  it('gives every glyph the width that its font draws', async () => {
    for (const { font, width, outlines } of (await shaped('Wi 香港', 'HK')).glyphs) {
      const [{ id } = { id: 0 }, ...more] = outlines;
      expect([id > 0, more]).toEqual([true, []]);
      expect(width).toBeCloseTo(font.font.glyphHAdvance(id) / font.unitsPerEm, 9);
    }
  });
});

const textOf = ({ glyphs }: Line) => glyphs.map(({ text }) => text).join('');

async function linesOf(text: string, ems: number, han: HanTypeface = 'noto-sans-hk'): Promise<string[]> {
  const lines = wrap(await shapeText(text, 400, ['noto-sans', han]), ems);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(ems);
  return lines.map(textOf);
}

describe('shapeText with letters that join, stack or change places', () => {
  const drawn = async (text: string) => {
    const { glyphs, level, breaks } = await shapeText(text, 400, ['noto-sans']);
    const ids = glyphs.flatMap(({ outlines }) => outlines.map(({ id }) => id));
    return { glyphs, level, breaks, ids };
  };

  it('keeps every letter, in the order of the text', async () => {
    for (const text of [
      'شارع الملك فهد ١٢',
      'רחוב דיזנגוף 50',
      'ถนนสุขุมวิท น้ำ',
      'श्रीवास्तव क्षेत्रीय',
      'مي\u200cخواهم',
    ]) {
      const { glyphs, ids } = await drawn(text);
      expect(glyphs.map((glyph) => glyph.text).join('')).toBe(text);
      expect(ids).not.toContain(0);
    }
  });

  it('joins Arabic letters: each has another form at the beginning, in the middle and alone', async () => {
    const [alone, joined] = [(await drawn('ع')).ids, (await drawn('ععع')).ids];
    expect(new Set([...joined, ...alone]).size).toBe(4);
    // Lam and alef have forms of their own beside each other.
    const [lam, alef] = [(await drawn('ل')).ids, (await drawn('ا')).ids];
    expect((await drawn('لا')).ids.filter((id) => [...lam, ...alef].includes(id))).toEqual([]);
  });

  it('stacks Thai marks and joins Devanagari consonants', async () => {
    const lastOf = async (text: string) => (await drawn(text)).glyphs[0]?.outlines.at(-1);
    expect((await lastOf('ปั้'))?.id).not.toBe((await lastOf('ป้'))?.id);
    expect((await drawn('क्ष')).ids).toHaveLength(1);
    // The vowel i is spelled after its consonant and stands before it.
    expect((await drawn('कि')).glyphs[0]?.outlines.map(({ text }) => text)).toEqual(['ि', 'क']);
  });

  it('breaks Thai between words', async () => {
    const { glyphs, breaks } = await drawn('กรุงเทพมหานครสวัสดี');
    const lines = wrap({ glyphs, breaks, level: 0 }, 8).map(textOf);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('|')).toMatch(/^กรุงเทพมหานคร\|สวัสดี$|^กรุงเทพ\|มหานคร\|?สวัสดี$/);
  });

  it('orders a line from left to right, with numbers and Latin letters from left to right', async () => {
    const { glyphs, level } = await drawn('שלום 12 (A)');
    expect(level).toBe(1);
    expect(
      leftToRight(glyphs)
        .map(({ text }) => text)
        .join(''),
    ).toBe(')A( 12 םולש');
    // A bracket faces what it encloses.
    const [first] = leftToRight(glyphs);
    expect(first?.outlines[0]?.text).toBe('(');
    expect((await drawn('Tel Aviv תל')).level).toBe(0);
  });
});

describe('wrap', () => {
  it('breaks between words and drops the spaces at the break', async () => {
    expect(await linesOf('Unit 1012, New City Centre', 9)).toEqual(['Unit 1012, New', 'City Centre']);
  });

  it('keeps a line that fits exactly, even with trailing spaces', async () => {
    const shaped = await shapeText('ab cd', 400, ['noto-sans']);
    const width = measureWidth(shaped.glyphs.slice(0, 2));
    expect(wrap(shaped, width).map(textOf)).toEqual(['ab', 'cd']);
  });

  it('breaks between ideographs, but not before a closing mark', async () => {
    expect(await linesOf('香港九龍觀塘，鯉魚門道', 6)).toEqual(['香港九龍觀', '塘，鯉魚門道']);
  });

  it('breaks Korean between words, and inside a word only if it is longer than a line', async () => {
    const address = '서울특별시 강남구 테헤란로152길 강남파이낸스센터';
    expect(await linesOf(address, 7, 'noto-sans-kr')).toEqual([
      '서울특별시',
      '강남구',
      '테헤란로152길',
      '강남파이낸스센',
      '터',
    ]);
    expect(await linesOf('서울市江南區역삼', 5, 'noto-sans-kr')).toEqual(['서울市江南', '區역삼']);
  });

  it('breaks inside a word only if it is longer than a line', async () => {
    const lines = await linesOf(`to ${'W'.repeat(12)} end`, 6);
    expect(lines.join('')).toBe(`to${'W'.repeat(12)}end`);
    expect(lines[0]).toBe('to');
    expect(lines.at(-1)).toContain('end');
  });

  it('starts no line with an accent of the letter before', async () => {
    const lines = await linesOf('q\u0301'.repeat(20), 2);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatch(/^q/);
  });

  it('makes progress if not even one letter fits', async () => {
    const shaped = await shapeText('WWW', 400, ['noto-sans']);
    expect(wrap(shaped, 0.1).map(textOf)).toEqual(['W', 'W', 'W']);
  });

  it('returns no lines for an empty text', async () => {
    expect(await linesOf('', 5)).toEqual([]);
  });
});

describe('cutLine', () => {
  it('ends a text that is too long in an ellipsis that fits', async () => {
    const caption = await openCaptions();
    const [line] = wrap(caption('Rosewood Mansions', 400), 100);
    const [ellipsis] = caption('\u2026', 400).glyphs;
    if (!line || !ellipsis) throw new Error('no line');
    const cut = cutLine(line, 6, ellipsis);
    expect(textOf(cut)).toBe('Rosewood\u2026');
    expect(cut.width).toBeLessThanOrEqual(6);
    expect(cut.width).toBeCloseTo(measureWidth(cut.glyphs), 9);
  });

  it('fills the line, and does not separate a letter from its accent', async () => {
    const caption = await openCaptions();
    const [ellipsis] = caption('\u2026', 400).glyphs;
    const [first] = wrap(await shapeText('Rosewood Mansions of the west', 400, ['noto-sans']), 7);
    if (!first || !ellipsis) throw new Error('no line');
    expect(textOf(first)).toBe('Rosewood');
    expect(textOf(cutLine(first, 7, ellipsis))).toBe('Rosewood M\u2026');
    const accented = await shapeText('q\u0301'.repeat(9), 400, ['noto-sans']);
    const [line] = wrap(accented, 2);
    if (!line) throw new Error('no line');
    for (let width = 1.2; width < 4; width += 0.05) {
      expect(textOf(cutLine(line, width, ellipsis))).toMatch(/^(q\u0301)*\u2026$/);
    }
  });
});
