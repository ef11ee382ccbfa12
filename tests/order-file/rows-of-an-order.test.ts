import { describe, expect, it } from '@jest/globals';
import { noChoices, readTableOrders } from '../../src/order-file/order-file.ts';
import { readRows, tableOf } from './table-of.ts';

const first = {
  reference_no: 'SO-1',
  'recipient.city': 'Boston',
  'parcels.weight_kg': '0.5',
  'items.description': 'Mug',
  'items.quantity': '1',
};
const more = { 'items.description': 'Towel', 'items.quantity': '2' };
const items = [
  { description: 'Mug', quantity: 1 },
  { description: 'Towel', quantity: 2 },
];

describe('rows of one order', () => {
  it.each([
    ['repeat the reference alone', { reference_no: 'SO-1', ...more }],
    ['have nothing but the item', more],
    ['repeat all', { ...first, ...more }],
    ['repeat all in other words', { ...first, ...more, 'parcels.weight_kg': '500 g' }],
    ['repeat all but the reference', { ...first, ...more, reference_no: '' }],
  ])('%s', (_, second) => {
    const { orders } = readRows([first, second, { ...first, reference_no: 'SO-2' }]);
    expect(orders).toMatchObject([
      { lines: [2, 3], body: { reference_no: 'SO-1', parcels: [{ weight_kg: 0.5 }], items }, faults: [] },
      { lines: [4], body: { reference_no: 'SO-2' } },
    ]);
    expect(orders[0]?.cells['items.1.quantity']).toEqual({ line: 3, column: 4 });
  });

  it('that differ name both lines, the column and the field', () => {
    const { orders } = readRows([
      first,
      { ...first, ...more, 'recipient.city': 'Leeds', 'parcels.weight_kg': '2' },
    ]);
    expect(orders).toMatchObject([
      {
        lines: [2, 3],
        faults: [
          { reason: 'row_differs', line: 3, otherLine: 2, column: 1, path: 'recipient.city' },
          { reason: 'row_differs', line: 3, otherLine: 2, column: 2, path: 'parcels.0.weight_kg' },
        ],
      },
    ]);
  });

  it('end at a row without a reference that names another recipient: its reference is missing', () => {
    const { orders } = readRows([first, { ...first, reference_no: '', 'recipient.city': 'Leeds' }]);
    expect(orders.map(({ lines }) => lines)).toEqual([[2], [3]]);
    expect(orders[1]?.body).not.toHaveProperty('reference_no');
  });

  it('that have no reference at all are orders of their own, with the rows of items below them', () => {
    const { reference_no: _, ...without } = first;
    expect(readRows([without, without, more]).orders.map(({ lines }) => lines)).toEqual([[2], [3, 4]]);
  });

  it('are joined from afar if they have another item and all else is equal, and in a file of a shop always', () => {
    const other = { ...first, reference_no: 'SO-2' };
    const byItem = [first, other, { ...first, ...more }];
    expect(readRows(byItem).orders).toMatchObject([
      { lines: [2, 4], body: { items }, faults: [] },
      { lines: [3] },
    ]);
    for (const another of [first, { ...first, ...more, 'recipient.city': 'Leeds' }])
      expect(readRows([first, other, another]).orders).toMatchObject([
        { lines: [2], faults: [{ reason: 'apart', line: 2, otherLine: 4, path: 'reference_no' }] },
        { lines: [3], faults: [] },
        { lines: [4], faults: [{ reason: 'apart', line: 4, otherLine: 2 }] },
      ]);
    const shop = (Name: string, name: string) => ({ Name, 'Lineitem name': name, 'Lineitem quantity': '1' });
    const sorted = [shop('#1', 'Mug'), shop('#2', 'Cup'), shop('#1', 'Towel')];
    expect(readRows(sorted).orders.map(({ lines }) => lines)).toEqual([[2, 4], [3]]);
  });

  it('of more than 100 items have one fault with their lines', () => {
    const many = Array.from({ length: 101 }, (_, at) => ({
      ...more,
      reference_no: 'SO-1',
      'recipient.city': `${at}`,
    }));
    const { orders } = readRows([first, ...many, { ...first, reference_no: 'SO-2' }]);
    expect(orders).toMatchObject([
      { body: { items: { length: 100 } }, faults: { length: 20 } },
      { body: { reference_no: 'SO-2' }, faults: [] },
    ]);
    expect(orders[0]?.faults[0]).toMatchObject({ reason: 'many_items', line: 2, count: 102, lastLine: 103 });
  });

  it('have several items each, by their numbers', () => {
    const row = { reference_no: 'SO-1', 'items.0.description': 'Mug', 'items.2.description': 'Cup' };
    const { orders } = readRows([row, { 'items.1.description': 'Towel' }]);
    expect(orders[0]?.body.items).toEqual([
      { description: 'Mug' },
      { description: 'Cup' },
      { description: 'Towel' },
    ]);
    expect(orders[0]?.cells['items.2.description']).toMatchObject({ line: 3 });
  });

  it('are at most 1,000 orders, without those that are left out', () => {
    const rows = (count: number) =>
      Array.from({ length: count }, (_, at) => [`#${at}`, 'Mug', '1', at % 2 === 0 ? 'fulfilled' : '']);
    const read = (count: number) =>
      readTableOrders(
        tableOf(['Name', 'Lineitem name', 'Lineitem quantity', 'Fulfillment Status'], rows(count)),
        noChoices,
      );
    expect(read(2_001)).toMatchObject({ fault: null, orders: { length: 1_000 }, leftOut: { length: 1_001 } });
    expect(() => read(2_003)).toThrow('orders');
  });
});

describe('defaults', () => {
  const defaults = {
    services: { US: 'US-1', '*': 'ALL-1' },
    parcelWeightKg: 0.3,
    items: {
      'M-1': { hsCode: '691110', countryOfManufacture: 'CN' },
      'T-1': { hsCode: null, countryOfManufacture: 'VN' },
    },
  };
  const order = {
    reference_no: 'SO-1',
    'recipient.country_code': 'US',
    'items.description': 'Mug',
    'items.sku': 'M-1',
  };

  it('fill in the values that the file lacks', () => {
    const { orders } = readRows([order, { 'items.description': 'Towel', 'items.sku': 'T-1' }], { defaults });
    expect(orders[0]?.body).toEqual({
      reference_no: 'SO-1',
      service_tier_id: 'US-1',
      recipient: { country_code: 'US' },
      parcels: [{ weight_kg: 0.3 }],
      items: [
        { description: 'Mug', sku: 'M-1', hs_code: '691110', country_of_manufacture: 'CN' },
        { description: 'Towel', sku: 'T-1', country_of_manufacture: 'VN' },
      ],
    });
    expect(Object.keys(orders[0]?.cells ?? {})).not.toContain('service_tier_id');
  });

  it('change nothing that the file has', () => {
    const given = {
      ...order,
      service_tier_id: 'MY-1',
      'parcels.weight_kg': '2',
      'items.hs_code': '392410',
      'items.country_of_manufacture': 'HK',
    };
    expect(readRows([given], { defaults }).orders[0]?.body).toMatchObject({
      service_tier_id: 'MY-1',
      parcels: [{ weight_kg: 2 }],
      items: [{ hs_code: '392410', country_of_manufacture: 'HK' }],
    });
    const elsewhere = { ...order, 'recipient.country_code': 'FR', 'items.sku': 'constructor' };
    expect(readRows([elsewhere], { defaults }).orders[0]?.body).toMatchObject({
      service_tier_id: 'ALL-1',
      items: [{ description: 'Mug', sku: 'constructor' }],
    });
  });
});
