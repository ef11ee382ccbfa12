import fc from 'fast-check';
import type { Order, OrderItem } from '../../src/pricing/facts.ts';

/** Lanes whose fees depend on the items' prices, with the fields that their destinations require. */
const LANES = [
  { service_tier_id: 'HKASTDGGSTCM', country: 'NO', voec_prepay: true },
  { service_tier_id: 'HKASTDCSSTCM', country: 'NO', voec_prepay: true },
  { service_tier_id: 'HKASTDGGSTCM', country: 'US' },
  { service_tier_id: 'HKASTDGGSTCM', country: 'FR' },
  ...['DE', 'FI', 'FR', 'HU', 'LU', 'SE'].map((country) => ({
    service_tier_id: 'HKEUVPGG01',
    country,
    vat_prepay: true,
  })),
] as const;

/** Amounts of up to 6 decimals: around USD 0.005, halves of a cent, small, usual, and at the limit. */
const figure = fc.oneof(
  fc.integer({ min: 0, max: 100_000 }).map((micros) => micros / 1e6),
  fc.integer({ min: 38_000, max: 40_000 }).map((micros) => micros / 1e6),
  fc.integer({ min: 0, max: 20_000 }).map((halves) => halves / 200),
  fc.integer({ min: 0, max: 5_000_000_000 }).map((micros) => micros / 1e6),
  fc.integer({ min: 0, max: 300_000 }).map((cents) => cents / 100),
  fc.constantFrom(0, 0.000001, 999_999.999999, 1_000_000),
);

const quantity = fc.oneof(
  fc.constantFrom(1, 2, 3, 10_000),
  fc.integer({ min: 1, max: 20 }),
  fc.integer({ min: 1, max: 10_000 }),
);

const items: fc.Arbitrary<OrderItem[]> = fc
  .tuple(fc.constantFrom('unit_price', 'unit_price_hkd'), fc.integer({ min: 1, max: 8 }))
  .chain(([field, length]) =>
    fc.array(
      fc
        .record({
          description: fc.constantFrom('Bead', 'Shirt', 'Lip balm'),
          quantity,
          hs_code: fc.constantFrom('61091000', '6109.10', '33049900'),
          country_of_manufacture: fc.constantFrom('CN', 'cn', 'VN', undefined),
          price: fc.oneof({ weight: 9, arbitrary: figure }, { weight: 1, arbitrary: fc.constant(undefined) }),
        })
        .map(({ price, ...item }) => ({ ...item, [field]: price })),
      { minLength: length, maxLength: length },
    ),
  );

/** Orders that are valid except for their prices; some declare HKD, where `unit_price` is in HKD too. */
export const pricedOrder: fc.Arbitrary<Order> = fc.constantFrom(...LANES).chain(({ country, ...lane }) =>
  fc
    .record({
      items,
      insured: fc.boolean(),
      declared_currency: fc.option(fc.constant('HKD' as const), { nil: undefined }),
    })
    .map(({ insured, ...order }) => ({
      ...lane,
      ...order,
      recipient: { country_code: country },
      parcels: [{ weight_kg: 0.5 }],
      selected_surcharges: insured ? ['INSURANCE'] : [],
    })),
);
