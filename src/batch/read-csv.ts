import { CsvError, parse } from 'csv-parse/sync';
import { orderFields } from '../../generated/order-fields.ts';

/** Orders of a CSV file, as bodies of createShipment, with the line of each; or why the file can't be read. */
export type CsvOrders =
  | { readonly orders: readonly unknown[]; readonly lines: readonly number[]; readonly fault: null }
  | { readonly fault: string };

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

/**
 * Reads a CSV file with an order on each line. A column has the path of its field in a body of createShipment:
 * `recipient.city`. Lists count from 0, `items.1.quantity`, and the first entry needs no number. An empty cell is a
 * field that was not given. Values that are no numbers stay texts, so that the contract refuses them.
 */
export function readCsvOrders(text: string): CsvOrders {
  let rows: { readonly cells: readonly string[]; readonly line: number }[];
  try {
    rows = [];
    parse(text, {
      bom: true,
      skip_empty_lines: true,
      trim: true,
      on_record: (cells: string[], { lines }) => void rows.push({ cells, line: lines }),
    });
  } catch (error) {
    if (error instanceof CsvError) return { fault: error.message };
    throw error;
  }
  const [header, ...records] = rows;
  if (!header) return { fault: 'the file is empty; its first line must name the columns' };
  const columns = header.cells.map(readColumn);
  const unknown = header.cells.find((_, index) => columns[index] === null);
  if (unknown !== undefined)
    return {
      fault: `the column ${JSON.stringify(unknown)} is not a field of an order, such as recipient.city`,
    };
  const names = header.cells.map((_, index) => columns[index]?.path.join('.') ?? '');
  const repeated = names.find((name, index) => names.indexOf(name) < index);
  if (repeated !== undefined) return { fault: `the column ${repeated} is there twice` };
  if (records.length === 0) return { fault: 'the file has no orders; each line after the first is one' };
  return {
    orders: records.map(({ cells }) => readOrderRow(columns as Column[], cells)),
    lines: records.map(({ line }) => line),
    fault: null,
  };
}

interface Column {
  readonly path: readonly (string | number)[];
  readonly read: (cell: string) => unknown;
}

function readColumn(name: string): Column | null {
  const [first = '', second = '', ...rest] = name.split('.');
  if (first === 'metadata' && second !== '')
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
    const cell = cells[index] ?? '';
    if (cell !== '') put(order, path, read(cell));
  }
  // Entries that have no cell leave no gap.
  for (const list of ['parcels', 'items']) {
    const rows = order[list];
    if (Array.isArray(rows)) order[list] = rows.filter((row) => row !== undefined);
  }
  return order;
}

function put(order: Record<string, unknown>, path: Column['path'], value: unknown): void {
  const [first, second, third] = path as readonly [string, string | number | undefined, string | undefined];
  if (second === undefined) order[first] = value;
  else if (third === undefined) order[first] = { ...(order[first] as object | undefined), [second]: value };
  else {
    const rows = (order[first] ?? []) as Record<string, unknown>[];
    rows[second as number] = { ...rows[second as number], [third]: value };
    order[first] = rows;
  }
}
