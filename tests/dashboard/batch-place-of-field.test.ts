import { describe, expect, it } from '@jest/globals';
import { placeOfField, type ReadFile } from '../../src/dashboard/batch/checked-orders.ts';
import { readRows } from '../order-file/table-of.ts';

const whole = {
  contact_name: 'Ann Lee',
  phone: '+16175550134',
  address: '1 Bay Rd',
  city: 'Boston',
  region: 'MA',
  postal_code: '02110',
  country_code: 'US',
};

/** Columns of programs with the billing address before the delivery address, by field. */
const exports = {
  shopify: (side: string) => ({
    [`${side} Name`]: 'contact_name',
    [`${side} Address1`]: 'address',
    [`${side} City`]: 'city',
    [`${side} Province`]: 'region',
    [`${side} Zip`]: 'postal_code',
    [`${side} Country`]: 'country_code',
  }),
  advanced: (side: string) => ({
    [`Address 1&2 (${side})`]: 'address',
    [`City (${side})`]: 'city',
    [`State Code (${side})`]: 'region',
    [`Postcode (${side})`]: 'postal_code',
    [`Country Code (${side})`]: 'country_code',
  }),
} as const;
const items = {
  shopify: { Name: '#1', 'Lineitem name': 'Mug', 'Lineitem quantity': '1', 'Lineitem price': '9' },
  advanced: {
    'Order Number': '1',
    'Order Status': 'Processing',
    'Item Name': 'Mug',
    'Item Cost': '9',
    'Quantity (- Refund)': '1',
  },
} as const;

type Field = keyof typeof whole;

function sideOf(shop: keyof typeof exports, side: string, place: Partial<Record<Field, string>>) {
  return Object.fromEntries(
    Object.entries(exports[shop](side)).map(([name, field]) => [name, place[field as Field] ?? '']),
  );
}

function correct(row: Readonly<Record<string, string>>, path: string, value: string): unknown {
  const read: ReadFile = readRows([row]);
  const [order] = read.orders;
  if (!order) throw new Error('no order');
  const place = placeOfField(order, path, read);
  if (typeof place?.column !== 'number') throw new Error(`no column of the file: ${JSON.stringify(place)}`);
  return readRows([row], { corrections: [{ ...place, column: place.column, value }] }).orders[0]?.body
    .recipient;
}

describe.each(['shopify', 'advanced'] as const)('a value that %s lacks', (shop) => {
  const { contact_name: _, phone: __, ...address } = whole;
  const billing = {
    ...whole,
    city: 'Leeds',
    region: 'LDS',
    postal_code: 'LS1',
    country_code: 'GB',
    address: '2 Hill',
  };

  it.each(Object.keys(address) as Field[])('is corrected in the delivery address: %s', (field) => {
    const row = {
      ...items[shop],
      ...sideOf(shop, 'Billing', billing),
      ...sideOf(shop, 'Shipping', { ...whole, [field]: '' }),
    };
    expect(correct(row, `recipient.${field}`, address[field as keyof typeof address])).toMatchObject(address);
  });

  it.each(
    Object.keys(address) as Field[],
  )('is corrected where the order has its address, of who pays: %s', (field) => {
    const row = {
      ...items[shop],
      ...sideOf(shop, 'Billing', { ...whole, [field]: '' }),
      ...sideOf(shop, 'Shipping', {}),
    };
    expect(correct(row, `recipient.${field}`, address[field as keyof typeof address])).toMatchObject(address);
  });
});
