import { type OrderBody, order } from './order.ts';

const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

/**
 * Returns an order with every field at its limit, and every free text of one character. Chinese has three
 * bytes in UTF-8; an emoji has four, and two UTF-16 units.
 */
export function largestOrder(character = '常'): OrderBody {
  const text = (length: number) => character.repeat(length);
  const party = {
    contact_name: text(100),
    phone: text(40),
    country_code: 'US',
    city: text(100),
    address: text(500),
    district: text(100),
    postal_code: text(20),
  };
  return order({
    recipient: { ...party, email: `${'m'.repeat(240)}@shop.example` },
    sender: { ...party, country_code: 'HK' },
    parcels: many(20, () => ({ weight_kg: 0.123456, length_cm: 10.25, width_cm: 10.25, height_cm: 10.25 })),
    items: many(100, () => ({
      description: text(200),
      quantity: 1,
      unit_price_hkd: 10.25,
      unit_weight_kg: 0.012345,
      sku: text(64),
      hs_code: text(20),
      country_of_manufacture: 'CN',
      is_cspc: false,
      merchant_product_id: text(200),
      mfr_id_std: text(200),
      mfr_id_nonstd: text(200),
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
