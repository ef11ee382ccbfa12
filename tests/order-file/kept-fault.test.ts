import { expect, it } from '@jest/globals';
import type { CellFault } from '../../src/order-file/file-order.ts';
import { hasKeptFault, keptFault, readKeptFault } from '../../src/order-file/kept-fault.ts';
import { cellFaultText } from '../../src/order-file/order-text.ts';

const cell = { line: 12, column: 3, path: 'recipient.city' };
const faults: readonly CellFault[] = [
  { ...cell, reason: 'row_differs', otherLine: 4 },
  { ...cell, reason: 'repeated_row', otherLine: 4 },
  { ...cell, reason: 'apart', otherLine: 4 },
  { ...cell, reason: 'cut_digits' },
  { ...cell, reason: 'many_items', count: 130, max: 100, lastLine: 141 },
  { ...cell, reason: 'no_currency' },
  { ...cell, reason: 'currency', currency: 'EUR' },
  { ...cell, reason: 'currency', currency: 'Euro, '.repeat(60) },
  { ...cell, reason: 'currency_differs', currency: 'EUR', expected: 'USD' },
  { ...cell, reason: 'hs_code', value: 'T-shirt\n(blue)' },
  { ...cell, reason: 'lost', by: 'error', value: '#N/A' },
  { ...cell, reason: 'lost', by: 'date', value: '1-Mar' },
  { ...cell, reason: 'lost', by: 'misread', value: 'M�ller' },
];
const path = ['recipient', 'city'];

it.each(faults)('a fault that a refused order keeps is said in both languages: $reason', (fault) => {
  const stored = JSON.parse(JSON.stringify({ path, ...keptFault(fault) }));
  const read = readKeptFault(stored);
  expect(read?.path).toBe(fault.path);
  for (const language of ['en', 'zh-Hant'] as const)
    expect(read && cellFaultText(read, language)).toBe(cellFaultText(fault, language));
});

it.each([
  {},
  { rule: 'eu_product_id' },
  { rule: 'toString' },
  { rule: 'row_differs' },
  { rule: 'row_differs', params: { line: 3 } },
  { rule: 'row_differs', params: { line: 3, otherLine: '4' } },
  { rule: 'lost', params: { by: 'fire', value: 'M' } },
  { rule: 'currency', params: { currency: 5 } },
  { rule: 'hs_code', params: { value: 'x'.repeat(100_000) } },
])('a violation of another kind, or one that a browser changed, is not read as a fault: %j', (kept) => {
  expect(readKeptFault({ path, ...kept })).toBeNull();
  expect(hasKeptFault([{ path, ...kept }])).toBe(false);
});
