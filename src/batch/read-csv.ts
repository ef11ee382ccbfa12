import { CsvError, parse } from 'csv-parse/sync';
import { orderFields } from '../../generated/order-fields.ts';
import type { CsvFault } from './csv-fault.ts';

/** Orders of a CSV file, as bodies of createShipment, with the row of each; or why the file can't be read. */
export type CsvOrders =
  | {
      readonly orders: readonly unknown[];
      /** Row of each order, as a spreadsheet counts: from 1, and a cell with several lines is in one row. */
      readonly rows: readonly number[];
      readonly fault: null;
    }
  | { readonly fault: CsvFault };

/** Orders of a batch, at most (contract: ShipmentBatchCreateRequest). */
export const maxOrders = 1_000;
/** Entries of `metadata`, at most (contract: Metadata). */
const maxMetadata = 100;
/** Ten times a full file with items, so that copying the orders out of the thread stays short. */
const maxValues = 100_000;

const texts: ReadonlySet<string> = new Set([
  ...orderFields,
  'payment_type',
  'declared_currency',
  'expected_discount_rule_id',
]);
const numbers: ReadonlySet<string> = new Set([
  'parcels.weight_kg',
  'parcels.length_cm',
  'parcels.width_cm',
  'parcels.height_cm',
  'items.quantity',
  'items.unit_price',
  'items.unit_price_hkd',
  'items.unit_weight_kg',
  'insured_amount',
  'expected_total_hkd',
]);
const flags: ReadonlySet<string> = new Set(['vat_prepay', 'voec_prepay', 'items.is_cspc']);
const lists: ReadonlySet<string> = new Set(['tags', 'selected_surcharges']);

/** Columns of the file that a person fills in first. */
export const csvExampleHeader = [
  'reference_no',
  'service_tier_id',
  'recipient.contact_name',
  'recipient.phone',
  'recipient.country_code',
  'recipient.city',
  'recipient.address',
  'recipient.postal_code',
  'parcels.weight_kg',
  'items.description',
  'items.quantity',
  'items.unit_price_hkd',
].join(',');

class Unreadable extends Error {
  readonly fault: CsvFault;

  constructor(fault: CsvFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/**
 * Reads a CSV file with an order in each row. A column has the path of its field in a body of createShipment:
 * `recipient.city`. Lists count from 0, `items.1.quantity`, and the first entry needs no number. An empty cell is a
 * field that was not given. Values that are no numbers stay texts, so that the contract refuses them.
 */
export function readCsvOrders(content: Uint8Array): CsvOrders {
  const orders: unknown[] = [];
  const rows: number[] = [];
  let columns: readonly Column[] | null = null;
  let row = 0;
  let values = 0;
  const readRow = (cells: readonly string[]): void => {
    row++;
    const filled = cells.findLastIndex((cell) => cell !== '') + 1;
    if (filled === 0) return;
    if (columns === null) {
      columns = readHeader(cells.slice(0, filled));
      return;
    }
    // Spreadsheets may add empty cells at the end.
    if (filled > columns.length || cells.length < columns.length)
      throw new Unreadable({ reason: 'cells', row, found: cells.length, columns: columns.length });
    if (orders.length === maxOrders) throw new Unreadable({ reason: 'orders', max: maxOrders });
    values += cells.filter((cell) => cell !== '').length;
    if (values > maxValues) throw new Unreadable({ reason: 'values', max: maxValues });
    orders.push(readOrderRow(columns, cells));
    rows.push(row);
  };
  try {
    parse(decodeText(content), {
      relax_column_count: true,
      // ="02110" is how spreadsheets keep a text of digits.
      relax_quotes: true,
      trim: true,
      on_record(cells: string[]) {
        readRow(cells);
        return null;
      },
    });
    if (columns === null) throw new Unreadable({ reason: 'empty' });
    if (orders.length === 0) throw new Unreadable({ reason: 'no_orders' });
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    if (error instanceof CsvError) return { fault: { reason: 'quotes', row: row + 1 } };
    throw error;
  }
  return { orders, rows, fault: null };
}

/** First bytes of .xlsx and .xls. */
const workbookMarks = ['504b0304', 'd0cf11e0'];

function decodeText(content: Uint8Array): string {
  if (workbookMarks.includes(Buffer.from(content.subarray(0, 4)).toString('hex')))
    throw new Unreadable({ reason: 'workbook' });
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // UTF-16 of Latin letters is UTF-8 with NUL.
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw new Unreadable({ reason: 'not_utf8' });
}

function readHeader(names: readonly string[]): Column[] {
  const [first = ''] = names;
  const separator = first.includes('\t') ? 'tabs' : first.includes(';') ? 'semicolons' : null;
  if (names.length === 1 && separator !== null) throw new Unreadable({ reason: 'separator', separator });
  const paths = new Set<string>();
  let metadata = 0;
  return names.map((name) => {
    const column = readColumn(name);
    if (column === null) throw new Unreadable({ reason: 'unknown_column', column: name });
    if (column.path[0] === 'metadata' && ++metadata > maxMetadata)
      throw new Unreadable({ reason: 'metadata_columns', max: maxMetadata });
    const path = column.path.join('.');
    if (paths.has(path)) throw new Unreadable({ reason: 'repeated_column', column: path });
    paths.add(path);
    return column;
  });
}

interface Column {
  readonly path: readonly (string | number)[];
  readonly read: (cell: string) => unknown;
}

function readColumn(name: string): Column | null {
  const [first = '', second = '', ...rest] = name.split('.');
  if (first === 'metadata' && second !== '' && second !== '__proto__')
    return { path: ['metadata', [second, ...rest].join('.')], read: (cell) => cell };
  const isCounted = /^\d{1,2}$/.test(second);
  const field = isCounted ? [first, ...rest].join('.') : name;
  const read = readerOf(field);
  if (read === null) return null;
  const isRow = first === 'parcels' || first === 'items';
  if (isCounted && !isRow) return null;
  return {
    path: isRow ? [first, isCounted ? Number(second) : 0, ...field.split('.').slice(1)] : field.split('.'),
    read,
  };
}

function readerOf(field: string): Column['read'] | null {
  if (texts.has(field)) return (cell) => cell;
  if (numbers.has(field)) return readNumber;
  if (flags.has(field)) return readFlag;
  return lists.has(field) ? (cell) => cell.split(',').flatMap((part) => part.trim() || []) : null;
}

function readNumber(cell: string): number | string {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(cell) ? Number(cell) : cell;
}

function readFlag(cell: string): boolean | string {
  const text = cell.toLowerCase();
  return text === 'true' || text === 'yes' ? true : text === 'false' || text === 'no' ? false : cell;
}

function readOrderRow(columns: readonly Column[], cells: readonly string[]): unknown {
  const order: Record<string, unknown> = {};
  for (const [index, { path, read }] of columns.entries()) {
    const cell = withoutTextMark(cells[index] ?? '');
    if (cell !== '') putAt(order, path, read(cell));
  }
  // Entries that have no cell leave no gap.
  for (const list of ['parcels', 'items']) {
    const rows = order[list];
    if (Array.isArray(rows)) order[list] = rows.filter((row) => row !== undefined);
  }
  return order;
}

/**
 * Removes what keeps a spreadsheet from reading a text as a number: `="02110"`, `'02110`. The apostrophe of a place
 * such as 't Veld stays.
 */
function withoutTextMark(cell: string): string {
  const [, formula] = /^="(.*)"$/s.exec(cell) ?? [];
  if (formula !== undefined) return formula.replaceAll('""', '"').trim();
  return /^'(?![a-z][ -])[^']*$/.test(cell) ? cell.slice(1).trim() : cell;
}

function putAt(order: Record<string, unknown>, path: Column['path'], value: unknown): void {
  let place: Record<string | number, unknown> = order;
  for (const [index, step] of path.slice(0, -1).entries()) {
    place[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    place = place[step] as Record<string | number, unknown>;
  }
  place[path.at(-1) as string] = value;
}
