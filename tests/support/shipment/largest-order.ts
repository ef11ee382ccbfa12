import { type OrderBody, order } from './order.ts';

const chinese = (length: number) => '常'.repeat(length);
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));

/** Every field at its bound, every text in Chinese where it may be. */
export function largestOrder(): OrderBody {
  const party = {
    contact_name: chinese(100),
    phone: chinese(40),
    country_code: 'US',
    city: chinese(100),
    address: chinese(500),
    district: chinese(100),
    postal_code: chinese(20),
  };
  return order({
    recipient: { ...party, email: `${'m'.repeat(240)}@shop.example` },
    sender: { ...party, country_code: 'HK' },
    parcels: many(20, () => ({ weight_kg: 0.123456, length_cm: 10.25, width_cm: 10.25, height_cm: 10.25 })),
    items: many(100, () => ({
      description: chinese(200),
      quantity: 1,
      unit_price_hkd: 10.25,
      sku: chinese(64),
      hs_code: chinese(20),
      country_of_manufacture: 'CN',
      is_cspc: false,
      merchant_product_id: chinese(200),
      mfr_id_std: chinese(200),
      mfr_id_nonstd: chinese(200),
    })),
    goods_category: 'general',
    payment_type: 'prepaid',
    reference_no: chinese(64),
    metadata: Object.fromEntries(many(100, (index) => [String(index).padEnd(100, '常'), chinese(500)])),
    tags: many(20, () => chinese(64)),
    declared_currency: 'HKD',
    tax_number: chinese(100),
    sales_platform_name: chinese(50),
  });
}
