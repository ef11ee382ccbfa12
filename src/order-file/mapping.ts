import { readDecimal } from './cell-value.ts';
import { readColumnName } from './column-name.ts';
import { Unreadable } from './file-fault.ts';
import { type ColumnMeaning, contractPath } from './order-field.ts';
import { recognizeExport, type ShopExport } from './shop-export.ts';

export type { ColumnMeaning } from './order-field.ts';

/** The meanings of a file's columns, from the left; null for one that is left out. */
export type Mapping = readonly (ColumnMeaning | null)[];

/** The meanings of a file's columns, and their source. */
export interface FoundMapping {
  readonly mapping: Mapping;
  /**
   * `template`: columns are named as our fields. `saved`: as the account last chose for such a header. `guess`: names that
   * people give to our fields. `values`: there are no names, and a person confirms what the values look like.
   */
  readonly source: 'template' | 'saved' | 'chosen' | 'guess' | 'values' | ShopExport;
  /** Names of columns whose meaning a person has to choose, or to confirm that they are left out. */
  readonly unknown: readonly string[];
  /** Names of filled columns that are neither of the shop's export nor understood. They are left out, and page and command line name them. */
  readonly ignored: readonly string[];
}

/** Entries of `metadata`, at most (contract: Metadata). */
const maxMetadata = 100;

/** Fields whose columns are joined. Of any other field, a file has one column. */
const joinedFields = /^(?:recipient|sender)\.(?:contact_name|address|company)$/;

/** Returns the program that wrote a header, whatever mapping a person chose for it. */
export function shopOf(header: readonly string[]): ShopExport | null {
  return recognizeExport(header, () => null)?.shop ?? null;
}

/**
 * Understands a header. Columns whose cells are all empty may have any name.
 * @param cellsOf the filled cells of a column
 * @throws {Unreadable}
 */
export function findMapping(
  header: readonly string[],
  cellsOf: (column: number) => readonly string[],
  decimal: '.' | ',',
): FoundMapping {
  const isEmpty = (column: number) => cellsOf(column).length === 0;
  const shop = recognizeExport(header, (name) => meaningIn(readColumnName(name)));
  if (shop) {
    const ignored = shop.strange.flatMap((at) => (isEmpty(at) ? [] : (header[at] ?? [])));
    return { mapping: shop.mapping, source: shop.shop, unknown: [], ignored };
  }
  return readNames(header, isEmpty, (column) => isInGrams(cellsOf(column), decimal));
}

/** A heavy parcel in kg: where half of the values are higher, they may be grams. */
const heavyKg = 30;

function isInGrams(cells: readonly string[], decimal: '.' | ','): boolean {
  const heavy = cells.filter((cell) => (readDecimal(cell, decimal) ?? 0) > heavyKg);
  return heavy.length * 2 > cells.length;
}

function meaningIn(reading: ReturnType<typeof readColumnName>): ColumnMeaning | null {
  return reading && 'meaning' in reading ? reading.meaning : null;
}

function readNames(
  header: readonly string[],
  isEmpty: (column: number) => boolean,
  mayBeGrams: (column: number) => boolean,
): FoundMapping {
  const readings = header.map(readColumnName);
  // A price without a currency is one of USD or of HKD: a person says which.
  const hasCurrency = readings.some((reading) => meaningIn(reading)?.field === 'declared_currency');
  const taken = new Set<string>();
  const unknown: string[] = [];
  let metadata = 0;
  const mapping = header.map((name, column) => {
    const reading = readings[column] ?? null;
    const meaning =
      meaningIn(reading) ?? (hasCurrency && reading && 'price' in reading ? reading.price : null);
    // Nor does a name without a unit say if a weight of 500 is one of kg or of grams.
    const isOpen =
      meaning?.field.endsWith('weight_kg') &&
      !/kg|公斤|千克/i.test(name) &&
      !meaning.unit &&
      mayBeGrams(column);
    if (meaning === null || isOpen) {
      if (!isEmpty(column)) unknown.push(name);
      return null;
    }
    const { field } = meaning;
    if (field.startsWith('metadata.') && ++metadata > maxMetadata)
      throw new Unreadable({ reason: 'metadata_columns', max: maxMetadata });
    if (taken.has(field) && !meaning.isFallback && !joinedFields.test(field)) {
      if (contractPath(name) !== null) throw new Unreadable({ reason: 'repeated_column', column: field });
      unknown.push(name);
      return null;
    }
    taken.add(field);
    return meaning;
  });
  const isTemplate = header.every((name) => name === '' || contractPath(name) !== null);
  return { mapping, source: isTemplate ? 'template' : 'guess', unknown, ignored: [] };
}
