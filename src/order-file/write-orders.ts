import { byteOrderMark, type CsvValue, csvLine } from '../csv.ts';
import type { Language } from '../language.ts';
import { readColumnName } from './column-name.ts';
import { meaningLabel, meaningValue } from './field-choice.ts';
import type { FoundMapping } from './mapping.ts';
import { type ColumnMeaning, contractPath, withPlace } from './order-field.ts';
import { templateHeader } from './order-file.ts';
import { problemColumn } from './problem-column.ts';
import type { Table } from './table.ts';

/** The cells of a file to write, the names of the columns first. */
export interface WrittenTable {
  readonly rows: readonly (readonly CsvValue[])[];
  readonly separator: ',' | ';';
}

/** Returns a table as a CSV file that Excel opens, in parts. */
export function* csvParts({ rows, separator }: WrittenTable): Generator<string> {
  yield byteOrderMark;
  for (const row of rows) yield csvLine(row, separator);
}

/** Returns a plain name for a column, such as "Recipient phone", which is read as its meaning again. */
export function headerName(meaning: ColumnMeaning, language: Language, hasCurrency = true): string {
  const { field } = meaning;
  const label = meaningLabel(meaning, language);
  const [role, name] = label.split(/: |：/);
  const joined =
    name === undefined || /^(?:items|parcels)\./.test(field)
      ? label
      : language === 'en'
        ? `${role} ${name.toLowerCase()}`
        : `${role}${name}`;
  const inDollars = language === 'en' ? `${label} in USD` : label.replace('價格', '美元價格');
  const names = field.endsWith('.unit_price') && !hasCurrency ? [inDollars] : [joined, name ?? label];
  return names.find((one) => isNameOf(one, meaning)) ?? field;
}

function isNameOf(name: string, meaning: ColumnMeaning): boolean {
  const reading = readColumnName(name);
  if (reading === null) return false;
  const read = 'meaning' in reading ? reading.meaning : reading.price;
  return (
    meaningValue(read) === meaningValue({ ...meaning, field: contractPath(meaning.field) ?? meaning.field })
  );
}

/** An order that could not be booked, with the reason. */
export interface FailedOrder {
  /** A body of createShipment. */
  readonly body: unknown;
  readonly problem: string;
  /** Its equal items stay apart: its file had a row for each, and a person has not said that both are meant. */
  readonly keepsRows?: boolean;
}

/** Returns orders in the form of the template, a row for each item, which `openOrderFile` reads as the same orders. */
export function ordersTable(orders: readonly FailedOrder[], language: Language): WrittenTable {
  const written = orders.flatMap(({ body, problem, keepsRows = false }) => {
    const { items, ...order } = body as { readonly items?: readonly object[] };
    const [first = {}, ...others] = keepsRows ? (items ?? []) : distinctItems(items ?? []);
    const reference = (body as { readonly reference_no?: unknown }).reference_no;
    return [
      { row: new Map(cellsOf({ ...order, items: [first] }, '')), problem },
      ...others.map((item) => ({
        row: new Map(cellsOf({ reference_no: reference, items: [item] }, '')),
        problem: '',
      })),
    ];
  });
  const fields = new Set(written.flatMap(({ row }) => [...row.keys()]));
  const first = templateHeader.map((field) => withPlace(field, 0)).filter((field) => fields.has(field));
  const columns = [...first, ...[...fields].filter((field) => !first.includes(field)).sort()];
  const names = columns.map((field) => headerName({ field }, language, fields.has('declared_currency')));
  return {
    rows: [
      [problemColumn(language), ...names],
      ...written.map(({ row, problem }) => [problem, ...columns.map((field) => row.get(field) ?? '')]),
    ],
    separator: ',',
  };
}

/** Adds up items that are the same: in a file of the template's form, equal rows are a fault. */
function distinctItems(items: readonly object[]): object[] {
  const distinct = new Map<string, { quantity?: unknown }>();
  for (const item of items) {
    const key = JSON.stringify(item);
    const known = distinct.get(key);
    const more = (item as { readonly quantity?: unknown }).quantity;
    distinct.set(key, known ? { ...known, quantity: Number(known.quantity) + Number(more) } : { ...item });
  }
  return [...distinct.values()];
}

/** Returns the values of an order by the paths of its fields. */
function cellsOf(value: unknown, path: string): [field: string, cell: string][] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object'))
    return [[path, value.join(', ')]];
  if (typeof value !== 'object') return [[path, String(value)]];
  return Object.entries(value).flatMap(([name, entry]) =>
    cellsOf(entry, path === '' ? name : `${path}.${name}`),
  );
}

/** A file as it was read, with the cells that a person corrected. */
interface SourceFile {
  readonly table: Table;
  readonly mapping: FoundMapping;
}

/**
 * Returns some rows of a file with its own columns, before each row its problem. `fields`: further ones that need a column.
 * The separator shows the decimal sign of the cells.
 */
export function rowsTable(
  { table: { header, hasHeader, rows, decimal }, mapping: { mapping } }: SourceFile,
  problems: ReadonlyMap<number, string>,
  fields: readonly string[],
  language: Language,
): WrittenTable {
  const added = new Set([...mapping.slice(header.length).flatMap((one) => one?.field ?? []), ...fields]);
  const hasCurrency =
    added.has('declared_currency') || mapping.some((one) => one?.field === 'declared_currency');
  const nameOf = (meaning: ColumnMeaning) => headerName(meaning, language, hasCurrency);
  const names = header.map((name, column) => {
    const meaning = mapping[column];
    return !hasHeader && meaning ? nameOf(meaning) : name;
  });
  const all = [...names, ...[...added].map((field) => nameOf({ field }))];
  const chosen = rows.filter(({ line }) => problems.has(line));
  return {
    rows: [
      [problemColumn(language), ...all],
      ...chosen.map(({ line, cells }) => [
        problems.get(line) ?? '',
        ...all.map((_, column) => cells[column] ?? ''),
      ]),
    ],
    separator: decimal === ',' ? ';' : ',',
  };
}
