import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { columnLetters } from '../../src/order-file/header.ts';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';
import { columnName } from '../../src/order-file/order-text.ts';

const read = (content: string | Uint8Array, choices: Partial<typeof noChoices> = {}) => {
  const file = openOrderFile(Buffer.from(content), { ...noChoices, ...choices });
  if (file.fault !== null) throw new Error(file.fault.reason);
  return file;
};

const reference = fc.integer({ min: 1, max: 9_999 }).map((number) => `SO-${1_000 + number}`);
const person = fc.constantFrom('Anna Müller', '陳大文', 'Jean Dupont', 'Chad Smith', 'Georgia Hall');
const street = fc.constantFrom('12 High Street', 'Hauptstr. 5', '彌敦道 7 號', 'Rue de la Paix');
const country = fc.constantFrom('US', 'Germany', '香港', 'Deutschland', 'JP', 'UK');
const phone = fc.integer({ min: 10_000_000, max: 99_999_999 }).map((number) => `+852 ${number}`);
const price = fc.integer({ min: 1, max: 99_999 }).map((cents) => (cents / 100).toFixed(2));
const goods = fc.constantFrom('Mug', 'T-shirt', 'Item', '陶瓷杯', 'Title');
const rowOf = fc.tuple(reference, person, phone, country, street, goods, fc.constant('2'), price);
const names = 'Ref,Who,Call,Where,House,What,Count,Money'.split(',');
const csv = (rows: readonly (readonly string[])[]) => rows.map((cells) => cells.join(',')).join('\n');

describe('the first row of a file', () => {
  it('is an order if it has values like those below', () => {
    fc.assert(
      fc.property(fc.array(rowOf, { minLength: 1, maxLength: 5 }), (rows) => {
        const { table, mapping, orders } = read(csv(rows));
        expect(table).toMatchObject({
          hasHeader: false,
          header: [...'ABCDEFGH'],
          rows: { length: rows.length },
        });
        expect(table.rows[0]).toEqual({ line: 1, cells: rows[0] });
        expect(mapping.unknown).toEqual(table.header);
        expect(orders).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('names the columns if it does not, in any words', () => {
    fc.assert(
      fc.property(fc.array(rowOf, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(read(csv([names, ...rows])).table).toMatchObject({ hasHeader: true, header: names });
      }),
      { numRuns: 50 },
    );
    // Words that are countries, too.
    expect(read('No,ID,Jersey,Size 10\n1,4711,Blue,3\n2,4712,Red,4\n').table.hasHeader).toBe(true);
  });

  it.each([
    '描述',
    '物品描述',
    '商品描述',
    '产品描述',
    '貨品描述',
  ])('may call the description of an item %s', (name) => {
    expect(read(`SKU,${name}\nA1,Mug\nA2,Cup\n`).mapping.unknown).toEqual([]);
  });

  const cases = path.join(import.meta.dirname, 'cases');
  it.each(readdirSync(cases))('names the columns of the case %s', (name) => {
    const file = openOrderFile(readFileSync(path.join(cases, name)), noChoices);
    expect(file.fault !== null || file.table.hasHeader).toBe(true);
  });

  it('is read as a person chose', () => {
    const content = 'reference_no,recipient.city\nSO-1,Rome\n';
    expect(read(content, { hasHeader: false }).table.rows).toHaveLength(2);
    expect(read('SO-1001,+852 21234567\nSO-1002,+852 21234568\n', { hasHeader: true }).table.header).toEqual([
      'SO-1001',
      '+852 21234567',
    ]);
  });
});

describe('a file without names of columns', () => {
  const rows = [
    ['1001', 'Anna', 'anna@example.com', '+49 30 1234567', 'DE', '6109.10.00', 'CN'],
    ['1002', 'Ben', 'ben@example.com', '+44 20 7946 0000', 'United Kingdom', '6912.00.10', 'CN'],
  ];

  it('has the meaning of a column guessed if the values of no other column are alike', () => {
    const { mapping } = read(csv(rows.map((cells) => cells.slice(0, -1))));
    expect(mapping.mapping.map((meaning) => meaning?.field ?? null)).toEqual([
      null,
      null,
      'recipient.email',
      'recipient.phone',
      'recipient.country_code',
      'items.0.hs_code',
    ]);
    expect(
      read(csv(rows)).mapping.mapping.filter((meaning) => meaning?.field.endsWith('country_code')),
    ).toEqual([]);
  });

  it('is read as a person chose, with equal rows, and never by a mapping that was saved', () => {
    const mapping = [{ field: 'reference_no' }, { field: 'recipient.contact_name' }, ...Array(5).fill(null)];
    const same = csv([rows[0] ?? [], rows[1] ?? [], rows[0] ?? []]);
    expect(read(same, { mapping }).orders.map(({ lines }) => lines)).toEqual([[1], [2], [3]]);
    const { fingerprint } = read(same);
    const saved = { [fingerprint]: mapping };
    expect(read(same, { saved }).mapping.source).toBe('values');
  });

  it('has its columns called as a spreadsheet calls them', () => {
    expect([0, 25, 26, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
    const { table } = read(csv(rows));
    expect([columnName(table, 1, 'en'), columnName(table, 1, 'zh-Hant')]).toEqual(['Column B', 'B 欄']);
  });

  it('names a row with a cell too many', () => {
    const content = csv([...rows, ['1003', 'Cid', '', '+1 212 555 0147', 'US', '6109.10.00', 'CN', 'x']]);
    expect(openOrderFile(Buffer.from(content), noChoices)).toMatchObject({
      fault: { reason: 'many_cells', line: 3, found: 8, columns: 7, value: 'x' },
    });
  });
});
