import { describe, expect, it } from '@jest/globals';
import type { HanTypeface } from '../../../src/label/font.ts';
import { cutLine, type Line, openCaptions, shapeText, widthOf, wrap } from '../../../src/label/text.ts';

const textOf = ({ glyphs }: Line) => glyphs.map(({ text }) => text).join('');

async function linesOf(text: string, ems: number, han: HanTypeface = 'noto-sans-hk'): Promise<string[]> {
  const lines = wrap(await shapeText(text, 400, ['noto-sans', han]), ems);
  for (const line of lines) expect(line.width).toBeLessThanOrEqual(ems);
  return lines.map(textOf);
}

describe('wrap', () => {
  it('breaks between words and drops the spaces at the break', async () => {
    expect(await linesOf('Unit 1012, New City Centre', 9)).toEqual(['Unit 1012, New', 'City Centre']);
  });

  it('keeps a line that fits exactly, even with trailing spaces', async () => {
    const shaped = await shapeText('ab cd', 400, ['noto-sans']);
    const width = widthOf(shaped.glyphs.slice(0, 2));
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
    expect(cut.width).toBeCloseTo(widthOf(cut.glyphs), 9);
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
