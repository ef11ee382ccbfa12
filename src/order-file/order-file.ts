import { plainColumnName, readColumnName } from './column-name.ts';
import { cutReferences } from './cut-reference.ts';
import type { Encoding } from './encoding-name.ts';
import { type FileFault, Unreadable } from './file-fault.ts';
import type { FileOrder, LeftOutOrder, NoShipmentReason, OrderDefaults } from './file-order.ts';
import { hasNames, meaningsOfValues } from './header.ts';
import { type FoundMapping, findMapping, type Mapping, shopOf } from './mapping.ts';
import { contractPath } from './order-field.ts';
import { readOrders } from './orders.ts';
import { withoutProblems } from './problem-column.ts';
import { type IsHeader, readTable, type Table } from './table.ts';

export type { NoShipmentReason, OrderDefaults } from './file-order.ts';

/** Decisions of an account or a person about a file. */
export interface FileChoices {
  /** Null: found out from the bytes. */
  readonly encoding: Encoding | null;
  /** The first row names the columns. Null: found out from its cells. */
  readonly hasHeader: boolean | null;
  /** Null: found out from the header. */
  readonly mapping: Mapping | null;
  /** Fields of columns that a person added on the right, because the file has none for them. */
  readonly added: readonly string[];
  /** Cells that a person corrected, in the order in which that happened. */
  readonly corrections: readonly Correction[];
  /** Orders to take although the file says that they are sent, cancelled or refunded. */
  readonly take: readonly NoShipmentReason[];
  /** Mappings that the account chose before, by the fingerprint of the header. */
  readonly saved: Readonly<Record<string, Mapping>>;
  readonly defaults: OrderDefaults;
}

export interface Correction {
  readonly line: number;
  /** Place of the column in the header, from 0. The added columns follow the header's. */
  readonly column: number;
  readonly value: string;
}

export type OrderFile =
  | { readonly fault: FileFault }
  | {
      readonly fault: null;
      readonly table: Table;
      readonly mapping: FoundMapping;
      /** Names the header, so that the account's mapping is found for the next file of the same program. */
      readonly fingerprint: string;
      /** Empty while columns are unknown. */
      readonly orders: readonly FileOrder[];
      /** Orders that need no shipment, as the shop says. They are not among the orders. */
      readonly leftOut: readonly LeftOutOrder[];
    };

export const noChoices: FileChoices = {
  encoding: null,
  hasHeader: null,
  mapping: null,
  added: [],
  corrections: [],
  take: [],
  saved: {},
  defaults: { services: {}, parcelWeightKg: null, items: {} },
};

/** Columns of the template that a person fills in first. */
export const templateHeader = [
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
];

/**
 * Names a header, so that the account's mapping is found for the next file of the same program. Case, spaces and
 * punctuation don't count, because programs change them between versions. The order does: a mapping is a list by place,
 * and only the place distinguishes two columns of the same name.
 */
export function fingerprintOf(header: readonly string[]): string {
  return JSON.stringify(header.map((name) => plainColumnName(name) || name));
}

/** Reads a file of orders, or returns why it can't be read. Runs in a child process: see `readOrderFile`. */
export function openOrderFile(content: Uint8Array, choices: FileChoices): OrderFile {
  try {
    const { encoding, hasHeader, saved } = choices;
    const isHeader: IsHeader = (first, below) =>
      hasHeader ??
      (Object.hasOwn(saved, fingerprintOf(first)) || shopOf(first) !== null || hasNames(first, below));
    return readTableOrders(readTable(content, encoding, isHeader), choices);
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

/** Reads the cells of a file as orders. @throws {Unreadable} */
export function readTableOrders(written: Table, choices: FileChoices): OrderFile {
  const uploaded = withoutProblems(written);
  const { header } = uploaded;
  const table = correctCells(uploaded, choices);
  const fingerprint = fingerprintOf(header);
  const found = mappingOf(table, fingerprint, choices);
  const mapping = { ...found, mapping: [...found.mapping, ...choices.added.map((field) => ({ field }))] };
  const { orders, leftOut } =
    mapping.unknown.length === 0
      ? readOrders(table, mapping.mapping, {
          ...choices,
          shop: table.hasHeader ? shopOf(header) : null,
          // Corrections are no evidence.
          cutReferences: cutReferences(uploaded, mapping.mapping),
          usdColumns: usdColumns(uploaded, mapping),
        })
      : { orders: [], leftOut: [] };
  return { fault: null, table, mapping, fingerprint, orders, leftOut };
}

/** A person who chooses a price reads that it is in USD, unless the file has a currency. */
function usdColumns({ header }: Table, { mapping, source }: FoundMapping): ReadonlySet<number> {
  const isChosen = source === 'chosen' || source === 'saved';
  const hasCurrency = mapping
    .slice(0, header.length)
    .some((meaning) => meaning?.field === 'declared_currency');
  const says = (name: string) => {
    if (contractPath(name.trim()) !== null) return false;
    const reading = readColumnName(name);
    const isNamed = reading !== null && 'meaning' in reading && reading.meaning.field.endsWith('.unit_price');
    return isNamed || (isChosen && !hasCurrency);
  };
  return new Set([...header.keys()].filter((column) => says(header[column] ?? '')));
}

function mappingOf(table: Table, fingerprint: string, choices: FileChoices): FoundMapping {
  const { hasHeader, header, rows, decimal } = table;
  const given = (source: 'chosen' | 'saved', mapping: Mapping) => ({
    mapping: mapping.slice(0, header.length),
    source,
    unknown: [],
    ignored: [],
  });
  if (choices.mapping) return given('chosen', choices.mapping);
  const cellsOf = (column: number) => rows.flatMap(({ cells }) => cells[column] || []);
  if (!hasHeader) {
    const values = rows.map(({ cells }) => cells);
    const unknown = header.filter((_, column) => cellsOf(column).length > 0);
    return { mapping: meaningsOfValues(header.length, values), source: 'values', unknown, ignored: [] };
  }
  const saved = savedMapping(header, fingerprint, choices);
  return saved ? given('saved', saved) : findMapping(header, cellsOf, decimal);
}

/** Finds the mapping that the account chose for a header, or for one that has fewer columns on the right than this one. */
function savedMapping(
  header: readonly string[],
  fingerprint: string,
  { saved }: FileChoices,
): Mapping | null {
  const [found] = Object.entries(saved)
    .filter(([key]) => key === fingerprint || fingerprint.startsWith(`${key.slice(0, -1)},`))
    .toSorted(([one], [other]) => other.length - one.length);
  if (!found) return null;
  const [key, mapping] = found;
  if (key === fingerprint) return mapping;
  const added = header.slice(mapping.length).map((name) => {
    const reading = readColumnName(name);
    return reading && ('meaning' in reading ? reading.meaning : reading.price);
  });
  const isClear = added.every(
    (meaning) => meaning !== null && !mapping.some((one) => one?.field === meaning.field),
  );
  return isClear ? [...mapping, ...added] : null;
}

/** Returns the table with its added columns, in which a person corrected cells. */
function correctCells(table: Table, { added, corrections }: FileChoices): Table {
  if (corrections.length === 0) return table;
  const byLine = Map.groupBy(corrections, ({ line }) => line);
  const empty = added.map(() => '');
  const rows = table.rows.map((row) => {
    const cells = [...row.cells, ...empty];
    for (const { column, value } of byLine.get(row.line) ?? [])
      if (column >= 0 && column < cells.length) cells[column] = value.trim();
    return { ...row, cells };
  });
  return { ...table, rows };
}
