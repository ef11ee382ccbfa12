import { describe, expect, it } from '@jest/globals';
import { typefacesFor } from '../../../src/label/font.ts';
import { shapeText } from '../../../src/label/text.ts';

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
    expect((await shaped('กรุงเทพ', 'TH')).text).toBe('krungethph');
    expect((await shaped('ถนนสุขุมวิท', 'TH')).text).toBe('thnn sukhumwith');
    expect((await shaped('شارع الملك فهد ١٢', 'SA')).text).toBe('shar` almlk fhd 12');
    expect((await shaped('תל אביב', 'IL')).text).toMatch(/^[ -~]+$/);
    expect((await shaped('शारदा', 'IN')).text).toBe('sarda');
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
    for (const { font, text, width } of (await shaped('Wi 香港', 'HK')).glyphs) {
      const run = font.font.layout(text);
      expect(width).toBeCloseTo(run.advanceWidth / font.font.unitsPerEm, 9);
      expect(run.glyphs.map(({ id }) => id)).not.toContain(0);
    }
  });
});
