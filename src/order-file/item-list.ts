import { countryCodeOf, isCountryCode } from '../country.ts';
import { asciiUpper } from '../text.ts';
import { isHsCode } from './cell-value.ts';
import { type FileFault, Unreadable } from './file-fault.ts';
import { readTable, type Table } from './table.ts';

/** Facts that customs ask of the goods of a SKU. At least one of the two is known. */
export interface ListedItem {
  readonly sku: string;
  readonly hsCode: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly countryOfManufacture: string | null;
}

type ItemColumn = 'sku' | 'hs_code' | 'country';

export interface ItemFault {
  readonly column: ItemColumn;
  readonly value: string;
  readonly reason: 'missing' | 'too_long' | 'no_hs_code' | 'no_country' | 'nothing_known';
}

/** In characters (contract: Item). */
export const maxSkuLength = 64;
const maxHsCodeLength = 20;

/** Reads what a person wrote of a SKU. */
export function readItem({
  sku,
  hsCode,
  country,
}: {
  readonly sku: string;
  readonly hsCode: string;
  readonly country: string;
}): { readonly item: ListedItem; readonly faults: readonly ItemFault[] } {
  const code = asciiUpper(country);
  const known = /^[A-Z]{2}$/.test(code) && isCountryCode(code) ? code : countryCodeOf(country);
  const faults: ItemFault[] = [];
  const refuse = (column: ItemColumn, value: string, reason: ItemFault['reason']) =>
    faults.push({ column, value, reason });
  if (sku === '') refuse('sku', sku, 'missing');
  if (sku.length > maxSkuLength) refuse('sku', sku, 'too_long');
  if (hsCode !== '' && !(hsCode.length <= maxHsCodeLength && isHsCode(hsCode)))
    refuse('hs_code', hsCode, 'no_hs_code');
  if (country !== '' && known === undefined) refuse('country', country, 'no_country');
  if (hsCode === '' && country === '') refuse('hs_code', hsCode, 'nothing_known');
  return { item: { sku, hsCode: hsCode || null, countryOfManufacture: known ?? null }, faults };
}

export type ItemFile = { readonly fault: FileFault } | (ItemList & { readonly fault: null });

/** Reads a file of SKUs, or returns why it can't be read. Runs in a thread: see `readItemFile`. */
export function openItemFile(content: Uint8Array): ItemFile {
  try {
    return { fault: null, ...readItemList(readTable(content, null)) };
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.fault };
    throw error;
  }
}

export interface ItemList {
  readonly items: readonly ListedItem[];
  readonly faults: readonly (ItemFault & { readonly line: number })[];
}

/** Names of the columns, without case, spaces and marks. */
const columnNames: Readonly<Record<ItemColumn, readonly string[]>> = {
  sku: ['sku', 'variant sku', 'item sku', 'seller sku', '貨號', '商品編號', '商品貨號'],
  hs_code: [
    'hs code',
    'hs',
    'harmonized code',
    'hs codes',
    'tariff code',
    'hs編碼',
    'hs編號',
    '海關編碼',
    'hs编码',
  ],
  country: [
    'origin',
    'country of origin',
    'country of manufacture',
    'coo',
    'country',
    'made in',
    '原產地',
    '產地',
    '製造地',
    '原产地',
  ],
};
const order: readonly ItemColumn[] = ['sku', 'hs_code', 'country'];

/** Reads a table of SKUs, HS codes and countries. Without names of columns, they are in this order. The last row of a SKU counts. */
export function readItemList({ header, rows }: Pick<Table, 'header' | 'rows'>): ItemList {
  const named = order.map((column) =>
    header.findIndex((name) => columnNames[column].some((one) => plain(one) === plain(name))),
  );
  const hasNames = named[0] !== -1;
  const places = hasNames ? named : order.map((_, at) => at);
  const items = new Map<string, ListedItem>();
  const faults: (ItemFault & { line: number })[] = [];
  for (const { line, cells } of hasNames ? rows : [{ line: 1, cells: header }, ...rows]) {
    const [sku = '', hsCode = '', country = ''] = places.map((at) => withoutMark(cells[at] ?? ''));
    const read = readItem({ sku, hsCode, country });
    if (read.faults.length === 0) items.set(sku, read.item);
    faults.push(...read.faults.map((fault) => ({ line, ...fault })));
  }
  return { items: [...items.values()], faults };
}

function plain(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Spreadsheets keep a text of digits by an apostrophe or as a formula. */
function withoutMark(cell: string): string {
  return cell
    .replace(/^'(?=\d)/, '')
    .replace(/^="(.*)"$/s, '$1')
    .trim();
}
