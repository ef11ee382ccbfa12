import { Unreadable } from './file-fault.ts';
import { flagFields, listFields, type Mapping, numberFields } from './mapping.ts';
import type { Table } from './table.ts';

/** Orders of a batch, at most (contract: ShipmentBatchCreateRequest). */
export const maxOrders = 1_000;

/** A cell of the file. */
export interface FileCell {
  readonly line: number;
  /** Place of the column in the header, from 0. */
  readonly column: number;
}

export interface FileOrder {
  /** Lines of the order's rows. It begins at the first. */
  readonly lines: readonly number[];
  /** A body of createShipment, not validated. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The cell of each field that came from the file, by its path, such as `items.1.quantity`. */
  readonly cells: Readonly<Record<string, FileCell>>;
  /** What a person has to correct before the order can be checked. */
  readonly faults: readonly CellFault[];
  /** Values that were put right, such as a postal code that a spreadsheet took a zero from. */
  readonly corrected: readonly CorrectedCell[];
}

/** What is wrong with a cell. `row_differs`: rows of one order have different values in this column. */
export interface CellFault extends FileCell {
  readonly reason: 'row_differs';
  readonly otherLine: number;
}

export interface CorrectedCell extends FileCell {
  readonly path: string;
  readonly given: string;
  readonly value: string;
}

/** Reads the rows of a table as orders. @throws {Unreadable} */
export function readOrders(table: Table, mapping: Mapping): FileOrder[] {
  if (table.rows.length === 0) throw new Unreadable({ reason: 'no_orders' });
  if (table.rows.length > maxOrders) throw new Unreadable({ reason: 'orders', max: maxOrders });
  return table.rows.map(({ line, cells }) => {
    const body: Record<string, unknown> = {};
    const found: Record<string, FileCell> = {};
    for (const [column, meaning] of mapping.entries()) {
      const cell = withoutTextMark(cells[column] ?? '');
      if (!meaning || cell === '') continue;
      putAt(body, pathOf(meaning.field), readCell(meaning.field, cell));
      found[meaning.field] = { line, column };
    }
    // Entries that have no cell leave no gap.
    for (const list of ['parcels', 'items']) {
      const entries = body[list];
      if (Array.isArray(entries)) body[list] = entries.filter((entry) => entry !== undefined);
    }
    return { lines: [line], body, cells: found, faults: [], corrected: [] };
  });
}

type Path = readonly (string | number)[];

function pathOf(field: string): Path {
  const [first = '', ...rest] = field.split('.');
  if (first === 'metadata') return [first, rest.join('.')];
  return [first, ...rest.map((step) => (/^\d+$/.test(step) ? Number(step) : step))];
}

function readCell(field: string, cell: string): unknown {
  const name = field.replace(/\.\d+\./, '.');
  if (numberFields.has(name)) return readNumber(cell);
  if (flagFields.has(name)) return readFlag(cell);
  return listFields.has(name) ? cell.split(',').flatMap((part) => part.trim() || []) : cell;
}

/** Values that are no numbers stay texts, so that the contract refuses them. */
function readNumber(cell: string): number | string {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(cell) ? Number(cell) : cell;
}

function readFlag(cell: string): boolean | string {
  const text = cell.toLowerCase();
  return text === 'true' || text === 'yes' ? true : text === 'false' || text === 'no' ? false : cell;
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

function putAt(order: Record<string, unknown>, path: Path, value: unknown): void {
  let place: Record<string | number, unknown> = order;
  for (const [index, step] of path.slice(0, -1).entries()) {
    place[step] ??= typeof path[index + 1] === 'number' ? [] : {};
    place = place[step] as Record<string | number, unknown>;
  }
  place[path.at(-1) as string] = value;
}
