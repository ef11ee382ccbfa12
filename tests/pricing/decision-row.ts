import type { Catalog } from '../../src/catalog/catalog.ts';
import { currencyRates } from '../../src/fx/currency-rates.ts';
import { type FxRate, resolvableRate } from '../../src/fx/fx-rate.ts';
import { hasAtMostDecimals } from '../../src/money.ts';
import type { Order, OrderItem } from '../../src/pricing/facts.ts';
import type { Parcel, PricingContext } from '../../src/pricing/option.ts';

/** One row of decision-table.csv: an order and its context, as `key=value` words (see README.md). */
export interface DecisionRow {
  rule: string;
  case: string;
  order: string;
  context: string;
  outcome: string;
}

type Words = Map<string, string[]>;

function readWords(text: string, known: readonly string[]): Words {
  const words: Words = new Map();
  for (const word of text.split(' ').filter((part) => part !== '')) {
    const [key = '', ...rest] = word.split('=');
    if (!known.includes(key)) throw new Error(`unknown word ${word}`);
    words.set(key, [...(words.get(key) ?? []), rest.join('=').replaceAll('~', ' ')]);
  }
  return words;
}

const ORDER_WORDS = [
  'service',
  'to',
  'postcode',
  'parcel',
  'parcels',
  'item',
  'items',
  'goods',
  'select',
  'currency',
  'payment',
  'vat',
  'voec',
  'ioss',
  'tax',
  'platform',
  'insured',
  'expect',
  'rule',
];

/** Reads `0.5` or `0.5@30x20x10`: kg, and cm. */
function readParcel(text: string): Parcel {
  const [weight, sides] = text.split('@');
  const parcel: Parcel = { weight_kg: Number(weight) };
  if (sides === undefined) return parcel;
  const [length_cm, width_cm, height_cm] = sides.split('x').map(Number);
  return { ...parcel, length_cm, width_cm, height_cm };
}

/** Reads `h100x2;hs:61091000;of:Shirt;made:CN`: an HKD (h), USD (u) or no (-) price, quantity, and customs data. */
function readItem(text: string, usualHsCode: string | undefined): OrderItem {
  const [price = '', ...customs] = text.split(';');
  const [, currency, amount, quantity = '1'] = /^([hu-])([\d.]*)(?:x(\d+))?$/.exec(price) ?? [];
  const fields = new Map(customs.map((word) => word.split(':') as [string, string]));
  const item: Record<string, unknown> = {
    description: fields.get('of') ?? 'Phone case',
    quantity: Number(quantity),
  };
  if (currency === 'h') item.unit_price_hkd = Number(amount);
  if (currency === 'u') item.unit_price = Number(amount);
  item.hs_code = fields.get('hs') ?? usualHsCode;
  if (fields.has('made')) item.country_of_manufacture = fields.get('made');
  return item as unknown as OrderItem;
}

function repeat<T>(values: readonly T[], times: string | undefined): T[] {
  return times === undefined ? [...values] : Array.from({ length: Number(times) }, () => values[0] as T);
}

/** Required by the schema, without effect on the price. */
const consignee = {
  contact_name: 'Ada Fjord',
  phone: '+1 212 555 0100',
  city: 'Anywhere',
  address: '1 Pier',
};

export function readOrder(text: string): Order {
  const words = readWords(text, ORDER_WORDS);
  const one = (key: string) => words.get(key)?.[0];
  const order: Record<string, unknown> = {
    service_tier_id: one('service') ?? 'HKASTDGGSTCM',
    recipient: { ...consignee, country_code: one('to') ?? 'US', postal_code: one('postcode') },
    parcels: repeat((words.get('parcel') ?? ['0.5']).map(readParcel), one('parcels')),
    items: repeat(
      // Brazil's own rule has rows without one.
      (words.get('item') ?? ['h100']).map((text) =>
        readItem(text, one('to') === 'BR' ? undefined : '392690'),
      ),
      one('items'),
    ),
    goods_category: one('goods'),
    payment_type: one('payment'),
    selected_surcharges: one('select')?.split('|'),
    declared_currency: one('currency'),
    vat_prepay: flag(one('vat')),
    voec_prepay: flag(one('voec')),
    ioss_number: one('ioss'),
    tax_number: one('tax'),
    sales_platform_name: one('platform'),
    insured_amount: number(one('insured')),
    expected_total_hkd: number(one('expect')),
  };
  if (words.has('rule')) order.expected_discount_rule_id = one('rule') === 'null' ? null : one('rule');
  return order as unknown as Order;
}

function flag(word: string | undefined): boolean | undefined {
  return word === undefined ? undefined : word === 'true';
}

function number(word: string | undefined): number | undefined {
  return word === undefined ? undefined : Number(word);
}

export const NOW = new Date('2026-11-21T04:00:00Z');
const CONTEXT_WORDS = ['fx', 'age', 'date', 'vat', 'voec', 'custom', 'own', 'default', 'products', 'card'];

/**
 * By default: rate 7.8, one hour old; date 2026-11-21; all features on; all products; own IOSS number IM1234567890.
 */
export function readContext(text: string, catalog: Catalog): PricingContext {
  const words = readWords(text, CONTEXT_WORDS);
  const one = (key: string) => words.get(key)?.[0];
  const fetchedAt = new Date(NOW.getTime() - Number(one('age') ?? 1) * 3_600_000).toISOString();
  const rate = Number(one('fx') ?? 7.8);
  if (one('fx') !== 'none' && !hasAtMostDecimals(rate, 6)) throw new Error(`a rate of ${rate}`);
  const fx: FxRate = { rateMicros: Math.round(rate * 1e6), rateType: 'daily', fetchedAt };
  const usable = one('fx') === 'none' ? null : resolvableRate(fx, NOW);
  const products = one('products')?.split('|') ?? [...catalog.products.keys()];
  const card = one('card')?.split('|') as [string, string] | undefined;
  return {
    catalog,
    account: {
      entitlement: {
        accountId: 'acc_table',
        productCodes: new Set(products),
        rateTables: new Map(card === undefined ? [] : [card]),
      },
      customInsurance: one('custom') === 'on',
      iossNumbers: new Set((one('own') ?? 'IM1234567890').split('|')),
      defaultIossNumber: one('default') ?? null,
    },
    features: { vatPrepay: one('vat') !== 'off', voecPrepay: one('voec') !== 'off' },
    fx: usable,
    rates: currencyRates(usable),
    date: one('date') ?? '2026-11-21',
    hasDefaultSender: true,
  };
}
