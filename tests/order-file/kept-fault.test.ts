import { expect, it } from '@jest/globals';
import type { CellFault } from '../../src/order-file/file-order.ts';
import { keptFaultText } from '../../src/order-file/kept-fault.ts';
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

it.each(
  faults,
)('the text of a fault that a refused order keeps is said in both languages: $reason', (fault) => {
  for (const language of ['en', 'zh-Hant'] as const)
    expect(keptFaultText(cellFaultText(fault, 'en'), language)).toBe(cellFaultText(fault, language));
});

it('another text is not a fault of a cell', () => {
  expect(keptFaultText('must be at most 30', 'zh-Hant')).toBeNull();
  expect(keptFaultText(`${cellFaultText({ ...cell, reason: 'no_currency' }, 'en')} More.`, 'en')).toBeNull();
});

it('a text of any form and length is read at once', () => {
  const begun = performance.now();
  for (const fault of faults) {
    const parts = cellFaultText(fault, 'en').split(/\d+|(?<=“).+(?=”)|EUR|USD/s);
    for (const part of parts) {
      for (const length of [500, 100_000]) {
        const repeated = part.repeat(Math.ceil(length / Math.max(part.length, 1)));
        expect(keptFaultText(`${parts[0]}1${repeated}`, 'zh-Hant')).toBeNull();
        expect(keptFaultText(`${parts[0]}${repeated}`, 'zh-Hant')).toBeNull();
      }
    }
  }
  expect(keptFaultText(`Lines ${' and '.repeat(16_000)}`, 'zh-Hant')).toBeNull();
  expect(performance.now() - begun).toBeLessThan(5_000);
});
