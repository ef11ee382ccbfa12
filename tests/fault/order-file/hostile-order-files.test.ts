import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { noChoices, openOrderFile } from '../../../src/order-file/order-file.ts';
import { OrderFileReader, readLimits } from '../../../src/order-file/read-order-file.ts';
import { maxFileBytes } from '../../../src/order-file/table.ts';
import { patient } from '../../support/deadline.ts';
import { shortestHold } from '../../support/event-loop-cost/hold.ts';
import { slowness } from '../../support/event-loop-cost/slowness.ts';
import { rawWorkbook, smallTable } from '../../support/order-file/raw-workbook.ts';
import { zip } from '../../support/order-file/zip.ts';

const limits = { ...readLimits, maxMs: patient(10_000) };
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

/** Of the reference machine. The largest file that a shop writes takes as long. */
const maxCpuMs = 3_000;
const million = 1_000_000;
const rowsOf = (count: number, row: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at)).join('\n');
const oneOrder = [{ reference_no: 'SO-1', recipient: { city: 'Paris' } }];

const cpuMsOf = (work: () => void): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000 / slowness();
};

it.each([
  ['a million shared strings', () => rawWorkbook({ strings: '<si><t>a</t></si>'.repeat(million) }), oneOrder],
  [
    '100,000 styles',
    () =>
      rawWorkbook({
        styles: `<numFmts>${rowsOf(100_000, (at) => `<numFmt numFmtId="${200 + at}" formatCode="0.0"/>`)}</numFmts><cellXfs>${rowsOf(100_000, (at) => `<xf numFmtId="${200 + at}"/>`)}</cellXfs>`,
      }),
    oneOrder,
  ],
  [
    'a million merged cells',
    () => rawWorkbook({ after: '<mergeCell ref="A1:XFD1048576"/>'.repeat(million) }),
    oneOrder,
  ],
  [
    'a million rows that it hides',
    () => rawWorkbook({ rows: smallTable + rowsOf(900_000, (at) => `<row r="${at + 3}" hidden="1"/>`) }),
    oneOrder,
  ],
  ['widths that are not closed', () => rawWorkbook({ before: '<cols'.repeat(4 * million) }), oneOrder],
  [
    'half a million nested elements',
    () =>
      rawWorkbook({
        rows: `<row r="1"><c r="A1">${'<a>'.repeat(million / 2)}${'</a>'.repeat(million / 2)}</c></row>`,
      }),
    { reason: 'empty' },
  ],
  [
    'a million rows that are not closed',
    () => rawWorkbook({ rows: '<row r="1">'.repeat(million) }),
    { reason: 'empty' },
  ],
  [
    'a million cells that are not closed',
    () => rawWorkbook({ rows: `<row r="1">${'<c r="A1">'.repeat(million)}` }),
    { reason: 'empty' },
  ],
  [
    'a million comments that are not closed',
    () => rawWorkbook({ rows: '<!--'.repeat(million) }),
    { reason: 'empty' },
  ],
  ['line feeds alone', () => Buffer.alloc(maxFileBytes, '\n'), { reason: 'empty' }],
  ['empty cells in quotes', () => Buffer.alloc(maxFileBytes, '""\n'), { reason: 'empty' }],
  [
    'a quote in each cell of tabs',
    () => Buffer.from(`a\tb\n${'"a\t'.repeat(2 * million)}`),
    { reason: 'columns' },
  ],
] as const)('reads a file of %s in bounded CPU time', (_, make, expected) => {
  const content = make();
  const spent = cpuMsOf(() => {
    const file = openOrderFile(content, noChoices);
    expect(file.fault ?? file.orders.map(({ body }) => body)).toMatchObject(expected);
  });
  expect(spent).toBeLessThan(maxCpuMs);
});

it.each([
  ['other items', (at: number) => `SO-1,Paris,Mug ${at},1`],
  ['other cities', (at: number) => `SO-1,City ${at},Mug,1`],
  ['items that repeat', () => 'SO-1,Paris,Mug,1'],
])('gives an order of 99,999 rows with %s its first 100 items and 20 faults', (_, row) => {
  const content = Buffer.from(
    `reference_no,recipient.city,items.description,items.quantity\n${rowsOf(99_999, row)}`,
  );
  const spent = cpuMsOf(() => {
    const file = openOrderFile(content, noChoices);
    if (file.fault !== null) throw new Error(file.fault.reason);
    const [order, ...others] = file.orders;
    expect(others).toEqual([]);
    expect(order?.body.items).toHaveLength(100);
    expect(order?.faults[0]).toMatchObject({ reason: 'many_items', count: 99_999, lastLine: 100_000 });
    expect(order?.faults.length).toBeLessThanOrEqual(20);
  });
  expect(spent).toBeLessThan(maxCpuMs);
});

it('gives the memory of files back', async () => {
  const reader = new OrderFileReader(limits);
  const content = rawWorkbook({ strings: '<si><t>a</t></si>'.repeat(million) });
  const megabytesAfter = async (files: number) => {
    for (let file = 0; file < files; file++)
      expect(await reader.readOrders('acc_1', content, noChoices)).toMatchObject({ fault: null });
    return process.memoryUsage.rss() / 2 ** 20;
  };
  // Each takes 300 MB.
  const before = await megabytesAfter(2);
  expect((await megabytesAfter(6)) - before).toBeLessThan(600);
});
