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
  /** The texts of an object, without those of the objects in it. */
  const longest = (part: string) => {
    const own = Object.entries(maxLengths).map(
      ([field, length]) => [field.slice(part.length + 1), length, field] as const,
    );
    return Object.fromEntries(
      own
        .filter(([name, , field]) => field === `${part}.${name}` && !name.includes('.'))
        .map(([name, length]) => [name, text(length)]),
    ) as LongTexts;
  };
  const contact = (part: string) => ({
    name: '',
    ...longest(part),
    country_code: 'DE',
    email: `${'m'.repeat(87)}@shop.example`,
  });
  return order({
    // Its carrier takes an address on one line.
    service_tier_id: 'HKASTDCSSTCM',
    recipient: {
      ...longest('recipient'),
      country_code: 'US',
      email: `${'m'.repeat(240)}@shop.example`,
      language: 'zh-Hant-HK-variant1-variant2-varian',
    },
    sender: { ...longest('sender'), country_code: 'HK' },
    parcels: many(20, () => ({ weight_kg: 0.123456, length_cm: 10.25, width_cm: 10.25, height_cm: 10.25 })),
    items: many(100, () => ({
      ...longest('items'),
      quantity: 1,
      unit_price_hkd: 10.25,
      unit_weight_kg: 0.012345,
      country_of_manufacture: 'CN',
      is_cspc: false,
      cpsc_certifier_id: 'C'.repeat(64),
      cpsc_product_id: 'P'.repeat(64),
      cpsc_version_id: 'V'.repeat(64),
      product_id_exemption: 'Y'.repeat(16),
      battery_un_number: 'UN3481',
      battery_packing_instruction: 'PI966 II',
      battery_watt_hours: 12345.678,
      manufacturer: contact('items.manufacturer'),
      eu_responsible_person: contact('items.eu_responsible_person'),
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
