import { createReadStream, existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { addAbortSignal } from 'node:stream';
import type { Scope } from '../../db/scope.ts';
import { type FileContext, readAccountOrderFile } from '../batch/read-account-file.ts';
import { type Encoding, encodingNames } from '../order-file/encoding-name.ts';
import { meaningLabel, readMeaning } from '../order-file/field-choice.ts';
import { fileFaultText } from '../order-file/file-fault.ts';
import type { CellFault, FileOrder } from '../order-file/file-order.ts';
import type { FoundMapping, Mapping } from '../order-file/mapping.ts';
import type { NoShipmentReason, OrderFile } from '../order-file/order-file.ts';
import {
  cellFaultText,
  columnName,
  leftOutItemText,
  leftOutText,
  shopNames,
} from '../order-file/order-text.ts';
import { maxFileBytes, type Table } from '../order-file/table.ts';
import { printableLine } from '../terminal.ts';
import { formatTable, Interrupted, Refusal } from './command-line.ts';
import { orderFieldText } from './order-problem.ts';
import type { Session } from './session.ts';

type ReadFile = Extract<OrderFile, { readonly fault: null }>;

/** A problem of an order, as a person reads it: its place, the value and the fault. */
export interface OrderFinding {
  readonly number: number;
  readonly reference: string;
  readonly kind: 'problem' | 'warning';
  readonly column: string;
  readonly value: string;
  readonly text: string;
}

export interface ListedOrder {
  /** Its first line in the file, or its place in a list of JSON, from 1. */
  readonly number: number;
  readonly body: unknown;
  /** Returns the column and the text of a field's cell. The text of a field that has none is empty. */
  readonly cellOf: (path: string) => Pick<OrderFinding, 'column' | 'value'>;
}

export interface OrderList {
  readonly unit: 'line' | 'order';
  readonly orders: readonly ListedOrder[];
  /** Of orders that a person has to correct before they can be checked. They are not among the orders. */
  readonly faults: readonly OrderFinding[];
  /** The number of these orders. */
  readonly faulty: number;
  /** The meaning that was found for the file's columns. */
  readonly notes: readonly string[];
  /** Null for JSON. */
  readonly file: ReadFile | null;
}

/** Names that `--mapping` takes. */
export const mappingNames = ['template', ...Object.keys(shopNames)];

function sourceName(source: FoundMapping['source']): string {
  switch (source) {
    case 'template':
      return 'the fields of an order';
    case 'guess':
      return 'their usual names';
    case 'values':
      return 'without names';
    case 'saved':
      return 'saved for this account';
    case 'chosen':
      return 'given by --mapping';
    default:
      return `an export of ${shopNames[source]}`;
  }
}

export interface FileOptions {
  readonly encoding?: Encoding;
  /** The first row names the columns, or is an order. Neither: found out from its cells. */
  readonly header?: boolean;
  /** A file of JSON, or one of `mappingNames`. */
  readonly mapping?: string;
  readonly ignoreUnknown?: true;
  /** Orders to book although the shop's file says that they need no shipment. */
  readonly take?: readonly NoShipmentReason[];
}

const failures: Readonly<Record<string, (file: string) => string>> = {
  ENOENT: (file) => `There is no file ${file}.`,
  ENOTDIR: (file) => `There is no file ${file}.`,
  ENAMETOOLONG: (file) => `There is no file ${file}.`,
  EISDIR: (file) => `${file} is a folder. Name a file of orders.`,
  EACCES: (file) => `This user may not read ${file}.`,
  EPERM: (file) => `This user may not read ${file}.`,
};

/** Orders that a line names, at most. */
const maxNamed = 5;

export function someOf(values: readonly (number | string)[]): string {
  const named = values.slice(0, maxNamed).join(', ');
  return values.length > maxNamed ? `${named} and ${values.length - maxNamed} more` : named;
}

export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Reads a file of at most 8 MiB. @throws {Refusal} */
export async function readBounded(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > maxFileBytes) throw tooLarge(file);
    return await readStream(file, createReadStream(file));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const failure = failures[code];
    throw failure ? new Refusal(failure(printableLine(file))) : error;
  }
}

/** A pipe has no size, so it is counted. */
async function readStream(name: string, stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of stream) {
    length += part.length;
    if (length > maxFileBytes) throw tooLarge(name);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function readInput({ signal, stdin }: Pick<Session, 'signal' | 'stdin'>): Promise<Buffer> {
  try {
    return await readStream(inputName, addAbortSignal(signal, stdin));
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}

function tooLarge(file: string): Refusal {
  return new Refusal(
    `${file} has more than ${maxFileBytes / 1024 / 1024} MiB. Divide it into several files.`,
  );
}

/** Name of the standard input in messages. */
const inputName = 'The input';

/** Reads the orders of a file, or of the standard input (`-`), for an account. @throws {Refusal} */
export async function readOrdersOfFile(
  { db, catalog, session }: FileContext & { readonly session: Session },
  scope: Scope,
  file: string,
  options: FileOptions,
): Promise<OrderList> {
  const context = { db, catalog };
  const isInput = file === '-';
  const name = isInput ? inputName : file;
  const content = isInput ? await readInput(session) : await readBounded(file);
  const isJson = isInput ? /^[\s\ufeff]*[[{]/.test(content.toString('utf8', 0, 100)) : /\.json$/i.test(file);
  return isJson
    ? readJson(name, content)
    : listOf(name, await readFile(context, scope, { name, content }, options));
}

async function readFile(
  context: FileContext,
  scope: Scope,
  { name, content }: { readonly name: string; readonly content: Buffer },
  { encoding, header: hasHeader, mapping, ignoreUnknown, take = [] }: FileOptions,
): Promise<ReadFile> {
  const read = async (chosen: Mapping | null): Promise<ReadFile> => {
    const file = await readAccountOrderFile(context, scope, content, {
      encoding: encoding ?? null,
      hasHeader: hasHeader ?? null,
      mapping: chosen,
      take,
    });
    if (file.fault !== null) throw new Refusal(`${name}: ${fileFaultText(file.fault, 'en')}`);
    return file;
  };
  const found = await read(null);
  const known = mappingNames.find((one) => one === mapping?.toLowerCase());
  if (known && found.mapping.source !== known)
    throw new Refusal(
      `${name}: The columns are not those of ${sourceName(known as FoundMapping['source'])}. Leave --mapping out, or give a file that maps them.`,
    );
  if (mapping !== undefined && !known && !/\W/.test(mapping) && !existsSync(mapping))
    throw new Refusal(
      `There is no file ${mapping}, and no known export has this name. The names are ${mappingNames.join(', ')}.`,
    );
  const given = mapping !== undefined && !known ? await readMapping(mapping, found.table.header) : null;
  if (given === null && found.mapping.unknown.length === 0) return found;
  const unknown = found.mapping.unknown.filter((column) => !given?.has(column));
  const isNamed = found.table.hasHeader || given !== null;
  if (unknown.length > 0 && !(ignoreUnknown && isNamed)) throw unknownColumns(name, unknown, found.table);
  const { header } = found.table;
  return read(
    header.map((column, at) => {
      if (given?.has(column)) return given.get(column) ?? null;
      // A guess from the values is for a person to confirm.
      return unknown.includes(column) ? null : (found.mapping.mapping[at] ?? null);
    }),
  );
}

function unknownColumns(name: string, columns: readonly string[], { hasHeader, rows }: Table): Refusal {
  const example = JSON.stringify(Object.fromEntries(columns.slice(0, 2).map((column) => [column, null])));
  if (!hasHeader) {
    const first = rows[0]?.cells.slice(0, 3).map((cell) => JSON.stringify(cell.slice(0, 40)));
    return new Refusal(
      `${name}: The first row (${first?.join(', ')} …) is read as an order, so the columns have no names. Add a first row that names them, or give --mapping a JSON file with the field of each column by its letter, such as ${example}: ${columns.join(', ')}. If the first row does name the columns, add --header.`,
    );
  }
  return new Refusal(
    `${name}: ${columns.length === 1 ? 'A column is' : `${columns.length} columns are`} not known: ${columns.map((column) => JSON.stringify(column)).join(', ')}. Leave them out with --ignore-unknown, or give --mapping a JSON file with the field of each, or null, such as ${example}.`,
  );
}

type GivenMapping = ReadonlyMap<string, Mapping[number]>;

/** Reads a mapping in JSON: the field of each column by its name; null leaves a column out. @throws {Refusal} */
async function readMapping(file: string, header: readonly string[]): Promise<GivenMapping> {
  const value = parseJson(file, await readBounded(file));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refusal(
      `${file} must be a JSON object with the field of each column, such as {"Name": "reference_no"}.`,
    );
  return new Map(
    Object.entries(value).map(([column, field]) => {
      const shown = JSON.stringify(column);
      if (!header.includes(column)) throw new Refusal(`${file}: the file of orders has no column ${shown}.`);
      const meaning = typeof field === 'string' ? readMeaning(field) : null;
      if (field === null || meaning !== null) return [column, meaning];
      throw new Refusal(
        `${file}: ${JSON.stringify(field)} of the column ${shown} is not a field of an order, such as recipient.city, parcels.weight_kg or items.description. null leaves the column out.`,
      );
    }),
  );
}

function parseJson(file: string, content: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw new Refusal(`${file} is not in UTF-8. Save it in UTF-8.`);
    const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? Number.NaN);
    const before = content.toString().slice(0, position);
    const place = Number.isNaN(position) ? '' : ` in line ${before.split('\n').length}`;
    throw new Refusal(`${file} is not valid JSON${place}. Correct it, or save the orders as CSV.`);
  }
}

function readJson(name: string, content: Buffer): OrderList {
  const value = parseJson(name, content);
  const orders = Array.isArray(value) ? value : (value as { readonly orders?: unknown } | null)?.orders;
  if (!Array.isArray(orders))
    throw new Refusal(
      `${name} has no list of orders. It must be a list, or an object with the list "orders".`,
    );
  const listed = orders.map((body: unknown, index) => ({
    number: index + 1,
    body,
    cellOf: (path: string) => ({ column: orderFieldText(path), value: textAt(body, path) }),
  }));
  return { unit: 'order', orders: listed, faults: [], faulty: 0, notes: [], file: null };
}

/** Returns the value of a field, if it is no list or object. */
function textAt(body: unknown, path: string): string {
  let value = body;
  for (const step of path === '' ? [] : path.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined;
  return typeof value === 'object' || value === undefined ? '' : String(value);
}

function listOf(name: string, file: ReadFile): OrderList {
  const sendable = file.orders.filter(({ faults }) => faults.length === 0);
  const cells = new Map(file.table.rows.map((row) => [row.line, row.cells]));
  const listed = (order: FileOrder): ListedOrder => ({
    number: order.lines[0] ?? 0,
    body: order.body,
    cellOf: (path) => {
      const cell = order.cells[path];
      if (!cell) return { column: orderFieldText(path), value: '' };
      const { line, column } = cell;
      return {
        column: columnName(file.table, column, 'en') ?? orderFieldText(path),
        value: cells.get(line)?.[column] ?? '',
      };
    },
  });
  const faults = file.orders.flatMap((order) =>
    order.faults.map((fault) => faultOf(order, fault, listed(order))),
  );
  return {
    unit: 'line',
    orders: sendable.map(listed),
    faults,
    faulty: file.orders.length - sendable.length,
    notes: describeFile(name, file),
    file,
  };
}

function faultOf({ body }: FileOrder, fault: CellFault, order: ListedOrder): OrderFinding {
  const { column, value } = order.cellOf(fault.path);
  const number = fault.line;
  const reference = String(body.reference_no ?? '');
  return { number, reference, kind: 'problem', column, value, text: cellFaultText(fault, 'en') };
}

function describeFile(name: string, { table, mapping, orders, leftOut }: ReadFile): string[] {
  const { encoding, isGuess, candidates, header, sheet, otherSheets, hiddenRows } = table;
  const others = candidates.filter((one) => one !== encoding);
  const isNamed = mapping.source === 'guess' || mapping.source === 'chosen' || mapping.source === 'saved';
  const counts = Map.groupBy(leftOut, ({ reason }) => reason);
  return [
    `${name}: ${countText(orders.length, 'order')}. Columns: ${sourceName(mapping.source)}.${encoding === null ? '' : ` Encoding: ${encodingNames[encoding][0]}.`}`,
    ...(table.hasHeader ? [] : ['The first row is read as an order.']),
    ...(sheet === null
      ? []
      : [
          `Only the sheet ${JSON.stringify(sheet)} was read, not ${otherSheets.map((name) => JSON.stringify(name)).join(', ')}.`,
        ]),
    ...(hiddenRows === 0
      ? []
      : [
          `${countText(hiddenRows, 'hidden row')} of the sheet left out. If they have orders, show them in Excel and save the file.`,
        ]),
    ...(mapping.ignored.length === 0
      ? []
      : [`Columns left out: ${mapping.ignored.map((column) => JSON.stringify(column)).join(', ')}.`]),
    ...(isGuess && others.length > 0
      ? [`The encoding is a guess. If names look wrong, try --encoding ${others.join(', ')}.`]
      : []),
    ...[...counts].map(
      ([reason, found]) =>
        `${countText(found.length, 'order')} left out: ${someOf(found.map(({ reference, lines }) => reference ?? `line ${lines[0]}`))}. ${leftOutText(reason, 'en')}. --take ${reason} books such orders.`,
    ),
    ...(isNamed
      ? formatTable(
          ['COLUMN', 'MEANING'],
          header.map((column, at) => {
            const meaning = mapping.mapping[at];
            return [
              columnName(table, at, 'en') ?? column,
              meaning ? meaningLabel(meaning, 'en') : 'left out',
            ];
          }),
        )
      : []),
    ...orders.flatMap(({ leftOutItems }) => leftOutItems.map((item) => leftOutItemText(item, 'en'))),
    ...orders.flatMap(({ corrected }) =>
      corrected.map(
        ({ line, column, given, value }) =>
          `Line ${line}: ${columnName(table, column, 'en') ?? ''} ${given} was read as ${value}.`,
      ),
    ),
  ];
}
