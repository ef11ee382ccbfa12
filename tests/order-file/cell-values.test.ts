import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanCell, readCellValue, readDecimal } from '../../src/order-file/cell-value.ts';
import { readColumnName } from '../../src/order-file/column-name.ts';
import type { ColumnMeaning } from '../../src/order-file/order-field.ts';
import { readRows } from './table-of.ts';

const read = (cell: string, meaning: ColumnMeaning, decimal: '.' | ',' = '.') =>
  readCellValue(cleanCell(cell, meaning.field).text, meaning, decimal);

describe('a number', () => {
  it.each([
    ['0.5', '.', 0.5],
    ['0,5', '.', 0.5],
    ['0,5', ',', 0.5],
    ['0.5', ',', 0.5],
    ['.5', '.', 0.5],
    ['79,90', '.', 79.9],
    ['1,234', '.', 1234],
    ['1.234', ',', 1234],
    ['1.234', '.', 1.234],
    ['1,234', ',', 1.234],
    ['0,125', '.', 0.125],
    ['1,234.50', '.', 1234.5],
    ['1,234.50', ',', 1234.5],
    ['1.234,50', '.', 1234.5],
    ['1,234,567', '.', 1234567],
    ['0.6000000000000001', '.', 0.6],
    ['0,7999999999999999', ',', 0.8],
    ['-0.30000000000000004', '.', -0.3],
    ['0.600001', '.', 0.600001],
    ['0.60000001', '.', 0.60000001],
    ['12,34,567', '.', null],
    ['1 234,50', ',', 1234.5],
    ['1\u202f234,50', ',', 1234.5],
    ['1’234.50', '.', 1234.5],
    ['-3', '.', -3],
    ['２', '.', 2],
    ['1.2.3', '.', null],
    ['1E+3', '.', null],
    ['half', '.', null],
    ['', '.', null],
  ] as const)('%s in a file with decimal %s is %s', (text, decimal, value) => {
    expect(readDecimal(text, decimal)).toBe(value);
  });

  it('is read as spreadsheets of a country write it', () => {
    const locales = fc.constantFrom(
      ['en-US', '.'] as const,
      ['de-DE', ','] as const,
      ['fr-FR', ','] as const,
      ['de-CH', '.'] as const,
      ['zh-HK', '.'] as const,
    );
    // Three decimals look like thousands in a language that separates them by the other sign.
    const amounts = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(locales, amounts, fc.boolean(), ([locale, decimal], amount, useGrouping) => {
        const options = { minimumFractionDigits: 2, useGrouping };
        expect(readDecimal(new Intl.NumberFormat(locale, options).format(amount), decimal)).toBe(amount);
      }),
    );
  });
});

describe('a weight', () => {
  const weight = (cell: string, unit?: 'g' | 'lb' | 'oz', decimal: '.' | ',' = '.') =>
    read(cell, { field: 'parcels.0.weight_kg', ...(unit ? { unit } : {}) }, decimal).value;

  it.each([
    ['500 g', 0.5],
    ['500g', 0.5],
    ['500公克', 0.5],
    ['0,5 kg', 0.5],
    ['1.1 lb', 0.498952],
    ['12 oz', 0.340194],
    ['1 lb 4 oz', 0.56699],
    ['0.5公斤', 0.5],
    ['500 克', 0.5],
    ['1,200 g', 1.2],
    ['2 KGS', 2],
    ['500', 500],
    ['2斤', '2斤'],
    ['5 cm', '5 cm'],
    ['half', 'half'],
    ['1 kg or so', '1 kg or so'],
  ])('%s is %s', (cell, value) => {
    expect(weight(cell)).toBe(value);
  });

  it('is in the unit of its column, unless the cell has one', () => {
    expect([weight('500', 'g'), weight('1', 'lb'), weight('8', 'oz'), weight('1 kg', 'g')]).toEqual([
      0.5, 0.453592, 0.226796, 1,
    ]);
    expect(weight('0,5 kg', undefined, ',')).toBe(0.5);
    expect(read('11 in', { field: 'parcels.0.length_cm' }).value).toBe(27.94);
  });
});

describe('money', () => {
  it.each([
    ['12.50', 12.5, undefined],
    ['US$12.00', 12, 'USD'],
    ['US$ 1,200.50', 1200.5, 'USD'],
    ['HK$80', 80, 'HKD'],
    ['80 HKD', 80, 'HKD'],
    ['HKD80', 80, 'HKD'],
    ['12.00 USD', 12, 'USD'],
    ['$12.00 USD', 12, 'USD'],
    ['港幣80', 80, 'HKD'],
    ['$12', 12, undefined],
    ['£5', 5, 'GBP'],
    ['5,00 €', 5, 'EUR'],
    ['AU $5', 5, 'AUD'],
    ['ask', 'ask', undefined],
    ['5 apples', '5 apples', undefined],
    ['US$5 EUR', 'US$5 EUR', undefined],
  ])('%s', (cell, value, currency) => {
    const found = read(cell, { field: 'items.0.unit_price' });
    expect([found.value, found.currency]).toEqual([value, currency]);
  });

  const order = (price: string, currency = '') => ({
    reference_no: 'SO-1',
    'items.description': 'Mug',
    'items.unit_price': price,
    declared_currency: currency,
  });
  const one = (price: string, currency = '') =>
    readRows([order(price, currency), { reference_no: 'SO-2', 'items.description': 'x' }]).orders[0];

  it('has the currency of its sign', () => {
    expect(one('HK$80')?.body).toMatchObject({ declared_currency: 'HKD', items: [{ unit_price: 80 }] });
    expect(one('US$12')?.body).toMatchObject({ declared_currency: 'USD' });
    expect(one('12')?.body).not.toHaveProperty('declared_currency');
    expect(one('US$12', 'us dollars')?.faults).toEqual([]);
  });

  it('of another currency than USD and HKD is a fault of its cell', () => {
    expect(one('£5')?.faults).toEqual([
      { line: 2, column: 2, path: 'items.0.unit_price', reason: 'currency', currency: 'GBP' },
    ]);
    expect(one('5', 'EUR')?.faults).toEqual([
      { line: 2, column: 3, path: 'declared_currency', reason: 'currency', currency: 'EUR' },
    ]);
  });

  it.each([
    ['€12', 'EUR', 'declared_currency'],
    ['£12', 'EUR', 'declared_currency'],
    ['£12', '', 'items.0.unit_price'],
  ])('%s beside the currency “%s” is one fault', (price, currency, path) => {
    expect(one(price, currency)?.faults).toMatchObject([{ reason: 'currency', path }]);
  });

  it.each(['$80', '＄80', '$ 80.00', '80元'])('%s is asked for its currency', (price) => {
    const asked = [{ line: 2, column: 2, path: 'declared_currency', reason: 'no_currency' }];
    expect(one(price)?.faults).toEqual(asked);
    expect(one(price, 'HKD')).toMatchObject({ faults: [], body: { declared_currency: 'HKD' } });
    const pair = (other: string) =>
      readRows([order(price), { ...order(other), reference_no: 'SO-2' }]).orders.map(({ body, faults }) => [
        body.declared_currency,
        faults.length,
      ]);
    expect(pair('HK$12')).toEqual([
      ['HKD', 0],
      ['HKD', 0],
    ]);
    expect(pair('12')[0]).toEqual([undefined, 1]);
    expect(pair('€12')[0]).toEqual([undefined, 1]);
  });

  it('with a bare sign is in the currency of its column, or as a person chose it', () => {
    const row = (name: string) => ({ 'Order no': 'SO-1', Description: 'Mug', [name]: '$80' });
    const named = readRows([row('Price (USD)')]).orders[0];
    expect(named).toMatchObject({ faults: [], body: { items: [{ unit_price: 80 }] } });
    const local = readRows([row('Price (HKD)')]).orders[0];
    expect(local).toMatchObject({ faults: [], body: { items: [{ unit_price_hkd: 80 }] } });
    expect(readRows([row('Price')]).mapping.unknown).toEqual(['Price']);
    const mapping = ['reference_no', 'items.0.description', 'items.0.unit_price'].map((field) => ({ field }));
    expect(readRows([row('Price')], { mapping }).orders[0]?.faults).toEqual([]);
    const empty = readRows([{ ...row('Price'), Currency: '' }]).orders[0];
    expect(empty?.faults).toMatchObject([{ reason: 'no_currency' }]);
  });

  it('in several currencies is one fault of an order', () => {
    const { orders } = readRows([
      { ...order('HK$80'), 'items.1.description': 'Cup', 'items.1.unit_price': 'US$3' },
      { ...order('US$4'), declared_currency: '', reference_no: 'SO-1', 'items.description': 'Pot' },
    ]);
    expect(orders.map(({ faults }) => faults)).toMatchObject([
      [{ reason: 'currency_differs', currency: 'USD', expected: 'HKD', path: 'items.1.unit_price' }],
    ]);
  });

  it('that contradicts the currency is a fault', () => {
    expect(one('HK$80', 'USD')?.faults).toEqual([
      {
        line: 2,
        column: 2,
        path: 'items.0.unit_price',
        reason: 'currency_differs',
        currency: 'HKD',
        expected: 'USD',
      },
    ]);
    const { orders } = readRows([
      { reference_no: 'SO-1', 'items.description': 'Mug', 'items.unit_price_hkd': 'US$12' },
    ]);
    expect(orders[0]?.faults).toMatchObject([{ reason: 'currency_differs', expected: 'HKD' }]);
  });
});

describe('a text', () => {
  it.each([
    ['recipient.address', '350 5th Avenue\r\nFloor 21,\nRoom 3', '350 5th Avenue, Floor 21, Room 3'],
    ['recipient.contact_name', 'Emily\nCarter', 'Emily Carter'],
    ['recipient.contact_name', 'Emily\u200bCarter\u00ad', 'EmilyCarter'],
    ['recipient.contact_name', '\u3164', ''],
    ['recipient.contact_name', 'نیم\u200cفاصله', 'نیم\u200cفاصله'],
    ['recipient.phone', '\u202a+852 2345 6789\u202c', '+852 2345 6789'],
    ['recipient.phone', '＋８５２ ２３４５', '+852 2345'],
    ['recipient.postal_code', '１００‑０００１', '100-0001'],
    ['reference_no', 'SO\u200b-1', 'SO-1'],
    ['recipient.city', '\ufffd', '\ufffd'],
  ])('of %s: %j', (field, cell, text) => {
    expect(cleanCell(cell, field).text).toBe(text);
  });

  it.each([
    ['recipient.country_code', 'USA', 'US'],
    ['recipient.country_code', 'uk', 'GB'],
    ['recipient.country_code', 'de', 'DE'],
    ['recipient.country_code', 'Deutschland', 'DE'],
    ['recipient.country_code', '日本', 'JP'],
    ['recipient.country_code', 'España', 'ES'],
    ['recipient.country_code', 'United Kingdom (UK)', 'GB'],
    ['recipient.country_code', 'Korea, South', 'KR'],
    ['recipient.country_code', 'Atlantis', 'Atlantis'],
    ['items.0.country_of_manufacture', '中國', 'CN'],
    ['recipient.postal_code', '〒100-0001', '100-0001'],
    ['recipient.postal_code', '2110.0', '2110'],
    ['recipient.phone', '4.47E+11', '4.47E+11'],
    ['items.0.hs_code', '6.10E+09', '6.10E+09'],
    ['items.0.hs_code', '6109.1', '6109.10'],
    ['items.0.hs_code', '90121', '090121'],
    ['items.0.hs_code', '901.21', '0901.21'],
    ['items.0.hs_code', '6109.10', '6109.10'],
    ['items.0.quantity', '2 件', 2],
    ['items.0.quantity', 'x3', 3],
    ['vat_prepay', '是', true],
    ['vat_prepay', 'N', false],
    ['items.0.is_cspc', '無', false],
    ['items.0.is_cspc', '1', true],
    ['items.0.is_cspc', 'maybe', 'maybe'],
    ['tags', 'a, b；c', ['a', 'b', 'c']],
  ])('in %s, %s is %s', (field, cell, value) => {
    expect(read(cell, { field }).value).toEqual(value);
  });
});

describe('a postal code that a spreadsheet took its zeros from', () => {
  const postal = (country: string, postal_code: string, region = '', city = 'x') =>
    readRows([
      {
        reference_no: 'SO-1',
        'recipient.country_code': country,
        'recipient.city': city,
        'recipient.region': region,
        'recipient.postal_code': postal_code,
      },
    ]).orders[0];

  it.each([
    ['US', '2110', 'MA', '02110'],
    ['US', '2110', '', '02110'],
    ['US', '601', 'PR', '00601'],
    ['AU', '800', 'NT', '0800'],
    ['AU', '800', 'Northern Territory', '0800'],
    ['JP', '600001', '北海道', '060-0001'],
    ['IT', '184', 'RM', '00184'],
    ['FI', '100', '', '00100'],
    ['MX', '6000', 'CDMX', '06000'],
    ['PL', '950', '', '00-950'],
    ['US', '2110-1234', 'MA', '02110-1234'],
    ['US', '601-1234', 'PR', '00601-1234'],
    ['BR', '1310-100', 'SP', '01310-100'],
  ])('%s %s in %s is %s, and is listed', (country, given, region, value) => {
    const order = postal(country, given, region);
    expect(order?.body).toMatchObject({ recipient: { postal_code: value } });
    const cell = order?.cells['recipient.postal_code'];
    expect(order?.corrected).toEqual([
      { ...cell, path: 'recipient.postal_code', given, value, reason: 'zero' },
    ]);
  });

  it.each([
    ['US', '2110', 'TX'],
    ['US', '10118', 'NY'],
    ['US', '21', ''],
    ['TW', '106', ''],
    ['HK', '800', ''],
    ['QQ', '800', ''],
    ['US', '2110-1234', 'TX'],
    ['US', '0211-01234', 'MA'],
    ['US', '2110-123', 'MA'],
  ])('%s %s in %s stays', (country, given, region) => {
    const order = postal(country, given, region);
    expect(order?.body).toMatchObject({ recipient: { postal_code: given } });
    expect(order?.corrected).toEqual([]);
  });
});

it('is read in a time that grows with its length alone', () => {
  const parts = ['1 ', '1.', '1,000', '\n ', ' ,\n', 'a ', "1'", 'kg 1 ', '$', '9 9', '(', '，', '\u200b'];
  const fields = [
    'parcels.0.weight_kg',
    'items.0.unit_price',
    'items.0.quantity',
    'items.0.hs_code',
    'recipient.country_code',
    'recipient.address',
    'recipient.phone',
    'declared_currency',
    'items.0.is_cspc',
    'tags',
  ];
  for (const part of parts) {
    const cell = part.repeat(32_000 / part.length);
    for (const field of fields) read(`${cell}x`, { field });
    expect(readColumnName(`x${cell}(`)).toBeNull();
  }
});
