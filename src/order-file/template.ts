import { byteOrderMark, csvLine } from '../csv.ts';
import type { Language } from '../language.ts';
import type { ColumnMeaning } from './order-field.ts';
import { loadSheetJs } from './workbook.ts';
import { headerName } from './write-orders.ts';

/** The account's values in the examples of a template. */
export interface TemplateAccount {
  readonly serviceCode: string;
  /** Null: the account has none. */
  readonly iossNumber: string | null;
}

/** Columns of the template. They are named as a person reads them. */
const columns = {
  reference: { field: 'reference_no' },
  service: { field: 'service_tier_id' },
  name: { field: 'recipient.contact_name' },
  phone: { field: 'recipient.phone' },
  email: { field: 'recipient.email' },
  address: { field: 'recipient.address' },
  city: { field: 'recipient.city' },
  region: { field: 'recipient.region' },
  postalCode: { field: 'recipient.postal_code' },
  country: { field: 'recipient.country_code' },
  weight: { field: 'parcels.0.weight_kg' },
  description: { field: 'items.0.description' },
  quantity: { field: 'items.0.quantity' },
  priceHkd: { field: 'items.0.unit_price_hkd' },
  sku: { field: 'items.0.sku' },
  hsCode: { field: 'items.0.hs_code' },
  origin: { field: 'items.0.country_of_manufacture' },
  productId: { field: 'items.0.merchant_product_id' },
  model: { field: 'items.0.mfr_id_nonstd' },
  barcode: { field: 'items.0.mfr_id_std' },
  ioss: { field: 'ioss_number' },
  taxNumber: { field: 'tax_number' },
  voec: { field: 'voec_prepay' },
  marketplace: { field: 'sales_platform_name' },
} as const satisfies Readonly<Record<string, ColumnMeaning>>;
type TemplateRow = Partial<Record<keyof typeof columns, string | number>>;

const shirt: TemplateRow = {
  description: 'Cotton T-shirt',
  quantity: 2,
  priceHkd: 80,
  sku: 'TS-BLK-M',
  hsCode: '6109.10.0012',
  origin: 'CN',
  productId: 'TS-BLK-M',
  model: 'TS-180',
  barcode: '4891234567898',
};
const mug: TemplateRow = {
  description: 'Ceramic mug',
  quantity: 1,
  priceHkd: 60,
  sku: 'MUG-B',
  hsCode: '6912.00.4400',
  origin: 'CN',
  productId: 'MUG-B',
};

/** One order of each kind of destination. The first has two items, in two rows. */
const examples: readonly TemplateRow[] = [
  {
    reference: 'EXAMPLE-US',
    name: 'Emily Carter',
    phone: '+1 617 555 0147',
    email: 'emily@example.com',
    address: '77 Summer Street, Floor 3',
    city: 'Boston',
    region: 'MA',
    postalCode: '02110',
    country: 'US',
    weight: 0.9,
    ...shirt,
  },
  { reference: 'EXAMPLE-US', ...mug },
  {
    reference: 'EXAMPLE-EU',
    name: 'Max Mustermann',
    phone: '+49 30 901820',
    address: 'Unter den Linden 1',
    city: 'Berlin',
    postalCode: '10117',
    country: 'DE',
    weight: 0.5,
    ...shirt,
  },
  {
    reference: 'EXAMPLE-GB',
    name: 'Tom Barker',
    phone: '+44 20 7946 0958',
    address: '27 Marchmont Street',
    city: 'London',
    postalCode: 'WC1N 1AP',
    country: 'GB',
    weight: 0.5,
    ...mug,
  },
  {
    reference: 'EXAMPLE-AU',
    name: 'Olivia Brown',
    phone: '+61 2 5550 0147',
    address: '10 Mitchell Street',
    city: 'Darwin',
    region: 'NT',
    postalCode: '0800',
    country: 'AU',
    weight: 0.5,
    ...shirt,
  },
  {
    reference: 'EXAMPLE-JP',
    name: 'Hanako Yamada',
    phone: '+81 3 5550 0147',
    address: '1-1 Chiyoda',
    city: 'Chiyoda-ku',
    region: 'Tokyo',
    postalCode: '100-0001',
    country: 'JP',
    weight: 0.5,
    ...mug,
    marketplace: 'Rakuten',
  },
  {
    reference: 'EXAMPLE-BR',
    name: 'Ana Souza',
    phone: '+55 11 91234 5678',
    address: 'Avenida Paulista 1578',
    city: 'São Paulo',
    region: 'SP',
    postalCode: '01310-200',
    country: 'BR',
    weight: 0.5,
    ...shirt,
    hsCode: '61091000',
    taxNumber: '529.982.247-25',
  },
  {
    reference: 'EXAMPLE-NO',
    name: 'Kari Nordmann',
    phone: '+47 22 12 34 56',
    address: 'Karl Johans gate 1',
    city: 'Oslo',
    postalCode: '0154',
    country: 'NO',
    weight: 0.5,
    ...mug,
    voec: 'yes',
  },
];

/** Returns the rows of the template, the names of the columns first. */
function templateRows(
  language: Language,
  { serviceCode, iossNumber }: TemplateAccount,
): (string | number)[][] {
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const rows = examples.map((example): TemplateRow => {
    if (example.name === undefined) return example;
    const isEu = example.country === 'DE';
    return { ...example, service: serviceCode, ...(isEu && iossNumber !== null ? { ioss: iossNumber } : {}) };
  });
  return [
    names.map((name) => headerName(columns[name], language)),
    ...rows.map((row) => names.map((name) => row[name] ?? '')),
  ];
}

/** Returns the template as a CSV file that Excel opens. */
export function templateCsv(language: Language, account: TemplateAccount): string {
  return `${byteOrderMark}${templateRows(language, account)
    .map((row) => csvLine(row))
    .join('')}`;
}

/** Returns the template as a workbook (XLSX), whose codes and phone numbers are texts. */
export function templateWorkbook(language: Language, account: TemplateAccount): Buffer {
  const { utils, write } = loadSheetJs();
  const rows = templateRows(language, account);
  const sheet = utils.aoa_to_sheet(rows);
  for (const [row, cells] of rows.entries())
    for (const [column, value] of cells.entries()) {
      const cell = sheet[utils.encode_cell({ r: row, c: column })];
      // Of a cell in the format of text, a spreadsheet keeps the zeros when a person writes into it.
      if (cell && typeof value === 'string') cell.z = '@';
    }
  sheet['!cols'] = (rows[0] ?? []).map((name) => ({ wch: Math.max(14, String(name).length + 2) }));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, language === 'en' ? 'Orders' : '訂單');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
}
