import { type FileFault, Unreadable } from './file-fault.ts';
import { type FoundMapping, findMapping, type Mapping } from './mapping.ts';
import { type FileOrder, readOrders } from './orders.ts';
import { type Encoding, readTable, type Table } from './table.ts';

/** What an account or a person decided about a file. */
export interface FileChoices {
  /** Null: found out from the bytes. */
  readonly encoding: Encoding | null;
  /** Null: found out from the header. */
  readonly mapping: Mapping | null;
  /** Fields of columns that a person added on the right, because the file has none for them. */
  readonly added: readonly string[];
  /** Cells that a person corrected, in the order in which that happened. */
  readonly corrections: readonly Correction[];
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

/** What the exports of shops never have. */
export interface OrderDefaults {
  /** Service codes by the code of the destination; `*` for all others. */
  readonly services: Readonly<Record<string, string>>;
  readonly parcelWeightKg: number | null;
  readonly items: Readonly<
    Record<string, { readonly hsCode: string | null; readonly countryOfManufacture: string | null }>
  >;
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
    };

export const noChoices: FileChoices = {
  encoding: null,
  mapping: null,
  added: [],
  corrections: [],
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

export function fingerprintOf(header: readonly string[]): string {
  return JSON.stringify(header);
}

/** Reads a file of orders, or tells why it can't be read. Runs in a thread: see `readOrderFile`. */
export function openOrderFile(content: Uint8Array, choices: FileChoices): OrderFile {
  try {
    const table = correctCells(readTable(content, choices.encoding), choices);
    const fingerprint = fingerprintOf(table.header);
    const found = choices.mapping
      ? givenMapping('chosen', choices.mapping)
      : Object.hasOwn(choices.saved, fingerprint)
        ? givenMapping('saved', choices.saved[fingerprint] ?? [])
        : findMapping(table.header);
    const mapping = { ...found, mapping: [...found.mapping, ...choices.added.map((field) => ({ field }))] };
    const orders = mapping.unknown.length > 0 ? [] : readOrders(table, mapping.mapping);
    return { fault: null, table, mapping, fingerprint, orders };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

function givenMapping(source: 'chosen' | 'saved', mapping: Mapping): FoundMapping {
  return { mapping, source, unknown: [] };
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
