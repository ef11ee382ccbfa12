import { cleanCell, readCellValue } from './cell-value.ts';
import { readColumnName } from './column-name.ts';
import { type FileFault, Unreadable } from './file-fault.ts';
import { type ColumnMeaning, contractPath, knownField } from './order-field.ts';
import { withoutProblems } from './problem-column.ts';
import { readTable, type Table } from './table.ts';

/** A row of a file of products: the fields that it has, as createProduct takes them. Empty cells are no fields. */
export interface ListedProduct {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ProductList {
  readonly products: readonly ListedProduct[];
  /** The cells as the file has them. */
  readonly table: Pick<Table, 'header' | 'rows'>;
  /** Names of columns by the paths of their fields, such as `hs_codes.US`. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that are no fields of products. */
  readonly leftOut: readonly string[];
  /** Columns with prices of which nothing says the currency. */
  readonly withoutCurrency: readonly string[];
}

export type ProductFile = { readonly fault: FileFault } | (ProductList & { readonly fault: null });

/** Reads a file of products, or returns why it can't be read. Runs in a child process: see `readProductFile`. */
export function openProductFile(content: Uint8Array): ProductFile {
  try {
    return { fault: null, ...readProductList(withoutProblems(readTable(content, null))) };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

interface ProductColumn {
  /** Path in the body of createProduct. */
  readonly path: readonly string[];
  /** The field of an item that its cells are read as. */
  readonly meaning: ColumnMeaning;
}

/** Reads a table of products. The columns are named as those of items in files of orders, in any language that these have. */
function readProductList({ header, rows, decimal }: Pick<Table, 'header' | 'rows' | 'decimal'>): ProductList {
  const meanings = header.map(readProductColumn);
  const columns: Record<string, string> = {};
  const taken = meanings.map((meaning, at) => {
    if (meaning === null || meaning === 'no currency') return null;
    const key = meaning.path.join('.');
    if (Object.hasOwn(columns, key)) return null;
    columns[key] = header[at] ?? '';
    return meaning;
  });
  const named = (kind: 'no currency' | null) =>
    header.filter(
      (name, at) => name !== '' && taken[at] === null && (meanings[at] === 'no currency') === (kind !== null),
    );
  const products = rows.map(({ line, cells }) => {
    const fields: Record<string, unknown> = {};
    for (const [at, column] of taken.entries()) {
      const { text } = column ? cleanCell(cells[at] ?? '', column.meaning.field) : { text: '' };
      if (column && text !== '') put(fields, column.path, readCellValue(text, column.meaning, decimal).value);
    }
    return { line, fields };
  });
  return {
    products,
    table: { header, rows },
    columns,
    leftOut: named(null),
    withoutCurrency: named('no currency'),
  };
}

function put(fields: Record<string, unknown>, [name = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  fields[name] ??= {};
  put(fields[name] as Record<string, unknown>, rest, value);
}

const hsCodeColumn =
  /^(?:hs[\s_]?codes?|hs\s?編碼|hs\s?编码)[\s._(（:]+(?<place>[a-z]{2}(?:-[a-z\d]{1,4})?)[)）]?$/i;
const translationColumn =
  /^(?:translations?|descriptions?|描述|品名)[\s._(（:]+(?<language>[a-z]{2,3}(?:-[a-z\d]{2,8})*)[)）]?$/i;

/** Names that mean other fields in files of orders, or none. */
const ownNames: Readonly<Record<string, string>> = {
  'variant sku': 'items.0.sku',
  'hs codes': 'items.0.hs_code',
  country: 'items.0.country_of_manufacture',
};

function readProductColumn(name: string): ProductColumn | 'no currency' | null {
  const plain = name.trim();
  const { place } = hsCodeColumn.exec(plain)?.groups ?? {};
  if (place) return { path: ['hs_codes', place.toUpperCase()], meaning: { field: 'items.0.hs_code' } };
  const { language } = translationColumn.exec(plain)?.groups ?? {};
  if (language && language.toLowerCase() !== 'en')
    return { path: ['translations', language], meaning: { field: 'items.0.description' } };
  const own = ownNames[plain.toLowerCase()] ?? contractPath(`items.${plain}`);
  if (own !== null) return asColumn({ field: own });
  const read = readColumnName(plain);
  if (read === null) return null;
  if ('price' in read) return read.price.isLineTotal ? null : 'no currency';
  return asColumn(read.meaning);
}

function asColumn(read: ColumnMeaning): ProductColumn | null {
  // In a file of products, a weight is that of a piece.
  const isWeight = knownField(read.field) === 'parcels.weight_kg';
  const meaning = isWeight ? { ...read, field: 'items.0.unit_weight_kg' } : read;
  const [list, ...path] = knownField(meaning.field).split('.');
  const isField =
    list === 'items' && path[0] !== 'quantity' && contractPath(knownField(meaning.field)) !== null;
  return isField && !meaning.isLineTotal ? { path, meaning } : null;
}
