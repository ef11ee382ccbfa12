import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { noChoices } from '../../../src/order-file/order-file.ts';
import { OrderFileReader, readLimits } from '../../../src/order-file/read-order-file.ts';
import { maxFileBytes } from '../../../src/order-file/table.ts';
import { patient } from '../../support/deadline.ts';
import { shortestHold } from '../../support/event-loop-cost/hold.ts';
import { zip } from '../../support/order-file/zip.ts';

const limits = { ...readLimits, maxReadMs: patient(10_000) };
const part = (name: string, text: string | Uint8Array = '') => ({ name, content: Buffer.from(text) });

it.each([
  ['random bytes', () => randomBytes(maxFileBytes), 'no_table'],
  ['quotes only', () => Buffer.alloc(maxFileBytes, '"'), 'quotes'],
  ['a quote that is not closed', () => Buffer.from(`a,b\n"${'x,\n'.repeat(2_700_000)}`), 'quotes'],
  ['cells with a quote', () => Buffer.alloc(maxFileBytes, '"a'), 'long_cell'],
  ['one line without an end', () => Buffer.alloc(maxFileBytes, 'a'), 'long_cell'],
  ['separators only', () => Buffer.alloc(maxFileBytes, ','), 'columns'],
  ['line ends only', () => Buffer.alloc(maxFileBytes, '\n'), 'empty'],
  ['a character in each row', () => Buffer.alloc(maxFileBytes, '1\n'), 'rows'],
  ['a zip in a zip', () => zip([part('a.zip', zip([part('xl/workbook.xml')]))]), 'no_table'],
  [
    'a zip bomb',
    () => zip([part('xl/workbook.xml'), part('xl/worksheets/a.xml', Buffer.alloc(2 ** 26))]),
    'inflated',
  ],
] as const)('refuses %s, and holds the event loop for no other request', async (_, make, reason) => {
  const reader = new OrderFileReader(limits);
  const bytes = make();
  const hold = await shortestHold(async () => {
    expect(await reader.readOrders('acc_1', bytes, noChoices)).toMatchObject({ fault: { reason } });
  });
  expect(hold).toBeLessThan(70);
});
