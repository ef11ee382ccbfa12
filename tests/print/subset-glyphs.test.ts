import { describe, expect, it } from '@jest/globals';
import { Blob, Face, Font } from 'harfbuzzjs';
import { findSlice, loadFont, type Typeface } from '../../src/print/font.ts';
import { subsetGlyphs } from '../../src/print/subset-glyphs.ts';

const cases: readonly (readonly [Typeface, string])[] = [
  ['noto-sans', 'Hé íÅ'],
  ['noto-sans-hk', '觀塘'],
  ['noto-sans-hk', '二'],
  ['noto-sans-jp', 'さくら'],
  ['noto-sans-kr', '한국'],
  ['noto-sans-thai', 'กำ'],
  ['noto-sans-arabic', 'محمد'],
];

describe('subsetGlyphs', () => {
  it.each(cases)('%s draws %s as the whole font does', async (typeface, text) => {
    const slice = findSlice(typeface, text.codePointAt(0) ?? 0);
    if (!slice) throw new Error(`${typeface} has no slice for ${text}`);
    const whole = await loadFont(slice, 700);
    const glyphs = [...text].map((letter) => whole.font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0);
    const { bytes, numberOf } = await subsetGlyphs(whole, glyphs);
    const subset = new Font(new Face(new Blob(bytes)));
    const drawn = glyphs.map((glyph) => subset.glyphToPath(numberOf(glyph)));
    expect(drawn).toEqual(glyphs.map((glyph) => whole.font.glyphToPath(glyph)));
    expect(drawn.some((path) => path !== '')).toBe(true);
    expect(bytes.length).toBeLessThan(whole.bytes.length / 2);
  });

  it('numbers Han glyphs consecutively, so that the subset of one letter is small', async () => {
    const slice = findSlice('noto-sans-hk', '二'.codePointAt(0) ?? 0);
    if (!slice) throw new Error('no slice has 二');
    const whole = await loadFont(slice, 400);
    const glyph = whole.font.nominalGlyph('二'.codePointAt(0) ?? 0) ?? 0;
    const { bytes, numberOf } = await subsetGlyphs(whole, [glyph]);
    expect(glyph).toBeGreaterThan(1);
    expect(numberOf(glyph)).toBe(1);
    expect(bytes.length).toBeLessThan(700);
  });
});
