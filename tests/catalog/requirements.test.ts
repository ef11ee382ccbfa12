import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseCatalogFile, RowLines } from '../../src/catalog/catalog-file.ts';
import { CHECK_DIGITS, CHECKS, compilePattern } from '../../src/catalog/requirements.ts';
import { root } from '../support/paths.ts';

const isValid = (name: string, number: string) => CHECK_DIGITS[name]?.(number);

/** Valid examples that the issuers or the standards publish. */
const examples: Readonly<Record<string, readonly string[]>> = {
  cpf: ['52998224725', '11144477735'],
  cnpj: ['11222333000181', '12ABC34501DE35'],
  rut: ['123456785', '761920839', '10000013K'],
  tckn: ['17291716060', '10000000146'],
  vkn: ['4540536920'],
  gtin: ['73513537', '036000291452', '4006381333931', '09780471117094'],
  iso7812: ['79927398713', '4111111111111111'],
  iso7064_mod11_2: ['0000000218250097', '000000021694233X'],
  iso7064_mod11_10: ['136695976', '33392005961'],
  iso7064_mod97_10: ['5493001KJTIIGC8Y1R12'],
};

describe('the check-digit algorithms', () => {
  it('all have examples', () => {
    expect(Object.keys(examples)).toEqual(Object.keys(CHECK_DIGITS));
  });

  it.each(
    Object.entries(examples).flatMap(([name, numbers]) => numbers.map((number) => [name, number])),
  )('%s accepts %s, and refuses it if any one digit is changed', (name, number) => {
    expect(isValid(name, number)).toBe(true);
    for (let place = 0; place < number.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === number[place] || !/\d/.test(number[place] ?? '')) continue;
        const changed = `${number.slice(0, place)}${digit}${number.slice(place + 1)}`;
        expect([changed, isValid(name, changed)]).toEqual([changed, false]);
      }
    }
  });
});

const holds = (kind: string, parameter: string, text: string) => CHECKS[kind]?.(parameter)(text);

describe('a check', () => {
  it.each([
    ['present', '', 'x', true],
    ['present', '', '', false],
    ['digits', '8', '6912.00.00', true],
    ['digits', '8', '', false],
    ['digits', '8', '6912000\u0661', false],
    ['pattern', 'A|B', 'B', true],
    ['pattern', 'A|B', 'xB', false],
    ['pattern', '^A$', 'A', true],
    ['pattern', 'A', '', true],
    ['not_pattern', '\\b(?:gift|sample)s?\\b', 'Two GIFTS, wrapped', false],
    ['not_pattern', '\\b(?:gift|sample)s?\\b', 'Giftwrap', true],
    ['not_pattern', 'x?', '', true],
    ['not_one_of', 'gift|spare parts', ' Gift!', false],
    ['not_one_of', 'gift|spare parts', '2 x spare-PARTS', false],
    ['not_one_of', 'gift|spare parts', '2 Spare-PARTS (gift) 3', false],
    ['not_one_of', 'gift|spare parts', 'Gift parts', true],
    ['not_one_of', 'gift|spare parts', '12', true],
    ['not_one_of', 'gift|spare parts', '', true],
    ['not_one_of', '\u79ae\u7269', '\u79ae\u7269', false],
    ['not_one_of', 'gift', '2 pcs', true],
    ['not_one_of', 'gift|-', '2 pcs', false],
    ['not_one_of', 'gift|-', '\u{1f381}\u2026', false],
    ['not_one_of', 'XAXX010101000', 'xaxx-010101000', false],
    ['not_one_of', 'XAXX010101000', '010101000', true],
  ])('%s %s of "%s" is %s', (kind, parameter, text, expected) => {
    expect(holds(kind, parameter, text)).toBe(expected);
  });

  it.each([
    ['present', 'x', 'must be empty for the check "present"'],
    ['digits', '', 'must be the number of digits, 1 to 999, for the check "digits"'],
    ['digits', '8.5', 'must be the number of digits, 1 to 999, for the check "digits"'],
    ['pattern', '', 'must be a regular expression'],
    ['pattern', '(', 'must be a regular expression'],
    ['pattern', 'a)(b', 'must be a regular expression'],
    ['not_pattern', '', 'must be a regular expression'],
    ['not_one_of', 'gift| ', 'must be words or phrases, separated by |'],
    ['check_digit', '', '"" must be one of cpf, cnpj, rut'],
    ['check_digit', 'cpf toString', '"toString" must be one of cpf, cnpj, rut'],
  ])('%s refuses the parameter "%s"', (kind, parameter, message) => {
    expect(() => CHECKS[kind]?.(parameter)).toThrow(message);
  });

  it('of check digits ignores symbols and case, and accepts a match of any named algorithm', () => {
    for (const text of ['529.982.247-25', '12.abc.345/01de-35', ''])
      expect(holds('check_digit', 'cpf cnpj', text)).toBe(true);
    for (const text of ['00000000000', '00000000000000', '529.982.247-2', '-', '\u0661'])
      expect(holds('check_digit', 'cpf cnpj', text)).toBe(false);
  });
});

describe('a country requirement pattern', () => {
  it.each([
    '(a+)+',
    '(?:a|a)*',
    '(?:a{1,3}){9}',
    'a*a*a*b',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?a?aaaa',
    '(?=a+)a',
    '(a)\\1',
    '(?<one>a)\\k<one>',
    'a{0,200}a{0,200}',
  ])('that could take too long to match is refused: %s', (pattern) => {
    expect(() => compilePattern(pattern)).toThrow('could take too long');
  });

  it.each([
    'a+b',
    '[a-z]{1,20}x',
    'a?a?a?a?a?',
  ])('that is looked for anywhere could take longer: %s', (pattern) => {
    expect(() => compilePattern(pattern)).not.toThrow();
    expect(() => CHECKS.not_pattern?.(pattern)).toThrow('could take too long');
  });

  it('may have many alternatives, which do not multiply', () => {
    const words = Array.from({ length: 19 }, (_, index) => `word${index}`).join('|');
    expect(() => CHECKS.not_pattern?.(`\\b(?:${words})\\b`)).not.toThrow();
  });

  it.each([
    '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    '\\d{11}|\\d{14}',
    '\\d{5}(?:-\\d{4})?',
    '[)(*+]\\)+',
    '.+@[a-z]{1,19}',
  ])('with bounded matching time is accepted: %s', (pattern) => {
    expect(() => compilePattern(pattern)).not.toThrow();
  });
});

describe.each(['catalog', 'example-catalog'])('the vague words of the %s', (folder) => {
  const file = path.join(root, 'db', 'seed', folder, 'country_requirement.csv');
  const rows = parseCatalogFile('country_requirement', readFileSync(file, 'utf8'), new RowLines(), []) ?? [];
  const lists = rows
    .filter(({ field, check_kind: kind }) => field === 'items.description' && kind === 'not_one_of')
    .map(({ parameter }) => parameter ?? '');
  /** Returns what customs of both kinds of destinations say to a description. */
  const taken = (text: string) => lists.map((list) => holds('not_one_of', list, text));

  it.each([
    'gifts x2',
    'gift 2pcs',
    'Gift (1 set), sample 3 pcs',
    'Spare part',
    'samples & accessory',
    '-',
    '...',
    '\u2014',
    'N/A',
    'na',
    'x',
    '12 pcs',
    'gi\u200bft',
    'sam\u00adple',
    '\uff27\uff29\uff26\uff34',
    '禮物',
    '礼品',
    '樣品',
    '配件',
    '貨品',
    '禮物、樣品及配件',
    '禮品一份',
    '樣品 2 件',
    '三盒商品',
  ])('are no description: %s', (text) => {
    expect(lists).toHaveLength(2);
    expect(taken(text)).toEqual([false, false]);
  });

  it.each([
    'gift box of chocolate',
    'spare parts for bicycle brakes',
    'sample tubes of glass',
    'Cotton T-shirt',
    'Cape',
    'A4 paper',
    'PC',
    'TV set',
    'Bicycle parts',
    'Party hat',
    'LED lamp 5 W',
    'Dress',
    '綠茶禮盒',
    '單車零件',
    '棉質T恤',
    '三文魚',
    '對講機',
    '化妝品樣品',
    'Подарок из дерева',
  ])('are no part of %s', (text) => {
    expect(taken(text)).toEqual([true, true]);
  });

  const words = fc.constantFrom(...(lists.at(-1) ?? '').split('|').filter((word) => word !== '-'));
  const wide = (text: string) =>
    text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
  const written = fc
    .tuple(
      words,
      fc.constantFrom(String, wide, (text: string) => text.toUpperCase()),
      fc.nat(20),
    )
    .map(([word, write, at]) => {
      const text = write(word);
      return at < text.length ? `${text.slice(0, at)}\u200b${text.slice(at)}` : text;
    });
  const quantity = fc
    .tuple(fc.nat(999), fc.constantFrom('', 'x', ' pcs', 'pc', '件', ' kg', '個'))
    .map(([count, of]) => `${count}${of}`);
  const between = fc.constantFrom(' ', ', ', ' & ', ' / ', ' and ', '\u3001', ' - ');
  const vague = fc
    .tuple(fc.array(fc.oneof(written, quantity), { maxLength: 5 }), written, between)
    .map(([before, last, separator]) => [...before, last].join(separator));

  it('are refused however they are written, counted and joined, and never with another word', () => {
    fc.assert(
      fc.property(
        vague,
        fc.constantFrom('mug', 'Porcelain', '茶杯', 'Tasse'),
        fc.boolean(),
        (text, word, isFirst) => {
          expect([text, taken(text)]).toEqual([text, [false, false]]);
          const described = isFirst ? `${word} ${text}` : `${text} ${word}`;
          expect([described, taken(described)]).toEqual([described, [true, true]]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
