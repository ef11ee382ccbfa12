import { type CellValue, cleanCell, readPrice } from './cell-value.ts';
import { hasExponent } from './cut-reference.ts';
import type { CellFault, FileCell } from './file-order.ts';
import type { Mapping } from './mapping.ts';
import type { ColumnMeaning } from './order-field.ts';
import type { Table } from './table.ts';

/** A filled cell with its meaning. */
export interface FilledCell {
  readonly meaning: ColumnMeaning;
  readonly text: string;
  /** The text of the cell, if it was put right. */
  readonly given?: string;
  readonly cell: FileCell;
}

export interface OrderRow {
  readonly line: number;
  readonly cells: readonly FilledCell[];
}

/** The parts of the body, by path. A value that the file only implies has no cell. */
export interface FoundValue extends CellValue {
  readonly text: string;
  readonly given?: string;
  readonly cell: FileCell | null;
}

/** Returns the rows with their cells that mean something. */
export function filledRows(table: Table, mapping: Mapping, isTyped: (cell: FileCell) => boolean): OrderRow[] {
  const meanings = [...mapping.entries()].flatMap(([column, meaning]) =>
    meaning ? [{ column, meaning }] : [],
  );
  return table.rows.flatMap(({ line, cells }) => {
    const filled = meanings.flatMap(({ column, meaning }) => {
      const clean = cleanCell(cells[column] ?? '', meaning.field);
      if (clean.text === '') return [];
      const cell = { line, column };
      const isOwn = clean.given !== undefined && isTyped(cell);
      return [{ meaning, ...(isOwn ? { text: clean.given } : clean), cell }];
    });
    return filled.length === 0 ? [] : [{ line, cells: filled }];
  });
}

export function isOfItem({ meaning }: FilledCell): boolean {
  return meaning.field.startsWith('items.');
}

function referenceIn(cells: readonly FilledCell[]): string | undefined {
  const found = cells.filter(({ meaning }) => meaning.field === 'reference_no');
  return (found.find(({ meaning }) => !meaning.isFallback) ?? found[0])?.text;
}

const sumWords =
  /^(?:(?:grand |sub)?totals?|sums?|gesamt|summe|合計|总计|總計|小計|小计|共計|總數)\s*[:：]?$/i;

/** Leaves out the last row if it has a word for sums, and numbers. */
export function withoutSums(rows: OrderRow[], table: Table): OrderRow[] {
  const last = rows.at(-1);
  const cells = table.rows.find(({ line }) => line === last?.line)?.cells.filter((cell) => cell !== '') ?? [];
  const texts = cells.filter((cell) => readPrice(cell, table.decimal) === null);
  const isSum = texts.length > 0 && cells.length > 1 && texts.every((text) => sumWords.test(text));
  return isSum && rows.length > 1 ? rows.slice(0, -1) : rows;
}

interface RowChoices {
  /** A shop's program wrote the file. */
  readonly isExport: boolean;
  /** Order numbers of which a spreadsheet took the last digits. */
  readonly cutReferences: ReadonlySet<string>;
}

/**
 * Joins the rows of one order: those below its first row with the same reference, or with none and no other recipient. A
 * program gives each order a reference of its own, so its rows belong together even if the file was sorted otherwise. In a
 * file that a person wrote, a row further down belongs to the order if it has another item and all else is equal. Any other
 * is likelier a slip, and two orders in one parcel would be lost: they stay two orders, and both have a fault.
 */
export function groupRows(rows: readonly OrderRow[], { isExport, cutReferences }: RowChoices): OrderRow[][] {
  const isCut = (reference: string) => cutReferences.has(reference) || hasExponent(reference);
  const groups: OrderRow[][] = [];
  const byReference = new Map<string, OrderRow[]>();
  for (const row of rows) {
    const reference = referenceIn(row.cells);
    const last = groups.at(-1);
    // Numbers that a spreadsheet cut are equal where those of the orders are not.
    const known = reference === undefined || isCut(reference) ? undefined : byReference.get(reference);
    const group =
      reference === undefined
        ? last && continues(row, last)
          ? last
          : undefined
        : known && (isExport || known === last || isOtherItem(row, known))
          ? known
          : undefined;
    if (group) group.push(row);
    else {
      const begun = [row];
      groups.push(begun);
      if (reference !== undefined) byReference.set(reference, begun);
    }
  }
  return groups;
}

/** Says if a row without a reference is one more of an order: it says nothing else of the order, and repeats at most. */
function continues({ cells }: OrderRow, order: readonly OrderRow[]): boolean {
  if (cells.every(isOfItem)) return true;
  const [first] = order;
  return first !== undefined && referenceIn(first.cells) !== undefined && repeats({ cells }, order);
}

function isOtherItem(row: OrderRow, order: readonly OrderRow[]): boolean {
  const [first] = order;
  const isSame = (one: FilledCell) =>
    first?.cells.some(({ cell, text }) => cell.column === one.cell.column && text === one.text);
  return repeats(row, order) && row.cells.some((one) => !isSame(one));
}

/** Says if all that a row says of its order is in the order's first row too. */
function repeats({ cells }: Pick<OrderRow, 'cells'>, [first]: readonly OrderRow[]): boolean {
  return cells.every((one) => {
    const same = first?.cells.find(({ cell }) => cell.column === one.cell.column);
    return isOfItem(one) || same?.text === one.text;
  });
}

/** Returns the faults of rows that say the same of an item as another row of the order. */
export function repeatedRows(rows: readonly OrderRow[]): CellFault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, cells }): CellFault[] => {
    const ofItem = cells.filter(isOfItem);
    const quantity = ofItem.find(({ meaning }) => meaning.field === 'items.0.quantity');
    if (!quantity || Number(quantity.text) === 0) return [];
    const key = JSON.stringify(ofItem.map(({ text, cell }) => [cell.column, text]));
    const otherLine = seen.get(key);
    seen.set(key, otherLine ?? line);
    if (otherLine === undefined || ofItem.length < 2) return [];
    return [{ ...quantity.cell, path: quantity.meaning.field, reason: 'repeated_row', otherLine }];
  });
}
