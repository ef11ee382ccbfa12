import type { MerchantProductRow } from '../../db/query/account/merchant-product.ts';
import { byteOrderMark, type CsvValue, csvLine } from '../csv.ts';
import type { Language } from '../language.ts';
import { contractFields, fieldEntries } from '../order-file/order-field.ts';
import { headerName } from '../order-file/write-orders.ts';

/** Paths of the fields of a product that have a column, beside those by destination and by language. */
const columnPaths = Object.keys(fieldEntries)
  .filter((field) => field.startsWith('items.') && contractFields.has(field))
  .map((field) => field.split('.').slice(1))
  .filter(([name = '']) => !['sku', 'description', 'quantity'].includes(name));

interface Column {
  readonly name: string;
  readonly cell: (product: Pick<MerchantProductRow, 'sku' | 'description' | 'fields'>) => unknown;
}

/** Writes products as a CSV file that an import reads again: a line for each product. */
export function* productsCsv(products: readonly MerchantProductRow[], language: Language): Generator<string> {
  const columns = columnsOf(products, language);
  yield byteOrderMark + csvLine(columns.map(({ name }) => name));
  for (const product of products) yield csvLine(columns.map(({ cell }) => asCell(cell(product))));
}

function asCell(value: unknown): CsvValue {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

function columnsOf(products: readonly MerchantProductRow[], language: Language): Column[] {
  const name = (field: string) => headerName({ field: `items.0.${field}` }, language, field !== 'unit_price');
  const keysOf = (map: 'hs_codes' | 'translations') =>
    [...new Set(products.flatMap(({ fields }) => Object.keys(fields[map] ?? {})))].sort();
  return [
    { name: name('sku'), cell: ({ sku }) => sku },
    { name: name('description'), cell: ({ description }) => description },
    ...keysOf('translations').map((key) => ({
      name: language === 'en' ? `Description ${key}` : `描述 ${key}`,
      cell: ({ fields }: MerchantProductRow) => fields.translations?.[key],
    })),
    ...columnPaths.map((path) => ({
      name: name(path.join('.')),
      cell: ({ fields }: MerchantProductRow) =>
        path.reduce<unknown>((at, step) => (Object(at) as Record<string, unknown>)[step], fields),
    })),
    ...keysOf('hs_codes').map((key) => ({
      name: language === 'en' ? `HS code ${key}` : `HS 編碼 ${key}`,
      cell: ({ fields }: MerchantProductRow) => fields.hs_codes?.[key],
    })),
  ] as Column[];
}
