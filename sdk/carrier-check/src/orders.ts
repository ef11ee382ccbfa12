import { randomInt } from 'node:crypto';
import { exampleOrder, longestTexts, schemaProblems } from './protocol.ts';

/** A booking request without its reference. */
export type OrderTemplate = Readonly<Record<string, unknown>>;

/** Returns a reference in the form of Sampan's tracking numbers, whose last digit is that of ISO 7064 mod 11,10. */
export function newReference(): string {
  const digits = String(randomInt(10 ** 12)).padStart(12, '0');
  let product = 10;
  for (const digit of digits) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  return `SMP${digits}${(11 - product) % 10}`;
}

/**
 * Returns the order of a file of the partner, or the example of the document.
 * @throws {Error} that names what is wrong
 */
export function readOrderTemplate(
  text: string | null,
  codes: Readonly<Record<string, string>>,
): OrderTemplate {
  const given = text === null ? exampleOrder() : parseOrder(text);
  const order = { ...given, ...codes };
  const problems = schemaProblems('BookingRequest', { ...order, reference: newReference() });
  if (problems.length > 0)
    throw new Error(`the order does not match the schema BookingRequest: ${problems.slice(0, 5).join('; ')}`);
  return order;
}

function parseOrder(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`the order is not JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('the order must be a JSON object, as the example of createBooking is');
  return value as Record<string, unknown>;
}

// cspell:disable
const scripts = {
  Chinese: '香港九龍尖沙咀彌敦道',
  Japanese: '東京都渋谷区ジングウマエ',
  Korean: '서울특별시 강남구 테헤란로',
  Thai: 'กรุงเทพมหานคร ถนนสุขุมวิท',
  Arabic: 'شارع الملك فهد، الرياض',
  Hebrew: 'רחוב דיזנגוף תל אביב',
  Cyrillic: 'Москва, улица Тверская',
  Devanagari: 'नई दिल्ली, कनॉट प्लेस',
  'accented Latin': 'Złota Łódź, Ærøskøbing, Çankaya',
  'letters outside the BMP': '𠮷野家 👕🧵',
  'quotes and control characters': 'O\'Neill "A" \\ & <b> \u007f \t \u2028 %00 %s ; --',
} as const;
// cspell:enable

interface OrderVariant {
  readonly name: string;
  /** A gateway of an earlier version of the protocol may refuse it with 400. */
  readonly mayBeUnknown?: true;
  readonly change: (template: OrderTemplate) => Record<string, unknown>;
}

type Party = Readonly<Record<string, unknown>>;

const recipientOf = (template: OrderTemplate) => template.recipient as Party;

/** Orders at the ends of what the schema allows. The products and the countries are those of the template. */
export const orderVariants: readonly OrderVariant[] = [
  {
    name: 'the longest values',
    change: (template) => {
      const { country_code, postal_code } = recipientOf(template);
      const phone = '+1 212 555 0147'.padEnd(40, '0');
      const { email: _, ...texts } = longestTexts('Party');
      const sender = { ...texts, phone, country_code, postal_code };
      return {
        ...template,
        printed_reference: 'R'.repeat(64),
        customer_reference: 'R'.repeat(64),
        tax_number: '1'.repeat(100),
        sales_platform_name: 'P'.repeat(50),
        recipient: { ...sender, email: `${'e'.repeat(64)}@${'d'.repeat(247)}.example` },
        sender,
      };
    },
  },
  {
    name: 'the shortest values',
    change: (template) => ({
      ...template,
      printed_reference: 'R',
      customer_reference: null,
      sender: null,
      recipient: {
        contact_name: 'N',
        phone: '1',
        country_code: recipientOf(template).country_code,
        city: 'C',
        address: 'A',
        district: '',
        region: '',
        postal_code: '',
      },
      parcels: [{ weight_kg: 0.001 }],
      items: [
        { description: 'D', quantity: 1, unit_price: 0, sku: '', hs_code: '', country_of_manufacture: '' },
      ],
      surcharges: [],
    }),
  },
  {
    name: '20 parcels',
    change: (template) => ({ ...template, parcels: Array.from({ length: 20 }, () => parcelOf(template)) }),
  },
  {
    name: '100 items with every property',
    change: (template) => ({
      ...template,
      items: Array.from({ length: 100 }, (_, index) => ({
        ...textsBefore17(longestTexts('Item')),
        description: `${index + 1} `.padEnd(200, 'd'),
        quantity: 10_000,
        unit_price: 0.000001,
        hs_code: '6109100010'.padEnd(20, '0'),
        country_of_manufacture: 'cn',
        is_cspc: true,
      })),
    }),
  },
  {
    name: 'the properties of version 1.7.0',
    mayBeUnknown: true,
    change: (template) => ({
      ...template,
      recipient: { ...recipientOf(template), address_lines: ['L'.repeat(35), '1'] },
      items: [
        {
          ...longestTexts('Item'),
          quantity: 1,
          unit_price: 1,
          hs_code: '6109100010',
          country_of_manufacture: 'cn',
          battery_un_number: 'UN3481',
          battery_watt_hours: 12_345.678,
          manufacturer: contact(),
          eu_responsible_person: contact(),
        },
      ],
      incoterm: 'DDP',
      recipient_type: 'business',
    }),
  },
  ...Object.entries(scripts).map(([name, text]) => ({
    name,
    change: (template: OrderTemplate) => ({
      ...template,
      recipient: { ...recipientOf(template), contact_name: text, city: text, address: text },
      items: (template.items as readonly object[]).map((item) => ({ ...item, description: text })),
    }),
  })),
];

/** Returns the texts of an item that version 1.6.0 has. */
function textsBefore17(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter(([name]) => !/^(?:product_id_exemption|cpsc_|battery_)/.test(name)),
  );
}

function contact(): unknown {
  return { ...longestTexts('ProductContact'), country_code: 'DE' };
}

function parcelOf(template: OrderTemplate): unknown {
  return (template.parcels as readonly unknown[])[0];
}

/** Bodies that the schema refuses, each with one fault. */
export const invalidOrders: readonly OrderVariant[] = [
  { name: 'no recipient', change: ({ recipient: _, ...order }) => order },
  { name: 'no parcels', change: (template) => ({ ...template, parcels: [] }) },
  {
    name: '21 parcels',
    change: (template) => ({ ...template, parcels: Array.from({ length: 21 }, () => parcelOf(template)) }),
  },
  { name: 'a weight of 0', change: (template) => ({ ...template, parcels: [{ weight_kg: 0 }] }) },
  { name: 'a text as weight', change: (template) => ({ ...template, parcels: [{ weight_kg: '1' }] }) },
  { name: 'items that are no list', change: (template) => ({ ...template, items: {} }) },
  {
    name: 'an address of 501 characters',
    change: (template) => ({
      ...template,
      recipient: { ...recipientOf(template), address: 'a'.repeat(501) },
    }),
  },
  { name: 'an unknown currency', change: (template) => ({ ...template, declared_currency: 'EUR' }) },
  { name: 'null as product', change: (template) => ({ ...template, product_code: null }) },
];

export const malformedBodies: readonly (readonly [name: string, body: (order: string) => string])[] = [
  ['half a body', (order) => order.slice(0, order.length / 2)],
  ['a body with a trailing comma', (order) => order.replace(/\}$/, ',}')],
  ['a text that is not JSON', () => 'reference=SMP1'],
  ['no body', () => ''],
];
