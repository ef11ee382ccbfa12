import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createShipmentBody } from '../../generated/request-validators.js';
import { csvLine } from '../../src/csv.ts';
import { cleanCell } from '../../src/order-file/cell-value.ts';
import { fileFaultText } from '../../src/order-file/file-fault.ts';
import { noChoices, openOrderFile, templateHeader } from '../../src/order-file/order-file.ts';

const row =
  'SO-1,HKASTDGGSTCM,Emily Carter,+1 212 555 0147,US,New York,350 5th Avenue,10118,0.5,Cotton T-shirt,2,80';
const read = (content: string | Uint8Array) => {
  const file = openOrderFile(Buffer.from(content), noChoices);
  if (file.fault !== null) return file;
  const { orders } = file;
  return { fault: null, orders: orders.map(({ body }) => body), rows: orders.map(({ lines }) => lines[0]) };
};
const ordersOf = (content: string | Uint8Array) => {
  const found = read(content);
  if (found.fault !== null) throw new Error(fileFaultText(found.fault, 'en'));
  return found;
};
const cellsOf = (cell: string) =>
  ordersOf(`reference_no,recipient.city\nSO-1,${cell}\n`).orders[0] as { recipient: { city: string } };

describe('openOrderFile', () => {
  it('reads the columns of the example as a body that createShipment accepts', () => {
    const { orders, rows } = ordersOf(
      `${templateHeader.join(',')}\n${row}\n\n${row.replace('SO-1', 'SO-2')}\n`,
    );
    expect(rows).toEqual([2, 4]);
    for (const order of orders) expect(createShipmentBody(order)).toBe(true);
    expect(orders[0]).toMatchObject({
      parcels: [{ weight_kg: 0.5 }],
      items: [{ quantity: 2, unit_price_hkd: 80 }],
    });
  });

  it('reads lists, several items, metadata, flags, a byte order mark and quoted cells', () => {
    const { orders } = ordersOf(
      '\ufeffreference_no,items.0.description,items.1.description,items.1.is_cspc,tags,metadata.shop.id,vat_prepay,recipient.address\r\nSO-1,Shirt,"Cup, blue",yes,"a, b",uk,false,"12 ""The Elms"""\r\n',
    );
    expect(orders).toEqual([
      {
        reference_no: 'SO-1',
        items: [{ description: 'Shirt' }, { description: 'Cup, blue', is_cspc: true }],
        tags: ['a', 'b'],
        metadata: { 'shop.id': 'uk' },
        vat_prepay: false,
        recipient: { address: '12 "The Elms"' },
      },
    ]);
  });

  it('leaves empty cells out, and keeps a word in a column of numbers as a text', () => {
    const { orders } = ordersOf(
      'reference_no,parcels.weight_kg,items.1.quantity,items.1.unit_weight_kg,tax_number\nSO-1,half,3,0.2,\n',
    );
    expect(orders).toEqual([
      {
        reference_no: 'SO-1',
        parcels: [{ weight_kg: 'half' }],
        items: [{ quantity: 3, unit_weight_kg: 0.2 }],
      },
    ]);
  });

  it('counts lines as an editor does, over empty rows and cells with several lines', () => {
    const { orders, rows } = ordersOf(
      'reference_no,recipient.address,tax_number,,\r\n,,,,\r\nSO-1,"Floor 21\r\nRoom 3",1,,\r\n\r\n , ,\t\r\nSO-2,b,2\r\n,,,,\r\n',
    );
    expect(rows).toEqual([3, 7]);
    expect(orders).toHaveLength(2);
  });

  it('returns the cells that a CSV writer wrote', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(
      (cell) =>
        !/["\0]/.test(cell) &&
        !/^[='+\-@＝＋－＠]/.test(cell) &&
        // Invisible characters and line breaks are left out.
        ['reference_no', 'recipient.city'].every(
          (field) => cleanCell(cell, field).text === cell && cell !== '',
        ),
    );
    const rows = fc.uniqueArray(fc.tuple(text, text), {
      minLength: 1,
      maxLength: 20,
      selector: ([reference]) => reference,
    });
    fc.assert(
      fc.property(rows, (cells) => {
        const file = [['reference_no', 'recipient.city'] as const, ...cells].map((line) =>
          csvLine([...line]),
        );
        // The mark keeps the encoding from being guessed.
        expect(ordersOf(`\ufeff${file.join('')}`).orders).toEqual(
          cells.map(([reference_no, city]) => ({ reference_no, recipient: { city } })),
        );
      }),
    );
  });

  it.each([
    ["'02110", '02110'],
    ["'+16175550134", '+16175550134'],
    ["'SO-12", 'SO-12'],
    ['="02110"', '02110'],
    ['"=""02110"""', '02110'],
    ['="say ""hi"""', 'say "hi"'],
    ["''02110", "''02110"],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ["'t Veld", "'t Veld"],
    ["'Vintage' mug", "'Vintage' mug"],
    ['Notebook "A5"', 'Notebook "A5"'],
    ['=SUM(1)', '=SUM(1)'],
  ])('reads the cell %s as %s', (cell, value) => {
    expect(cellsOf(cell).recipient.city).toBe(value);
  });

  it('reads a cell that has only the mark of a text as empty', () => {
    expect(cellsOf('=""').recipient).toBeUndefined();
    expect(cellsOf("'").recipient).toBeUndefined();
  });

  it.each([
    ['', { reason: 'empty' }],
    [',,\n\n', { reason: 'empty' }],
    ['reference_no\n', { reason: 'no_orders' }],
    ['reference_no,tax_number\n,\n,\n', { reason: 'no_orders' }],
    ['items.quantity,items.0.quantity\n1,2\n', { reason: 'repeated_column', column: 'items.0.quantity' }],
    [
      `reference_no\n${Array.from({ length: 1_001 }, (_, at) => `${at}\n`).join('')}`,
      { reason: 'orders', max: 1_000 },
    ],
  ])('gives the reason why it cannot read %j', (text, fault) => {
    expect(read(text)).toEqual({ fault });
  });

  it('takes as many columns of metadata as an order has, and refuses more', () => {
    const file = (count: number) => {
      const names = Array.from(
        { length: count },
        (_, index) => `metadata.k${String(index).padStart(4, '0')}`,
      );
      return `${names.join(',')}\n${names.map(() => '1').join(',')}\n`;
    };
    expect(Object.keys((ordersOf(file(100)).orders[0] as { metadata: object }).metadata)).toHaveLength(100);
    for (const count of [101, 1_000])
      expect(read(file(count))).toEqual({ fault: { reason: 'metadata_columns', max: 100 } });
  });

  it('has each reason in both languages, and quotes little of the file', () => {
    const long = { reason: 'repeated_column', column: 'x'.repeat(100_000) } as const;
    for (const language of ['en', 'zh-Hant'] as const)
      expect(fileFaultText(long, language).length).toBeLessThan(250);
  });
});
