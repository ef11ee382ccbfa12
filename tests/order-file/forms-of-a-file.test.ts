import { type CellObject, utils, write } from '@e965/xlsx';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import iconv from 'iconv-lite';
import type { Encoding } from '../../src/order-file/encoding-name.ts';
import { isMisread, undoMisreading } from '../../src/order-file/misread.ts';
import { noChoices, openOrderFile } from '../../src/order-file/order-file.ts';
import { headerName } from '../../src/order-file/write-orders.ts';
import { runs } from '../support/profile.ts';

/** Orders as a program keeps them. */
interface Item {
  readonly description: string;
  readonly sku: string;
  readonly quantity: number;
  readonly cents: number;
}

interface Order {
  readonly reference: string;
  readonly name: string;
  readonly phone: number;
  readonly city: string;
  readonly lines: readonly string[];
  readonly zip: number;
  readonly grams: number;
  /** Days since 1900-01-01, as spreadsheets count them. */
  readonly day: number;
  readonly items: readonly Item[];
}

/** The same letters in any script. Some have bytes in an encoding that are separators, quotes or backslashes in ASCII. */
const letters = {
  gb18030: '中华人民共和国广东省深圳市南山區龍𠮷',
  big5: '香港九龍新界邨埗裏臺北功許蓋育',
  shift_jis: '東京都渋谷区さいたまソ表能予ヤﾔ',
  'euc-kr': '서울뷁똠펲강남구',
  'windows-1252': 'äöüßéèçñA',
  'windows-1250': 'łąęřěůőŽA',
  'windows-1251': 'МоскваЇє',
  macintosh: 'äöüßéèçñA',
} as const;
const unicode: readonly Encoding[] = ['utf-8', 'utf-16le', 'utf-16be'];
const tables: Readonly<Record<string, string>> = { big5: 'big5hkscs', 'euc-kr': 'cp949' };

/** Joiners and selectors without a letter are left out of texts, and these signs stand for others in the files of shops. */
const changed = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800&<_'~^¦]/u;
const anyLetter = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 3 })
  .filter((text) => !changed.test(text) && !isMisread(text) && undoMisreading(text) === null)
  .map((text) => `z${text}z`);
const signs = [' ', ', ', '; ', ' | ', '\t', '"', ' "A5" ', '""', '\\"', ' \\ ', ' = ', ',', ';'];

interface Texts {
  readonly name: fc.Arbitrary<string>;
  readonly text: fc.Arbitrary<string>;
}

const textsOf = (word: fc.Arbitrary<string>): Texts => {
  const name = fc.tuple(word, word).map((words) => words.join(' '));
  const text = fc
    .tuple(fc.constantFrom('', '"A5" '), word, fc.constantFrom(...signs), word, fc.constantFrom('', ' 5"'))
    .map((parts) => parts.join(''));
  return { name, text };
};
const words = (alphabet: string) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 2, maxLength: 5 });

const ordersOf = ({ name, text }: Texts): fc.Arbitrary<readonly Order[]> => {
  const item = fc.record({
    description: text,
    quantity: fc.integer({ min: 1, max: 99 }),
    cents: fc.integer({ min: 1, max: 99_999 }),
  });
  const order = fc.record({
    name,
    city: name,
    lines: fc.array(text, { minLength: 1, maxLength: 3 }),
    phone: fc.integer({ min: 0, max: 9_999 }).map((number) => 16_175_550_000 + number),
    zip: fc.integer({ min: 501, max: 99_950 }),
    grams: fc.integer({ min: 1, max: 29_999 }),
    day: fc.integer({ min: 45_000, max: 47_000 }),
    items: fc.array(item, { minLength: 1, maxLength: 3 }),
  });
  return fc.array(order, { minLength: 1, maxLength: 4 }).map((orders) =>
    orders.map((one, place) => ({
      ...one,
      reference: `SO-${place}`,
      items: one.items.map((kind, at) => ({ ...kind, sku: `A-${at}` })),
    })),
  );
};

/** A value of a cell: numbers have the decimals that the file shows. */
type Value =
  | string
  | { readonly number: number; readonly decimals: number; readonly formats: readonly string[] }
  | { readonly code: number; readonly digits: number }
  | { readonly day: number };
type Row = Readonly<Record<string, Value>>;

const whole = (number: number): Value => ({ number, decimals: 0, formats: ['General', '0', '#,##0'] });
const amount = (cents: number): Value => ({
  number: cents / 100,
  decimals: 2,
  formats: ['General', '0.00', '#,##0.00'],
});
const kilograms = (grams: number): Value => ({
  number: grams / 1_000,
  decimals: 3,
  formats: ['General', '0.0', '0.000', '0'],
});
const dateOf = (day: number) => new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10);

interface Program {
  readonly rows: (orders: readonly Order[], lineBreak: string, isSparse: boolean) => readonly Row[];
  readonly body: (order: Order) => unknown;
}

const columns = {
  reference: 'reference_no',
  name: 'recipient.contact_name',
  phone: 'recipient.phone',
  country: 'recipient.country_code',
  city: 'recipient.city',
  region: 'recipient.region',
  address: 'recipient.address',
  zip: 'recipient.postal_code',
  weight: 'parcels.0.weight_kg',
  description: 'items.0.description',
  quantity: 'items.0.quantity',
  price: 'items.0.unit_price_hkd',
  hsCode: 'items.0.hs_code',
  sku: 'items.0.sku',
  day: 'metadata.ordered_on',
};

/** Further items are in rows that repeat their order, or say nothing of it. */
const template: Program = {
  rows: (orders, lineBreak, isSparse) =>
    orders.flatMap((order) =>
      order.items.map((item, at): Row => {
        const own: Row = {
          [columns.reference]: order.reference,
          [columns.name]: order.name,
          [columns.phone]: { code: order.phone, digits: 11 },
          [columns.country]: 'US',
          [columns.city]: order.city,
          [columns.region]: 'MA',
          [columns.address]: order.lines.join(lineBreak),
          [columns.zip]: { code: order.zip, digits: 5 },
          [columns.weight]: kilograms(order.grams),
          [columns.day]: { day: order.day },
        };
        return {
          ...(at > 0 && isSparse ? {} : own),
          [columns.description]: item.description.replace(' ', lineBreak),
          [columns.quantity]: whole(item.quantity),
          [columns.price]: amount(item.cents),
          [columns.hsCode]: '6109.10',
          [columns.sku]: item.sku,
        };
      }),
    ),
  body: ({ reference, name, phone, city, lines, zip, grams, day, items }) => ({
    reference_no: reference,
    recipient: {
      contact_name: name,
      phone: `${phone}`,
      country_code: 'US',
      city,
      region: 'MA',
      address: lines.join(', '),
      postal_code: `${zip}`.padStart(5, '0'),
    },
    parcels: [{ weight_kg: grams / 1_000 }],
    metadata: { ordered_on: dateOf(day) },
    items: items.map(({ description, sku, quantity, cents }) => ({
      description,
      sku,
      quantity,
      unit_price_hkd: cents / 100,
      hs_code: '6109.10',
    })),
  }),
};

const shopify: Program = {
  rows: (orders, lineBreak) =>
    orders.flatMap((order) =>
      order.items.map((item, at): Row => {
        const [street = '', ...rest] = order.lines;
        const own: Row = {
          Email: 'anna@example.com',
          'Financial Status': 'paid',
          'Paid at': { day: order.day },
          'Fulfillment Status': 'unfulfilled',
          Currency: 'USD',
          'Shipping Name': order.name,
          'Shipping Address1': street,
          'Shipping Address2': rest.join(lineBreak),
          'Shipping City': order.city,
          'Shipping Zip': `'${`${order.zip}`.padStart(5, '0')}`,
          'Shipping Province': 'MA',
          'Shipping Country': 'US',
          'Shipping Phone': { code: order.phone, digits: 11 },
        };
        return {
          Name: order.reference,
          ...(at > 0 ? {} : own),
          'Lineitem quantity': whole(item.quantity),
          'Lineitem name': item.description,
          'Lineitem price': amount(item.cents),
          'Lineitem sku': item.sku,
          'Lineitem requires shipping': 'true',
          Vendor: 'Us',
        };
      }),
    ),
  body: ({ reference, name, phone, city, lines, zip, items }) => ({
    reference_no: reference,
    declared_currency: 'USD',
    recipient: {
      contact_name: name,
      email: 'anna@example.com',
      phone: `${phone}`,
      country_code: 'US',
      city,
      region: 'MA',
      address: [...new Set([lines[0], lines.slice(1).join(', ')])].filter(Boolean).join(', '),
      postal_code: `${zip}`.padStart(5, '0'),
    },
    items: items.map(({ description, sku, quantity, cents }) => ({
      description,
      sku,
      quantity,
      unit_price: cents / 100,
    })),
  }),
};

const headerOf = (rows: readonly Row[]) => [...new Set(rows.flatMap(Object.keys))];

/** Returns the names that a person reads. */
const plainNames = (rows: readonly Row[]): readonly Row[] =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([field, value]) => [
        /^(?:reference_no|recipient|parcels|items)/.test(field) ? headerName({ field }, 'en') : field,
        value,
      ]),
    ),
  );

interface TextForm {
  readonly separator: string;
  readonly isDeclared: boolean;
  readonly end: string;
  readonly decimal: string;
  readonly isQuoted: boolean;
}

const csvOf = (rows: readonly Row[], { separator, isDeclared, end, decimal, isQuoted }: TextForm) => {
  const shown = (value: Value) => {
    if (typeof value === 'string') return value;
    if ('code' in value) return `${value.code}`.padStart(value.digits, '0');
    return 'day' in value ? dateOf(value.day) : value.number.toFixed(value.decimals).replace('.', decimal);
  };
  const cell = (text: string) =>
    (isQuoted && text !== '') || text.includes(separator) || /["\r\n]/.test(text)
      ? `"${text.replaceAll('"', '""')}"`
      : text;
  const header = headerOf(rows);
  return [
    ...(isDeclared ? [`sep=${separator}`] : []),
    ...[header, ...rows.map((row) => header.map((name) => shown(row[name] ?? '')))].map((cells) =>
      cells.map(cell).join(separator),
    ),
    '',
  ].join(end);
};

/** `variant` chooses among the forms in which a spreadsheet keeps the same value. */
const cellOf = (value: Value, variant: number): CellObject => {
  if (typeof value === 'string') return { t: 's', v: value };
  if ('day' in value)
    return variant % 3 === 0
      ? { t: 's', v: dateOf(value.day) }
      : { t: 'n', v: value.day, z: variant % 3 === 1 ? 'yyyy-mm-dd' : 'm/d/yy' };
  if ('code' in value)
    return variant % 2 === 0
      ? { t: 's', v: `${value.code}`.padStart(value.digits, '0') }
      : { t: 'n', v: value.code, z: '0'.repeat(value.digits) };
  return variant % 3 === 0
    ? { t: 's', v: value.number.toFixed(value.decimals) }
    : { t: 'n', v: value.number, z: value.formats[variant % value.formats.length] ?? 'General' };
};

const workbookOf = (rows: readonly Row[], variant: number): Buffer => {
  const header = headerOf(rows);
  const sheet = utils.aoa_to_sheet([
    header,
    ...rows.map((row, at) => header.map((name, column) => cellOf(row[name] ?? '', variant + at + column))),
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Orders');
  return write(book, {
    type: 'buffer',
    bookType: 'xlsx',
    bookSST: variant % 2 === 0,
    compression: variant % 4 < 2,
  });
};

const program = fc.constantFrom(template, shopify);
const common = { program, isSparse: fc.boolean(), isPlain: fc.boolean() };

const bodiesOf = (content: Uint8Array, encoding: Encoding | null) => {
  const file = openOrderFile(content, { ...noChoices, encoding });
  if (file.fault !== null) return file.fault;
  const noted = file.orders.flatMap(({ faults, corrected }) => [...faults, ...corrected]);
  return file.mapping.unknown.length > 0 || noted.length > 0
    ? { unknown: file.mapping.unknown, noted }
    : file.orders.map(({ body }) => body);
};

it('reads the orders that were written as a text, of any separator, line end and encoding', () => {
  const file = fc
    .constantFrom(...unicode, ...(Object.keys(letters) as (keyof typeof letters)[]))
    .chain((encoding) =>
      fc.record({
        ...common,
        encoding: fc.constant(encoding),
        hasMark: encoding in letters ? fc.constant(false) : fc.boolean(),
        lineBreak: fc.constantFrom('\n', '\r\n', '\r'),
        orders: ordersOf(
          textsOf(encoding in letters ? words(letters[encoding as keyof typeof letters]) : anyLetter),
        ),
        form: fc.record({
          separator: fc.constantFrom(',', ';', '\t', '|'),
          isDeclared: fc.boolean(),
          end: fc.constantFrom('\n', '\r\n', '\r'),
          decimal: fc.constantFrom('.', ','),
          isQuoted: fc.boolean(),
        }),
      }),
    );
  fc.assert(
    fc.property(file, ({ encoding, hasMark, lineBreak, orders, form, program: { rows, body }, ...more }) => {
      const written = rows(orders, lineBreak, more.isSparse);
      const text = csvOf(more.isPlain ? plainNames(written) : written, form);
      const content = iconv.encode((hasMark ? '\ufeff' : '') + text, tables[encoding] ?? encoding);
      const isSure = hasMark || encoding.startsWith('utf-16');
      expect(bodiesOf(content, isSure ? null : encoding)).toEqual(orders.map(body));
    }),
    { numRuns: runs(2_000) },
  );
});

it('reads the orders that were written as a workbook, of texts, numbers and dates', () => {
  const file = fc.record({ ...common, orders: ordersOf(textsOf(anyLetter)), variant: fc.nat({ max: 11 }) });
  fc.assert(
    fc.property(file, ({ orders, variant, program: { rows, body }, ...more }) => {
      const written = rows(orders, '\n', more.isSparse);
      const content = workbookOf(more.isPlain ? plainNames(written) : written, variant);
      expect(bodiesOf(content, null)).toEqual(orders.map(body));
    }),
    { numRuns: runs(500) },
  );
});
