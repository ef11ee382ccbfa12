import fc from 'fast-check';
import type { Order, OrderItem } from '../../src/pricing/facts.ts';

/** Lanes with the fields that their destinations require, and some lanes that are not served. */
const LANES = [
  { service_tier_id: 'HKASTDGGSTCM', country: 'US', codes: ['SIGNATURE', 'INSURANCE'] },
  { service_tier_id: 'HKASTDGGSTCM', country: 'DE', codes: ['signature', 'insurance'] },
  { service_tier_id: 'HKASTDGGSTCM', country: 'NO', codes: ['NO_VOEC_PREPAY', 'INSURANCE', 'SIGNATURE'] },
  { service_tier_id: 'HKASTDGGSTCM', country: 'NO', codes: ['INSURANCE'], tax_number: 'VOEC2024' },
  { service_tier_id: 'HKASTDGGSTCM', country: 'CL', codes: ['INSURANCE'], tax_number: '12.345.678-5' },
  { service_tier_id: 'HKASTDGGSTCM', country: 'BR', codes: ['INSURANCE'] },
  { service_tier_id: 'HKASTDCSSTCM', country: 'NO', codes: ['no_voec_prepay', 'INSURANCE'] },
  { service_tier_id: 'HKASTDCSSTCM', country: 'JP', codes: ['INSURANCE'], sales_platform_name: 'Rakuten' },
  { service_tier_id: 'HKASTDCSSTCM', country: 'US', codes: ['INSURANCE'] },
  { service_tier_id: 'HKUSSEGG01', country: 'US', codes: ['SIGNATURE', 'INSURANCE'] },
  { service_tier_id: 'HKAUZNGG01', country: 'AU', codes: ['SIGNATURE', 'INSURANCE'] },
  { service_tier_id: 'HKEUVPGG01', country: 'FI', codes: ['EU_VAT_PREPAY', 'INSURANCE', 'SIGNATURE'] },
  { service_tier_id: 'HKEUVPGG01', country: 'FR', codes: ['eu_vat_prepay'] },
  { service_tier_id: 'HKPTCHGG01', country: 'GB', codes: [] },
  { service_tier_id: 'HKPTCHGG01', country: 'AE', codes: ['INSURANCE'] },
  { service_tier_id: 'HKASTDGGSTCM', country: 'ZZ', codes: ['SIGNATURE'] },
];

/** Mostly absent, so most orders satisfy most rules. */
function seldom<T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> {
  return fc.oneof({ weight: 15, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

const side = fc.option(fc.double({ min: 0.1, max: 60, noNaN: true }), { nil: undefined });

const parcel = fc.record({
  weight_kg: fc.oneof(
    fc.double({ min: 0.0001, max: 15, noNaN: true }),
    fc.constantFrom(0.05, 0.1, 0.5, 1, 2, 5, 10, 22, 30),
  ),
  length_cm: side,
  width_cm: side,
  height_cm: side,
});

const amount = fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100);

/** The items of one order use the same price field; `stray` items do not. */
const items: fc.Arbitrary<OrderItem[]> = fc
  .tuple(fc.constantFrom('unit_price', 'unit_price_hkd'), fc.integer({ min: 1, max: 6 }))
  .chain(([field, length]) =>
    fc.array(
      fc
        .record({
          description: fc.constantFrom('Phone case', 'Shirt', 'Lip balm'),
          quantity: fc.integer({ min: 1, max: 20 }),
          hs_code: fc.constantFrom('61091000', '6109.10.00', '33049900'),
          country_of_manufacture: fc.constantFrom('CN', 'VN', undefined),
          price: amount,
          stray: seldom(fc.constantFrom('unit_price', 'unit_price_hkd')),
        })
        .map(({ price, stray, ...item }) => ({ ...item, [stray ?? field]: price })),
      { minLength: length, maxLength: length },
    ),
  );

/** Orders near the limits of the rules: about half are accepted, and the others violate every rule. */
export const randomOrder: fc.Arbitrary<Order> = fc
  .constantFrom(...LANES)
  .chain(({ country, codes, ...lane }) =>
    fc
      .record({
        postal_code: fc.oneof(
          { weight: 9, arbitrary: fc.constant('2000') },
          { weight: 1, arbitrary: fc.constantFrom('0800', '0300', undefined) },
        ),
        parcels: fc.array(parcel, { minLength: 1, maxLength: 4 }),
        items,
        goods_category: fc.constantFrom(undefined, undefined, 'general', 'battery', 'cosmetics'),
        selected_surcharges: fc.subarray(codes),
        stray_surcharge: seldom(
          fc.constantFrom('GIFT', 'EU_ITEM_LEVY', 'NO_VOEC_PREPAY', 'EU_VAT_PREPAY', 'SIGNATURE'),
        ),
        declared_currency: seldom(fc.constantFrom('HKD' as const, 'USD' as const)),
        insured_amount: seldom(amount),
        ioss_number: seldom(fc.constantFrom('IM1234567890', 'IM0000000000')),
        vat_prepay: seldom(fc.boolean()),
        voec_prepay: seldom(fc.boolean()),
      })
      .map(({ postal_code, stray_surcharge: stray, ...order }) => ({
        ...lane,
        ...order,
        recipient: { country_code: country, postal_code },
        selected_surcharges: [...order.selected_surcharges, ...(stray === undefined ? [] : [stray])],
      })),
  );
