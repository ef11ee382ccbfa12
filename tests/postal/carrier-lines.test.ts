import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LINE_UNITS } from '../../db/table/catalog.ts';
import {
  carrierLines,
  inOneLine,
  lackedCharacters,
  lineLength,
  splitText,
  writableText,
} from '../../src/postal/carrier-lines.ts';

const letters = (text: string) => text.replace(/\s/g, '');
const word = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[A-Za-z0-9]{1,14}[,.]?$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^[A-Z][a-z]{0,8}[-/,][a-z0-9]{1,9}$/) },
  { weight: 2, arbitrary: fc.stringMatching(/^[香港九龍尖沙咀彌敦道東京都渋谷区]{1,30}[0-9]{0,4}號?$/u) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '서울특별시',
      'กรุงเทพมหานครถนนสุขุมวิท',
      'شارع',
      'e\u0301cole',
      '👩‍👩‍👧',
      '𠮷野家',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }) },
);
const address = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
const limits = fc.record({
  maxLength: fc.integer({ min: 10, max: 60 }),
  maxLines: fc.option(fc.integer({ min: 1, max: 6 })),
  unit: fc.constantFrom(...LINE_UNITS),
});

describe('an address in lines', () => {
  it('keeps every character, has no line over the limit and no line too many, or reports the part that does not fit', () => {
    fc.assert(
      fc.property(address, limits, (text, { maxLength, maxLines, unit }) => {
        const split = splitText(text, maxLength, maxLines, unit);
        if ('word' in split) {
          expect(lineLength(split.word, unit)).toBeGreaterThan(maxLength);
          expect(letters(inOneLine(text))).toContain(letters(split.word));
        } else if ('excess' in split) {
          expect(split.needed).toBeGreaterThan(maxLines ?? Infinity);
          expect(split.excess).toBeGreaterThan(0);
        } else {
          expect(letters(split.lines.join(''))).toBe(letters(inOneLine(text)));
          for (const line of split.lines) expect(lineLength(line, unit)).toBeLessThanOrEqual(maxLength);
          expect(split.lines.length).toBeLessThanOrEqual(maxLines ?? Infinity);
          expect(split.lines).not.toContain('');
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes any text whose words fit, if any number of lines is taken', () => {
    const short = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,10}$/), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(short, (words) => {
        const split = splitText(words.join(' '), 10, null, 'characters');
        expect('lines' in split && split.lines.join(' ')).toBe(words.join(' '));
      }),
    );
  });

  it.each([
    [
      'Flat 23B, Building 14, The Very Long Named Estate',
      35,
      ['Flat 23B, Building 14, The Very', 'Long Named Estate'],
    ],
    ['香港九龍尖沙咀彌敦道一百號', 10, ['香港九龍尖沙咀彌敦道', '一百號']],
    // A hyphen and a slash part a word only if nothing else fits.
    ['12/F Saint-Bartholomew House', 17, ['12/F', 'Saint-Bartholomew', 'House']],
    ['Flat23,Building14,LongNamedEstate', 20, ['Flat23,Building14,', 'LongNamedEstate']],
  ])('%s in lines of %i', (text, length, lines) => {
    expect(splitText(text, length, 3, 'characters')).toEqual({ lines });
  });

  it('reports by how much an address is too long, and which word is longer than a line', () => {
    expect(splitText('aaaa bbbb cccc dddd eeee', 10, 2, 'characters')).toEqual({ excess: 4, needed: 3 });
    expect(splitText(`12 ${'x'.repeat(36)}`, 35, 3, 'characters')).toEqual({ word: 'x'.repeat(36) });
  });

  it.each([
    ['characters', 7],
    ['columns', 7],
    ['bytes', 11],
  ] as const)('counts %s: é of two code points, a wide character, a mark that joins nothing', (unit, length) => {
    expect(lineLength(inOneLine('e\u0301 香 a\u0327b'), unit)).toBe(length);
  });
});

describe('characters that a carrier lacks', () => {
  it('are folded if people know them in ASCII, and named else', () => {
    expect(writableText('Łódź – 5 “Æ” é', 'ascii')).toBe('Lodz - 5 "Ae" e');
    expect(writableText('Łódź é', 'latin1')).toBe('Lódz é');
    expect(lackedCharacters('Kwun Tong 觀塘道 1 觀', 'latin1')).toEqual(['觀', '塘', '道']);
    expect(lackedCharacters('觀塘', 'any')).toEqual([]);
  });

  it('give no lines, because nothing is left out', () => {
    const given = {
      max_line_length: 35,
      max_lines: 3,
      line_unit: 'characters',
      label_characters: 'ascii',
    } as const;
    expect(carrierLines('觀塘道 1', given)).toBeNull();
    expect(carrierLines('Rue de l’Église 1', given)).toEqual(["Rue de l'Eglise 1"]);
    expect(carrierLines('1 Road', { ...given, max_line_length: null })).toBeNull();
  });
});
