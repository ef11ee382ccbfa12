import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { createShipmentBody } from '../../generated/request-validators.js';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';

const folder = path.join(import.meta.dirname, 'cases');
const us = { country_code: 'US', city: 'New York', district: 'NY', postal_code: '10118' };

/** Files of people, and their meaning. */
const cases: Readonly<Record<string, readonly object[]>> = {
  'a01-shopify-export.csv': [
    {
      lines: [2, 4, 5],
      body: {
        reference_no: '#1042',
        declared_currency: 'USD',
        recipient: {
          contact_name: 'Ana Souza',
          phone: '+16175550134',
          email: 'a@example.com',
          address: '77 Summer Street, Floor 3',
          city: 'Boston',
          region: 'MA',
          postal_code: '02110',
          country_code: 'US',
        },
        items: [
          { description: 'Ceramic mug - Blue', quantity: 1, unit_price: 18, sku: 'MUG-B' },
          { description: 'Tea towel', quantity: 2, unit_price: 9, sku: 'TT-1' },
          { description: 'Coaster', quantity: 1, unit_price: 17.91, sku: 'CO-4' },
        ],
      },
    },
  ],
  'a02-rows-per-item.csv': [
    {
      lines: [2, 3, 4],
      body: {
        recipient: us,
        parcels: [{ weight_kg: 0.5 }],
        items: [
          { description: 'Ceramic mug', quantity: 2, unit_price_hkd: 80 },
          { description: 'Tea towel', quantity: 2, unit_price_hkd: 60 },
          { description: 'Coaster', quantity: 1, unit_price_hkd: 40 },
        ],
      },
    },
  ],
  'a03-amazon-unshipped.txt': [
    {
      body: {
        reference_no: '111-2222222-3333333',
        sales_platform_name: 'Amazon',
        declared_currency: 'USD',
        recipient: {
          contact_name: 'J Doe',
          address: '1 Example Way, Apt 5',
          region: 'WA',
          postal_code: '98109',
        },
        items: [{ description: 'Notebook "A5"', quantity: 2, unit_price: 12, sku: 'SKU1' }],
      },
    },
  ],
  'a06-semicolon-decimal-comma.csv': [
    { body: { parcels: [{ weight_kg: 0.5 }], items: [{ unit_price_hkd: 79.9 }] } },
  ],
  'a07-excel-unicode-text.txt': [{ body: { recipient: { ...us, contact_name: '陳大文' } } }],
  'a08-gbk.csv': [
    {
      body: {
        recipient: {
          contact_name: '王小明',
          city: '深圳市',
          district: '广东省',
          address: '南山区科技园路1号',
        },
        items: [{ description: '棉质T恤' }],
      },
    },
  ],
  'a11-lost-zero-phone-exponent.csv': [
    {
      body: { recipient: { postal_code: '02110', phone: '1.61756E+10' } },
      corrected: [{ line: 2, column: 8, path: 'recipient.postal_code', given: '2110', value: '02110' }],
    },
    { body: { recipient: { phone: '4.47E+11', postal_code: 'WC1N 1AP' } }, corrected: [] },
  ],
  'a12-leading-apostrophe.csv': [{ body: { recipient: { phone: '+16175550134', postal_code: '02110' } } }],
  'a13-quoted-newline.csv': [
    { lines: [2], body: { recipient: { address: '350 5th Avenue, Floor 21, Leave with concierge' } } },
    {
      lines: [5],
      body: { parcels: [{ weight_kg: 'x' }] },
      cells: { 'parcels.0.weight_kg': { line: 5, column: 9 } },
    },
  ],
  'a15-blank-comma-rows.csv': [{ lines: [2], body: { reference_no: 'SO-15' } }],
  'c01-warning-only.csv': [{ body: { reference_no: 'W-1', items: [{ hs_code: '610910' }] } }],
  'f01-first.csv': [{ body: { reference_no: 'RE-1' } }, { body: { parcels: [{ weight_kg: 'half' }] } }],
  'f01-second.csv': [{ body: { reference_no: 'RE-1' } }, { body: { parcels: [{ weight_kg: 0.5 }] } }],
};

it('has the meaning of every file', () => {
  expect(Object.keys(cases).sort()).toEqual(readdirSync(folder).sort());
});

it.each(Object.entries(cases))('%s is read with its meaning', (name, expected) => {
  const file = openOrderFile(readFileSync(path.join(folder, name)), noChoices);
  expect(file).toMatchObject({ fault: null, mapping: { unknown: [] }, orders: expected, leftOut: [] });
  if (file.fault !== null) return;
  expect(file.orders.flatMap(({ faults }) => faults)).toEqual([]);
  const isComplete = !/^a0[13]|^a11|^a13|^f01-first/.test(name);
  if (isComplete) expect(file.orders.filter(({ body }) => !createShipmentBody(body))).toEqual([]);
});
