import { maxLengths } from '../../../generated/order-fields.ts';
import { type OrderBody, order } from './order.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

type LongTexts = Record<'contact_name' | 'phone' | 'city' | 'address' | 'description', string>;

/**
 * Returns an order with every field at its limit, and every free text of one character. Chinese has three
 * bytes in UTF-8; an emoji has four, and two UTF-16 units.
 */
export function largestOrder(character = '常'): OrderBody {
  const text = (length: number) => character.repeat(length);
  const longest = (part: 'recipient' | 'sender' | 'items') => {
    const own = Object.entries(maxLengths).filter(([field]) => field.startsWith(`${part}.`));
    return Object.fromEntries(
      own.map(([field, length]) => [field.slice(part.length + 1), text(length)]),
    ) as LongTexts;
  };
  return order({
    recipient: { ...longest('recipient'), country_code: 'US', email: `${'m'.repeat(240)}@shop.example` },
    sender: { ...longest('sender'), country_code: 'HK' },
    parcels: many(20, () => ({ weight_kg: 0.123456, length_cm: 10.25, width_cm: 10.25, height_cm: 10.25 })),
    items: many(100, () => ({
      ...longest('items'),
      quantity: 1,
      unit_price_hkd: 10.25,
      unit_weight_kg: 0.012345,
      country_of_manufacture: 'CN',
      is_cspc: false,
    })),
    goods_category: 'general',
    payment_type: 'prepaid',
    reference_no: text(64),
    metadata: Object.fromEntries(
      many(100, (index) => [`${String(index)}${text(100 - String(index).length)}`, text(500)]),
    ),
    tags: many(20, () => text(64)),
    declared_currency: 'HKD',
    tax_number: text(100),
    sales_platform_name: text(50),
  });
}

/** Escapes every non-ASCII character, as Python's json.dumps does. */
export function escapedJson(body: unknown): string {
  return JSON.stringify(body).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
