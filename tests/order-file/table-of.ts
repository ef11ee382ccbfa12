import { noChoices, type OrderFile, readTableOrders } from '../../src/order-file/order-file.ts';
import type { Table } from '../../src/order-file/table.ts';

/** Returns a table as the reader of files makes it. The header is on line 1. */
export function tableOf(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  changes: Partial<Table> = {},
): Table {
  return {
    form: 'text',
    encoding: 'utf-8',
    isGuess: false,
    candidates: ['utf-8'],
    decimal: '.',
    sheet: null,
    otherSheets: [],
    hasHeader: true,
    header,
    rows: rows.map((cells, at) => ({ line: at + 2, cells: header.map((_, column) => cells[column] ?? '') })),
    ...changes,
  } as Table;
}

/** Reads rows that are given by the names of their columns. */
export function readRows(
  rows: readonly Readonly<Record<string, string>>[],
  choices: Partial<typeof noChoices> = {},
  changes: Partial<Table> = {},
): Extract<OrderFile, { fault: null }> {
  const header = [...new Set(rows.flatMap(Object.keys))];
  const cells = rows.map((row) => header.map((name) => row[name] ?? ''));
  const file = readTableOrders(tableOf(header, cells, changes), { ...noChoices, ...choices });
  if (file.fault !== null) throw new Error(file.fault.reason);
  return file;
}
