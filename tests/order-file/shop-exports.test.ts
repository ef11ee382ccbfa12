import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { noChoices, readTableOrders } from '../../src/order-file/order-file.ts';
import { readRows, tableOf } from './table-of.ts';

interface ShopItem {
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  readonly cents: number;
}

interface ShopOrder {
  readonly first: string;
  readonly last: string;
  readonly company: string;
  readonly lines: readonly [string, string];
  readonly items: readonly ShopItem[];
  readonly isSent: boolean;
}

const word = fc.stringMatching(/^[A-Z][a-zé]{2,9}$/);
const order: fc.Arbitrary<ShopOrder> = fc.record({
  first: word,
  last: word,
  company: fc.option(word, { nil: '' }),
  lines: fc.tuple(
    word.map((street) => `12 ${street} Street`),
    fc.option(
      word.map((floor) => `Floor ${floor}`),
      { nil: '' },
    ),
  ),
  items: fc.array(
    fc.record({
      description: word.map((name) => `${name} "A5", blue`),
      sku: word,
      quantity: fc.integer({ min: 1, max: 9 }),
      cents: fc.integer({ min: 1, max: 99_999 }),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isSent: fc.boolean(),
});
const orders = fc.array(order, { minLength: 1, maxLength: 6 });
const place = { city: 'Boston', region: 'MA', postal_code: '02110', country_code: 'US' };
const amount = (cents: number) => (cents / 100).toFixed(2);

type Row = Readonly<Record<string, string>>;
/** Writes the rows of an order as a shop does. */
type Write = (order: ShopOrder, reference: string) => Row[];

const shopify: Write = ({ first, last, company, lines, items, isSent }, reference) =>
  items.map(
    (item, at): Row => ({
      Name: reference,
      Email: 'a@example.com',
      'Lineitem quantity': `${item.quantity}`,
      'Lineitem name': item.description,
      'Lineitem price': amount(item.cents),
      'Lineitem sku': item.sku,
      'Lineitem requires shipping': 'true',
      Vendor: 'Us',
      ...(at > 0
        ? {}
        : {
            'Financial Status': 'paid',
            'Fulfillment Status': isSent ? 'fulfilled' : 'unfulfilled',
            Currency: 'USD',
            Total: '99.00',
            'Shipping Name': `${first} ${last}`,
            'Shipping Street': lines.filter(Boolean).join(', '),
            'Shipping Address1': lines[0],
            'Shipping Address2': lines[1],
            'Shipping Company': company,
            'Shipping City': place.city,
            'Shipping Zip': `'${place.postal_code}`,
            'Shipping Province': place.region,
            'Shipping Country': place.country_code,
            Phone: '+16175550134',
          }),
    }),
  );

const wooAddress = (part: 'billing' | 'shipping', { first, last, company, lines }: ShopOrder): Row => ({
  [`${part}_first_name`]: first,
  [`${part}_last_name`]: last,
  [`${part}_company`]: company,
  [`${part}_address_1`]: lines[0],
  [`${part}_address_2`]: lines[1],
  [`${part}_city`]: place.city,
  [`${part}_state`]: place.region,
  [`${part}_postcode`]: place.postal_code,
  [`${part}_country`]: place.country_code,
});

/** All items in one cell, or in a column each. Without another one, the billing address is that of the recipient. */
const woocommerce =
  (isOneCell: boolean): Write =>
  (order, reference) => {
    const packed = order.items.map(
      ({ description, sku, quantity, cents }) =>
        `name:${description}|product_id:1|sku:${sku}|quantity:${quantity}|total:${amount(cents * quantity)}|sub_total:0`,
    );
    const blank = Object.fromEntries(Object.keys(wooAddress('shipping', order)).map((name) => [name, '']));
    return [
      {
        order_id: '1',
        order_number: reference,
        status: order.isSent ? 'completed' : 'processing',
        order_currency: 'USD',
        billing_email: 'a@example.com',
        billing_phone: '+16175550134',
        ...wooAddress('billing', order),
        ...(isOneCell ? blank : wooAddress('shipping', order)),
        ...(isOneCell
          ? { line_items: packed.join(';') }
          : Object.fromEntries(packed.map((item, at) => [`line_item_${at + 1}`, item]))),
      },
    ];
  };

const advanced: Write = ({ first, last, lines, items, isSent, company }, reference) =>
  items.map((item) => ({
    'Order Number': reference,
    'Order Status': isSent ? 'Completed' : 'Processing',
    'Order Currency': 'USD',
    'Email (Billing)': 'a@example.com',
    'Phone (Billing)': '+16175550134',
    'First Name (Shipping)': first,
    'Last Name (Shipping)': last,
    'Company (Shipping)': company,
    'Address 1&2 (Shipping)': lines.filter(Boolean).join(', '),
    'City (Shipping)': place.city,
    'State Code (Shipping)': place.region,
    'Postcode (Shipping)': place.postal_code,
    'Country Code (Shipping)': place.country_code,
    'Order Total Amount': '99.00',
    SKU: item.sku,
    'Item #': '1',
    'Item Name': item.description,
    'Quantity (- Refund)': `${item.quantity}`,
    'Item Cost': amount(item.cents),
  }));

const etsy: Write = ({ first, last, lines, items, isSent }, reference) =>
  items.map((item) => ({
    'Sale Date': '09/03/26',
    'Item Name': item.description,
    Buyer: 'someone',
    Quantity: `${item.quantity}`,
    Price: `$${amount(item.cents)}`,
    'Item Total': `$${amount(item.cents * item.quantity)}`,
    Currency: 'USD',
    'Transaction ID': '4001',
    'Listing ID': '1501',
    'Date Shipped': isSent ? '09/05/26' : '',
    'Ship Name': `${first} ${last}`,
    'Ship Address1': lines[0],
    'Ship Address2': lines[1],
    'Ship City': place.city,
    'Ship State': place.region,
    'Ship Zipcode': '2110',
    'Ship Country': 'United States',
    'Order ID': reference,
    SKU: item.sku,
  }));

const amazon: Write = ({ first, last, lines, items }, reference) =>
  items.map((item) => ({
    'order-id': reference,
    'order-item-id': '05813000000001',
    'buyer-email': 'a@example.com',
    'buyer-name': 'Somebody Else',
    'buyer-phone-number': '+16175550134',
    sku: item.sku,
    'product-name': item.description,
    'quantity-purchased': `${item.quantity}`,
    currency: 'USD',
    'item-price': amount(item.cents * item.quantity),
    'recipient-name': `${first} ${last}`,
    'ship-address-1': lines[0],
    'ship-address-2': lines[1],
    'ship-address-3': '',
    'ship-city': place.city,
    'ship-state': place.region,
    'ship-postal-code': place.postal_code,
    'ship-country': place.country_code,
  }));

/** An order of several items has a row with its sums above. */
const ebay: Write = ({ first, last, lines, items, isSent }, reference) => {
  const head: Row = {
    'Sales Record Number': '101',
    'Order Number': reference,
    'Buyer Email': 'a@example.com',
    'Ship To Name': `${first} ${last}`,
    'Ship To Phone': '+16175550134',
    'Ship To Address 1': lines[0],
    'Ship To Address 2': lines[1],
    'Ship To City': place.city,
    'Ship To State': place.region,
    'Ship To Zip': place.postal_code,
    'Ship To Country': 'United States',
    'Shipped On Date': isSent ? 'Sep-05-26' : '',
  };
  const sum = items.reduce((total, { quantity }) => total + quantity, 0);
  const rows = items.map(
    (item): Row => ({
      'Sales Record Number': '101',
      'Order Number': reference,
      'Item Title': item.description,
      'Custom Label': item.sku,
      Quantity: `${item.quantity}`,
      'Sold For': `$${amount(item.cents)}`,
    }),
  );
  return items.length === 1 ? [{ ...head, ...rows[0] }] : [{ ...head, Quantity: `${sum}` }, ...rows];
};

const shopline: Write = ({ first, last, lines, items, isSent }, reference) =>
  items.map(
    (item, at): Row => ({
      訂單號碼: reference,
      訂單狀態: '處理中',
      送貨狀態: isSent ? '已發貨' : '備貨中',
      貨幣: 'USD',
      收件人: `${first} ${last}`,
      收件人電話號碼: '+16175550134',
      電郵: 'a@example.com',
      '地址 1': lines[0],
      '地址 2': lines[1],
      城市: place.city,
      '地區/州/省份': place.region,
      '國家／地區': '美國',
      '郵政編號（如適用)': place.postal_code,
      完整地址: 'all of it',
      商品貨號: item.sku,
      商品名稱: item.description,
      商品結帳價: amount(item.cents),
      數量: `${item.quantity}`,
      訂單合計: at === 0 ? '99' : '',
    }),
  );

describe('a file of a shop', () => {
  it.each([
    ['shopify', 'Shopify', shopify, ['company', 'email', 'phone']],
    ['woocommerce', 'all items in one cell', woocommerce(true), ['company', 'email', 'phone']],
    ['woocommerce', 'a column per item', woocommerce(false), ['company', 'email', 'phone']],
    ['woocommerce', 'a row per item', advanced, ['company', 'email', 'phone']],
    ['etsy', 'EtsySoldOrderItems', etsy, []],
    ['amazon', 'unshipped', amazon, ['email', 'phone']],
    ['ebay', 'orders report', ebay, ['email', 'phone']],
    ['shopline', '訂單報表', shopline, ['email', 'phone']],
  ] as const)('%s (%s) has the orders that were written', (shop, _, write, has) => {
    const known: readonly string[] = has;
    const marketplace = { etsy: 'Etsy', amazon: 'Amazon', ebay: 'eBay' } as Readonly<Record<string, string>>;
    fc.assert(
      fc.property(orders, (written) => {
        const file = readRows(written.flatMap((one, at) => write(one, `#${at + 1001}`)));
        const { source, unknown, ignored } = file.mapping;
        expect([source, unknown, ignored]).toEqual([shop, [], []]);
        const isLeftOut = ({ isSent }: ShopOrder) => isSent && shop !== 'amazon';
        expect(file.leftOut.map(({ reference, reason }) => [reference, reason])).toEqual(
          written.flatMap((one, at) => (isLeftOut(one) ? [[`#${at + 1001}`, 'sent']] : [])),
        );
        const expected = written.flatMap((one, at) => {
          if (isLeftOut(one)) return [];
          const { first, last, company, lines, items } = one;
          const address = [known.includes('company') ? company : '', ...lines].filter(Boolean).join(', ');
          return [
            {
              reference_no: `#${at + 1001}`,
              recipient: {
                contact_name: `${first} ${last}`,
                address,
                ...place,
                ...(known.includes('email') ? { email: 'a@example.com' } : {}),
                ...(known.includes('phone') ? { phone: '+16175550134' } : {}),
              },
              items: items.map(({ description, sku, quantity, cents }) => ({
                description,
                sku,
                quantity,
                unit_price: cents / 100,
              })),
              ...(shop === 'ebay' ? {} : { declared_currency: 'USD' }),
              ...(marketplace[shop] ? { sales_platform_name: marketplace[shop] } : {}),
            },
          ];
        });
        expect(file.orders.map(({ body }) => body)).toEqual(expected);
        expect(file.orders.flatMap(({ faults }) => faults)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  it('is recognized in any case and order of its columns', () => {
    const [row = {}] = shopify(
      {
        first: 'A',
        last: 'B',
        company: '',
        lines: ['C', ''],
        items: [{ description: 'Mug', sku: '', quantity: 1, cents: 1 }],
        isSent: false,
      },
      '#1',
    );
    const shuffled = Object.fromEntries(
      Object.entries(row)
        .reverse()
        .map(([name, cell]) => [name.toUpperCase(), cell]),
    );
    expect(readRows([shuffled])).toMatchObject({
      mapping: { source: 'shopify' },
      orders: [{ body: { recipient: { contact_name: 'A B', address: 'C' } } }],
    });
  });

  it('may have columns that a clerk added, and names those that are not known', () => {
    const row = {
      Name: '#1',
      'Lineitem quantity': '1',
      'Lineitem name': 'Mug',
      'Lineitem price': '5',
      Vendor: 'x',
      'Tax 1 Name': 'GST 5%',
      'Weight (g)': '300',
      'HS Code': '691200',
      District: 'Mitte',
      'Unit price': '4',
      'Gift wrap': 'yes',
      Shelf: '',
    };
    const file = readRows([row]);
    expect(file.orders[0]?.body).toEqual({
      reference_no: '#1',
      recipient: { district: 'Mitte' },
      parcels: [{ weight_kg: 0.3 }],
      items: [{ description: 'Mug', quantity: 1, unit_price: 5, hs_code: '691200' }],
    });
    expect([file.mapping.unknown, file.mapping.ignored]).toEqual([[], ['Unit price', 'Gift wrap']]);
  });
});

describe('an order that needs no shipment', () => {
  const item = { 'Lineitem quantity': '1', 'Lineitem name': 'Mug', 'Lineitem requires shipping': 'true' };
  it.each([
    ['cancelled', { 'Cancelled at': '2026-11-20 10:00:00 +0800', 'Fulfillment Status': 'fulfilled' }],
    ['cancelled', { 'Financial Status': 'voided' }],
    ['refunded', { 'Financial Status': 'refunded' }],
    ['sent', { 'Fulfillment Status': 'fulfilled' }],
    ['nothing_to_send', { 'Lineitem requires shipping': 'false' }],
    ['sent', { 'Fulfillment Status': 'partial', 'Lineitem fulfillment status': 'fulfilled' }],
  ] as const)('is left out as %s: %j', (reason, cells) => {
    const row = { Name: '#1', ...item, ...cells };
    const other = { Name: '#2', ...item, 'Financial Status': 'partially_refunded' };
    const file = readRows([row, other]);
    expect(file.leftOut).toEqual([{ lines: [2], reference: '#1', reason }]);
    expect(file.orders.map(({ lines }) => lines)).toEqual([[3]]);
    const taken = readRows([row, other], { take: [reason] });
    expect([taken.orders.length, taken.leftOut.length]).toEqual([2, 0]);
  });

  it('is sent without the items that are not, or were sent before', () => {
    const file = readRows([
      { Name: '#1', ...item, 'Fulfillment Status': 'partial' },
      { Name: '#1', ...item, 'Lineitem name': 'Towel', 'Lineitem fulfillment status': 'fulfilled' },
      { Name: '#1', ...item, 'Lineitem name': 'Voucher', 'Lineitem requires shipping': 'false' },
    ]);
    expect(file.orders[0]?.body.items).toEqual([{ description: 'Mug', quantity: 1 }]);
  });

  it('of Amazon has nothing left to ship', () => {
    const row = {
      'order-id': '1',
      'order-item-id': '2',
      'product-name': 'Mug',
      'quantity-purchased': '2',
      'item-price': '24.00',
    };
    expect(readRows([{ ...row, 'quantity-to-ship': '0' }]).leftOut).toMatchObject([{ reason: 'sent' }]);
    expect(readRows([{ ...row, 'quantity-to-ship': '1' }]).orders[0]?.body.items).toEqual([
      { description: 'Mug', quantity: 1, unit_price: 12 },
    ]);
  });
});

describe('a sale of eBay', () => {
  const row = { 'Ship To Name': 'Ann', 'Ship To City': 'Boston', 'Item Title': 'Mug', Quantity: '1' };
  const sale = (record: string, order: string, more = {}) => ({
    'Sales Record Number': record,
    'Order Number': order,
    ...row,
    ...more,
  });

  it('without the number of an order is an order by its own number', () => {
    const { orders } = readRows([
      sale('144', '11-1'),
      sale('145', ''),
      sale('146', '', { 'Item Title': 'Cup' }),
    ]);
    expect(orders).toMatchObject([
      { lines: [2], body: { reference_no: '11-1' } },
      { lines: [3], body: { reference_no: '145' } },
      { lines: [4], body: { reference_no: '146' } },
    ]);
  });

  it('that is part of an order has a number of its own', () => {
    const { orders } = readRows([sale('144', '11-1'), sale('145', '11-1', { 'Item Title': 'Cup' })]);
    expect(orders).toMatchObject([{ lines: [2, 3], body: { reference_no: '11-1' }, faults: [] }]);
  });
});

describe('an order of one person', () => {
  it('goes to the recipient, and not to the customer who pays', () => {
    const row = {
      'Order number': 'SO-1',
      'Customer name': 'Wong Tai Man',
      'Customer address': '12 Nathan Road',
      Recipient: 'Mary Jones',
      'Delivery address': '5 Main St',
    };
    expect(readRows([row]).orders[0]?.body).toMatchObject({
      recipient: { contact_name: 'Mary Jones', address: '5 Main St' },
    });
    const { Recipient: _, 'Delivery address': __, ...alone } = row;
    expect(readRows([alone]).orders[0]?.body).toMatchObject({
      recipient: { contact_name: 'Wong Tai Man', address: '12 Nathan Road' },
    });
  });

  it('is sent to no part of the address that paid, unless there is no other', () => {
    const billing = { 'Billing Address1': '1 Bay Rd', 'Billing City': 'Miami', 'Billing Zip': '33101' };
    const shipping = {
      'Shipping Address1': '77 Summer St',
      'Shipping City': 'Boston',
      'Shipping Zip': '02110',
    };
    const export_ = { Name: '#1', 'Lineitem quantity': '1', 'Lineitem name': 'Mug', ...billing };
    const recipientOf = (cells: Readonly<Record<string, string>>) =>
      readRows([
        { ...export_, ...shipping, Name: '#0' },
        { ...export_, ...cells },
      ]).orders[1]?.body.recipient;
    for (const lacking of Object.keys(shipping)) {
      const recipient = JSON.stringify(recipientOf({ ...shipping, [lacking]: '' }));
      expect(recipient).not.toMatch(/Bay|Miami|33101/);
    }
    expect(recipientOf({})).toEqual({ address: '1 Bay Rd', city: 'Miami', postal_code: '33101' });
  });

  it('has no part of the name of another', () => {
    const row = {
      order_id: '1',
      billing_first_name: 'Bob',
      billing_last_name: 'Brown',
      shipping_first_name: 'Mary',
      shipping_last_name: '',
      shipping_address_1: '5 Main St',
    };
    expect(readRows([row]).orders[0]?.body).toMatchObject({ recipient: { contact_name: 'Mary' } });
  });
});

describe('a price', () => {
  const row = {
    'Order Number': '1',
    'Item Name': 'Mug',
    'City (Shipping)': 'Boston',
    Quantity: '3',
    'Item Cost': '180',
  };

  it('without a currency in the export of a shop is not read as USD', () => {
    expect(readRows([row]).orders[0]?.faults).toMatchObject([
      { reason: 'no_currency', path: 'declared_currency' },
    ]);
    expect(readRows([{ ...row, 'Order Currency': 'HKD' }]).orders[0]?.faults).toEqual([]);
  });

  it('in yen or yuan is neither USD nor HKD', () => {
    expect(readRows([{ ...row, 'Item Cost': '¥1200' }]).orders[0]?.faults).toMatchObject([
      { reason: 'currency', currency: '¥' },
    ]);
  });

  it('is of the pieces that were not paid back', () => {
    const refunded = { ...row, 'Order Currency': 'HKD', 'Quantity (- Refund)': '1' };
    expect(readRows([refunded]).orders[0]?.body).toMatchObject({ items: [{ quantity: 1 }] });
  });
});

describe('a file of another kind', () => {
  const header = [
    'Order No.',
    '收件人姓名',
    'TEL',
    'Country / Region',
    '州/省',
    'Address Line 1',
    'Address Line 2',
    'Weight (g)',
    '品名',
    'Qty',
    'Unit price (HKD)',
    'Colour',
    'Notes',
    '',
  ];
  const row = [
    '7',
    '陳大文',
    '+852 2345 6789',
    'Japan',
    '東京都',
    'A',
    'B',
    '500',
    'Mug',
    '2',
    '80',
    'red',
    '',
    '',
  ];

  it('is understood by the names of its columns, and all unknown ones that are filled are named', () => {
    const file = readTableOrders(tableOf(header, [row]), noChoices);
    expect(file).toMatchObject({
      fault: null,
      mapping: { source: 'guess', unknown: ['Colour'] },
      orders: [],
    });
  });

  it.each([
    ['Weight', ['500', '1,250', '30'], ['Weight']],
    ['重量', ['1,250', '500'], ['重量']],
    ['Weight', ['0.5', '1.2', '500'], []],
    ['Weight (kg)', ['500', '1250'], []],
    ['Weight (g)', ['500', '1250'], []],
    ['parcels.weight_kg', ['500', '1250'], []],
  ])('asks if weights are in kg or g where both are possible: %s %j', (name, weights, unknown) => {
    const cells = weights.map((weight, at) => [`${at}`, weight]);
    const { mapping } = readRows(cells.map(([Order = '', weight = '']) => ({ Order, [name]: weight })));
    expect(mapping.unknown).toEqual(unknown);
  });

  it('is read by the choice of a person, and next time by the saved one of the account', () => {
    const found = readTableOrders(tableOf(header, [row]), noChoices);
    if (found.fault !== null) throw new Error('not read');
    const { mapping } = found.mapping;
    const body = {
      reference_no: '7',
      recipient: {
        contact_name: '陳大文',
        phone: '+852 2345 6789',
        country_code: 'JP',
        region: '東京都',
        address: 'A, B',
      },
      parcels: [{ weight_kg: 0.5 }],
      items: [{ description: 'Mug', quantity: 2, unit_price_hkd: 80 }],
    };
    const chosen = readTableOrders(tableOf(header, [row]), { ...noChoices, mapping });
    expect(chosen).toMatchObject({ mapping: { source: 'chosen' }, orders: [{ body }] });
    const saved = { [found.fingerprint]: mapping };
    const again = header.map((name) => name.toUpperCase().replaceAll(' ', '_'));
    expect(readTableOrders(tableOf(again, [row]), { ...noChoices, saved })).toMatchObject({
      mapping: { source: 'saved', unknown: [] },
      orders: [{ body }],
    });
    const moved = readTableOrders(tableOf(header.toReversed(), [row.toReversed()]), { ...noChoices, saved });
    expect(moved).toMatchObject({ mapping: { source: 'guess' } });
  });

  it.each([
    ['Price', 'Qty', ['Price']],
    ['Price', 'Currency', []],
    ['Phone', 'Tel', ['Tel']],
    ['Total', 'Order date', ['Total', 'Order date']],
    ['单价（港元）', '商品编码', []],
  ])('asks for the columns that can mean two things: %s, %s', (one, other, unknown) => {
    const file = readTableOrders(tableOf([one, other], [['1', 'USD']]), noChoices);
    expect(file.fault === null && file.mapping.unknown).toEqual(unknown);
  });
});
