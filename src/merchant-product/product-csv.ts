import type { MerchantProductRow } from '../../db/query/account/merchant-product.ts';
import type { StoredProductFields } from '../../db/table/account.ts';
import { byteOrderMark, type CsvValue, csvLine } from '../csv.ts';
import type { Language } from '../language.ts';
import { headerName } from '../order-file/write-orders.ts';

/** Fields of a product that have a column, beside those by destination and by language. */
const columnFields = [
  'unit_price',
  'unit_price_hkd',
  'unit_weight_kg',
  'hs_code',
  'country_of_manufacture',
  'is_cspc',
  'merchant_product_id',
  'mfr_id_std',
  'mfr_id_nonstd',
  'product_id_exemption',
  'cpsc_certifier_id',
  'cpsc_product_id',
  'cpsc_version_id',
  'battery_un_number',
  'battery_packing_instruction',
  'battery_watt_hours',
] as const satisfies readonly (keyof StoredProductFields)[];
const contacts = ['manufacturer', 'eu_responsible_person'] as const;
const contactFields = ['name', 'address', 'country_code', 'email', 'phone'] as const;

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
    ...columnFields.map((field) => ({
      name: name(field),
      cell: ({ fields }: MerchantProductRow) => fields[field],
    })),
    ...keysOf('hs_codes').map((key) => ({
      name: language === 'en' ? `HS code ${key}` : `HS 編碼 ${key}`,
      cell: ({ fields }: MerchantProductRow) => fields.hs_codes?.[key],
    })),
    ...contacts.flatMap((contact) =>
      contactFields.map((field) => ({
        name: name(`${contact}.${field}`),
        cell: ({ fields }: MerchantProductRow) => fields[contact]?.[field],
      })),
    ),
  ] as Column[];
}
