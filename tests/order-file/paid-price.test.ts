import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readRows } from './table-of.ts';

const line = { 'Lineitem quantity': '1', 'Lineitem name': 'Mug', 'Lineitem price': '20.00', Currency: 'USD' };

describe('the value of an item', () => {
  it('is the price paid: all items together cost the subtotal', () => {
    const cents = fc.integer({ min: 100, max: 99_999 });
    const items = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), cents }), {
      minLength: 1,
      maxLength: 5,
    });
    fc.assert(
      fc.property(items, fc.integer({ min: 1, max: 99 }), (sold, percent) => {
        const sum = sold.reduce((total, { quantity, cents: price }) => total + quantity * price, 0);
        const subtotal = Math.max(1, Math.floor((sum * percent) / 100));
        const { orders } = readRows(
          sold.map(({ quantity, cents: price }, at) => ({
            Name: '#1',
            Subtotal: at === 0 ? (subtotal / 100).toFixed(2) : '',
            ...line,
            'Lineitem name': `Mug ${at}`,
            'Lineitem quantity': `${quantity}`,
            'Lineitem price': (price / 100).toFixed(2),
          })),
        );
        const read = orders[0]?.body.items as { quantity: number; unit_price: number }[];
        const paid = read.reduce((total, item) => total + item.quantity * item.unit_price, 0);
        expect(Math.abs(paid - subtotal / 100)).toBeLessThan(0.001);
        expect(orders[0]?.corrected).toHaveLength(sold.length);
      }),
      { numRuns: 50 },
    );
  });

  it('is the list price without a discount, and the list price of a gift', () => {
    for (const Subtotal of ['20.00', '0.00', '25.00', ''])
      expect(readRows([{ Name: '#1', Subtotal, ...line }]).orders[0]).toMatchObject({
        body: { items: [{ unit_price: 20 }] },
        corrected: [],
      });
  });

  it('is the price that a person wrote, in the currency that they wrote', () => {
    const row = { Name: '#1', Subtotal: '20.00', ...line, 'Lineitem price': '25.00', Currency: 'EUR' };
    const at = (name: string) => Object.keys(row).indexOf(name);
    const correct = (changes: Readonly<Record<string, string>>) =>
      readRows([row], {
        corrections: Object.entries(changes).map(([name, value]) => ({ line: 2, column: at(name), value })),
      }).orders[0];
    expect(correct({ 'Lineitem price': '170', Currency: 'HKD' })).toMatchObject({
      body: { declared_currency: 'HKD', items: [{ unit_price: 170 }] },
      faults: [],
      corrected: [],
    });
    expect(correct({ 'Lineitem quantity': '2' })?.body.items).toMatchObject([
      { quantity: 2, unit_price: 25 },
    ]);
    expect(correct({ Currency: 'USD' })?.body.items).toMatchObject([{ unit_price: 20 }]);
    expect(correct({})?.faults).toMatchObject([{ reason: 'currency', currency: 'EUR' }]);
  });

  it('has no discount for items that the shop took out of the order, or for a part of a piece', () => {
    const sold = { ...line, 'Lineitem quantity': '2', 'Lineitem price': '16.00' };
    const removed = { ...line, 'Lineitem price': '20.00', 'Lineitem fulfillment status': 'restocked' };
    const order = (Subtotal: string) =>
      readRows([
        { Name: '#1', Subtotal, ...sold },
        { Name: '#1', ...removed },
      ]).orders[0];
    expect(order('32.00')).toMatchObject({ body: { items: [{ unit_price: 16 }] }, corrected: [] });
    expect(order('26.00')).toMatchObject({ body: { items: [{ unit_price: 8 }] } });
    const part = readRows([{ Name: '#1', Subtotal: '20.00', ...line, 'Lineitem quantity': '1.5' }]);
    expect(part.orders[0]?.corrected).toEqual([]);
  });

  it('is less by the discount of its row', () => {
    const amazon = {
      'order-id': '1',
      'order-item-id': '2',
      'product-name': 'Mug',
      'quantity-purchased': '2',
      currency: 'USD',
      'item-price': '24.00',
      'item-promotion-discount': '-4.00',
    };
    expect(readRows([amazon]).orders[0]?.body.items).toMatchObject([{ unit_price: 10 }]);
  });
});

describe('an order that is not to be sent yet', () => {
  it.each([
    ['unpaid', { 'Financial Status': 'pending', 'Payment Method': 'Bank Deposit' }],
    ['unpaid', { 'Financial Status': 'partially_paid' }],
    [null, { 'Financial Status': 'pending', 'Payment Method': 'Cash on Delivery (COD)' }],
    ['pickup', { 'Financial Status': 'paid', 'Shipping Method': 'Pick up in store' }],
    [null, { 'Shipping Method': 'Pick up in store', 'Shipping Address1': '5 Main St' }],
  ] as const)('%s: %j', (reason, cells) => {
    const row = { Name: '#1', ...line, 'Billing Address1': '1 Bay Rd', ...cells };
    const file = readRows([row]);
    expect(file.leftOut.map((one) => one.reason)).toEqual(reason === null ? [] : [reason]);
    expect(readRows([row], { take: reason === null ? [] : [reason] }).orders).toHaveLength(1);
  });
});

describe('a file of a person', () => {
  const row = {
    reference_no: 'SO-1',
    'recipient.city': 'Boston',
    'items.description': 'Mug',
    'items.quantity': '2',
  };

  it('has no item twice by a repeated row, until a person settles it', () => {
    expect(readRows([row, row]).orders[0]?.faults).toMatchObject([
      { reason: 'repeated_row', line: 3, otherLine: 2, column: 3 },
    ]);
    const settled = readRows([row, { ...row, 'items.quantity': '0' }]).orders[0];
    expect(settled).toMatchObject({ faults: [], body: { items: [{ quantity: 2 }] } });
    expect((settled?.body.items as unknown[]).length).toBe(1);
    expect(settled?.leftOutItems).toEqual([{ line: 3, reason: 'zero' }]);
  });

  it.each([
    { reference_no: 'Total', 'items.quantity': '2' },
    { reference_no: '合計：', 'items.quantity': '2' },
  ])('has no order or item of its sums: %j', (sums) => {
    expect(readRows([{ ...row, 'parcels.weight_kg': '0.5' }, sums]).orders).toMatchObject([{ lines: [2] }]);
  });

  it('merges no orders by numbers that a spreadsheet cut', () => {
    const cut = { ...row, reference_no: '1129384756102930000' };
    const { orders } = readRows([cut, { ...cut, 'items.description': 'Cup' }]);
    expect(orders.map(({ lines }) => lines)).toEqual([[2], [3]]);
    for (const { faults } of orders) expect(faults).toMatchObject([{ reason: 'cut_digits' }]);
  });

  const withNumbers = (numbers: readonly string[], changes: Readonly<Record<string, string>>[] = []) =>
    readRows(
      numbers.map((reference_no, at) => ({ ...row, 'recipient.city': 'Rome', ...changes[at], reference_no })),
    ).orders.map(({ faults }) => faults.map(({ reason }) => reason));

  it('refuses numbers that end in zeros if chance does not explain them', () => {
    const cut = [['cut_digits'], ['cut_digits']];
    expect(withNumbers(['11293847561029300', '11293847561031200'])).toEqual(cut);
    expect(withNumbers(['1129384756102930', '1129384756103120', '1129384756103150'])).toEqual([[], [], []]);
    const four = ['1129384756102930', '1129384756103120', '1129384756103150', '1129384756103170'];
    expect(withNumbers(four)).toEqual(four.map(() => ['cut_digits']));
    // One in a hundred numbers of 17 digits.
    expect(withNumbers(['11293847561029300'])).toEqual([[]]);
    expect(withNumbers(['11293847561029300', '11293847561031245', '11293847561031278'])).toEqual([
      [],
      [],
      [],
    ]);
    // One number of two recipients, of 17 digits and of 16.
    for (const number of ['11293847561029300', '1129384756102930'])
      expect(withNumbers([number, number], [{}, { 'recipient.city': 'Milan' }])).toEqual(cut);
  });

  it('believes a number that a person wrote in the place of a cut one', () => {
    const rows = ['11293847561029300', '11293847561031200'].map((reference_no) => ({ ...row, reference_no }));
    const corrections = [{ line: 2, column: 0, value: '11293847561029377' }];
    expect(readRows(rows, { corrections }).orders.map(({ faults }) => faults.length)).toEqual([0, 1]);
  });
});
