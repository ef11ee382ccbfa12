import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldChoices, readMeaning } from '../../src/order-file/field-choice.ts';
import {
  type FileChoices,
  noChoices,
  type OrderFile,
  openOrderFile,
  readTableOrders,
} from '../../src/order-file/order-file.ts';
import {
  csvParts,
  headerName,
  ordersTable,
  rowsTable,
  type WrittenTable,
} from '../../src/order-file/write-orders.ts';
import { tableOf } from './table-of.ts';

const languages = ['en', 'zh-Hant'] as const;
const bytesOf = (table: WrittenTable) => Buffer.from([...csvParts(table)].join(''));

function ordersOf(file: OrderFile): object[] {
  if (file.fault !== null) throw new Error(file.fault.reason);
  expect(file.mapping.unknown).toEqual([]);
  return file.orders.map(({ body, faults, corrected }) => ({
    body,
    faults: faults.map(({ path: field, reason }) => [field, reason]),
    corrected: corrected.map(({ given, value }) => [given, value]),
  }));
}

/** Writes the rows of some orders, and reads them again. */
function again(
  file: OrderFile,
  {
    chosen = () => true,
    fields = [],
    ...choices
  }: Partial<FileChoices> & {
    readonly chosen?: (at: number) => boolean;
    readonly fields?: readonly string[];
  } = {},
): { readonly before: object[]; readonly after: object[]; readonly header: string } {
  if (file.fault !== null) throw new Error(file.fault.reason);
  const lines = file.orders.flatMap((order, at) => (chosen(at) ? order.lines : []));
  const texts = new Map(lines.map((line) => [line, `Line ${line}: wrong, “=1”`] as const));
  const content = bytesOf(rowsTable(file, texts, fields, 'en'));
  return {
    before: ordersOf(file).filter((_, at) => chosen(at)),
    after: lines.length === 0 ? [] : ordersOf(openOrderFile(content, { ...noChoices, ...choices })),
    header: String(content).split('\r\n')[0] ?? '',
  };
}

describe('orders that are written in the form of the template', () => {
  const orders = [
    {
      reference_no: 'SO-1',
      service_tier_id: 'HKASTDGGSTCM',
      recipient: {
        contact_name: 'Emily "Em" Carter',
        phone: '+1 212 555 0147',
        country_code: 'US',
        city: 'Boston',
        address: '77 Summer Street, Floor 3',
        postal_code: '02110',
      },
      parcels: [{ weight_kg: 0.5 }, { weight_kg: 1.25, length_cm: 20 }],
      items: [
        { description: '=Mug', quantity: 2, unit_price_hkd: 80 },
        { description: 'Tea towel', quantity: 1, unit_price: 12.5, is_cspc: true },
      ],
      tags: ['a', 'b'],
      metadata: { 'shop.id': 'uk' },
      vat_prepay: false,
    },
    { reference_no: 'SO-2', items: [{ description: '王小明', quantity: 1 }] },
  ];
  const failed = orders.map((body) => ({ body, problem: 'The carrier says: “No”, 3×' }));

  it.each(languages)('are read as the same orders, and have plain names: %s', (language) => {
    const table = ordersTable(failed, language);
    const file = openOrderFile(bytesOf(table), noChoices);
    expect(ordersOf(file)).toEqual(orders.map((body) => ({ body, faults: [], corrected: [] })));
    const names = table.rows[0]?.filter((name) => /[a-z]_|\w\.\w/.test(String(name)));
    expect(names).toEqual(['metadata.shop.id']);
  });

  it('have a currency beside their prices if they name one', () => {
    const body = { declared_currency: 'HKD', items: [{ description: 'Mug', quantity: 1, unit_price: 90 }] };
    const file = openOrderFile(bytesOf(ordersTable([{ body, problem: '' }], 'en')), noChoices);
    expect(ordersOf(file)).toEqual([{ body, faults: [], corrected: [] }]);
  });

  it('have equal items once, with all of their pieces', () => {
    const mug = { description: 'Mug', quantity: 2, unit_price_hkd: 80 };
    const body = { reference_no: 'SO-1', items: [mug, mug] };
    const file = openOrderFile(bytesOf(ordersTable([{ body, problem: '' }], 'en')), noChoices);
    expect(file.fault === null && file.orders[0]?.body.items).toEqual([{ ...mug, quantity: 4 }]);
  });

  it('have a row for each of equal items if their file had', () => {
    const mug = { description: 'Mug', quantity: 2, unit_price_hkd: 80 };
    const body = { reference_no: 'SO-1', items: [mug, mug] };
    const written = bytesOf(ordersTable([{ body, problem: '', keepsRows: true }], 'en'));
    const file = openOrderFile(written, noChoices);
    const [order] = file.fault === null ? file.orders : [];
    expect([order?.body.items, order?.faults]).toEqual([
      [mug, mug],
      [expect.objectContaining({ reason: 'repeated_row', line: 3, otherLine: 2 })],
    ]);
  });

  it.each(languages)('name every field so that it is read again: %s', (language) => {
    for (const { choices } of fieldChoices(language))
      for (const { value } of choices)
        expect([value, headerName(readMeaning(value) ?? { field: '' }, language, true)]).toEqual([
          value,
          expect.not.stringMatching(/^$|[._]/),
        ]);
  });
});

describe('rows of a file that are written with their problems', () => {
  const folder = path.join(import.meta.dirname, 'cases');
  it.each(readdirSync(folder))('are read as the same orders: %s', (name) => {
    const { before, after, header } = again(openOrderFile(readFileSync(path.join(folder, name)), noChoices));
    expect(after).toEqual(before);
    expect(header).toMatch(/^\uFEFFProblem[,;]/);
  });

  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 12 }),
    fc.constantFrom(
      '=1+1',
      '="02110"',
      "'+1 212",
      "-L'Or",
      '+852 5550 0147',
      '@home',
      'a\nb',
      '"A5" pad',
      '€12',
      'x\\',
    ),
  );
  const names = ['Order number', 'Name', 'Address', 'City', 'Postal code', 'Item', 'Quantity', 'Price (HKD)'];
  const row = fc.tuple(...names.map((name) => (name === 'Quantity' ? fc.constantFrom('1', '2', '') : text)));
  const rows = fc.array(row, { minLength: 1, maxLength: 6 });

  it('are read as the same orders, with any text in their cells', () => {
    fc.assert(
      fc.property(
        rows,
        fc.array(fc.boolean(), { maxLength: 6 }),
        fc.constantFrom('.', ','),
        (cells, left, decimal) => {
          const numbered = cells.map(([, ...others], at) => [`SO-${at}`, ...others.map((one) => one.trim())]);
          const file = readTableOrders(tableOf(names, numbered, { decimal }), noChoices);
          const { before, after } = again(file, { chosen: (at) => left[at] ?? true });
          expect(after).toEqual(before);
        },
      ),
      { numRuns: 100 },
    );
  });

  const header = ['Order number', 'Recipient', 'Country', 'Mystery'];
  const table = tableOf(header, [
    ['SO-1', 'Ana', 'US', 'Mug'],
    ['SO-2', 'Ben', 'GB', 'Pen'],
  ]);
  const mapping = ['reference_no', 'recipient.contact_name', 'recipient.country_code', 'items.0.description'];
  const saved = {
    [JSON.stringify(['ordernumber', 'recipient', 'country', 'mystery'])]: mapping.map((field) => ({ field })),
  };

  it('have corrections, and columns for fields that the file has none for, beside a mapping that was saved', () => {
    const corrections = [
      { line: 2, column: 1, value: 'Ana Souza' },
      { line: 2, column: 4, value: '0.5' },
    ];
    const file = readTableOrders(table, { ...noChoices, saved, added: ['parcels.0.weight_kg'], corrections });
    const { before, after, header: written } = again(file, { saved, fields: ['recipient.phone'] });
    expect(after).toEqual(before);
    expect(before[0]).toMatchObject({
      body: {
        recipient: { contact_name: 'Ana Souza' },
        parcels: [{ weight_kg: 0.5 }],
        items: [{ description: 'Mug' }],
      },
    });
    expect(written).toBe(
      '\uFEFFProblem,Order number,Recipient,Country,Mystery,Parcel weight,Recipient phone',
    );
  });

  it('have plain names of columns if the file has none', () => {
    const rows = [
      ['SO-1', 'Ana', 'US', '500'],
      ['SO-2', 'Ben', 'GB', ''],
    ];
    const choices = {
      ...noChoices,
      mapping: [
        { field: 'reference_no' },
        { field: 'recipient.contact_name' },
        { field: 'recipient.country_code' },
        { field: 'parcels.0.weight_kg', unit: 'g' },
      ],
    } as const;
    const { before, after } = again(
      readTableOrders(tableOf(['A', 'B', 'C', 'D'], rows, { hasHeader: false }), choices),
    );
    expect(after).toEqual(before);
  });

  it('ask again for the meaning of a column that neither a person nor its name gives', () => {
    const wider = tableOf([...header, 'Colour'], [['SO-1', 'Ana', 'US', 'Mug', 'red']]);
    const file = readTableOrders(wider, { ...noChoices, saved });
    expect(file.fault === null && file.mapping.unknown).toEqual(['Mystery', 'Colour']);
  });
});
