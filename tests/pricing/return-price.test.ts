import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { CatalogData, CatalogRow } from '../../db/table/catalog.ts';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { readCatalog } from '../../src/catalog/read-catalog.ts';
import { priceReturn, type ReturnedGoods } from '../../src/pricing/price-return.ts';
import { runs } from '../support/profile.ts';
import { readContext } from './decision-row.ts';
import { SEED_DIRECTORY } from './demo-catalog.ts';
import { declaredValue, type Fraction, fraction, insuranceFee, type ModelItem } from './exact-model.ts';

const { data } = await readCatalog(SEED_DIRECTORY);
/** Those that carry from the United States. */
const codes = data.service
  .filter(({ direction, code }) => direction === 'return' && code !== 'HKPTRTGG01')
  .map(({ code }) => code)
  .sort();

interface Tariff {
  readonly divisor: number | null;
  readonly stepMg: number;
  /** Below and above 2 kg. */
  readonly brackets: readonly [Bracket, Bracket];
  readonly discounts: readonly (
    | { readonly kind: 'percent'; readonly basis_points: number }
    | { readonly kind: 'fixed'; readonly amount_cents: number }
  )[];
  /** For each parcel of goods with batteries. */
  readonly handlingCents: number;
}

interface Bracket {
  readonly base_cents: number;
  readonly per_kg_cents: number;
  readonly reg_fee_cents: number;
}

const edgeMg = 2_000_000;
const cents = (max: number) => fc.integer({ min: 0, max });
const bracket: fc.Arbitrary<Bracket> = fc.record({
  base_cents: cents(20_000),
  per_kg_cents: cents(30_000),
  reg_fee_cents: cents(5_000),
});
const tariff: fc.Arbitrary<Tariff> = fc.record({
  divisor: fc.constantFrom(null, 5_000, 6_000, 8_000),
  stepMg: fc.constantFrom(1, 50_000, 100_000, 500_000),
  brackets: fc.tuple(bracket, bracket),
  discounts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), basis_points: fc.integer({ min: 1, max: 10_000 }) }),
      fc.record({ kind: fc.constant('fixed' as const), amount_cents: fc.integer({ min: 1, max: 30_000 }) }),
    ),
    { maxLength: 3 },
  ),
  handlingCents: cents(3_000),
});

const side = fc.integer({ min: 1, max: 1_000 }).map((millimeters) => millimeters / 10);
const parcel = fc.oneof(
  fc.record({ weight_kg: fc.integer({ min: 1, max: 6_000 }).map((grams) => grams / 1_000) }),
  fc.record({
    weight_kg: fc.integer({ min: 1, max: 6_000 }).map((grams) => grams / 1_000),
    length_cm: side,
    width_cm: side,
    height_cm: side,
  }),
);
const items: fc.Arbitrary<ModelItem[]> = fc.constantFrom('unit_price', 'unit_price_hkd').chain((field) =>
  fc.array(
    fc
      .record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.integer({ min: 100, max: 20_000 }) })
      .map(({ quantity, price }) => ({ description: 'Mug', quantity, [field]: price / 100 })),
    { minLength: 1, maxLength: 4 },
  ),
);
const goods = fc.record({
  parcels: fc.array(parcel, { minLength: 1, maxLength: 3 }),
  items,
  goods_category: fc.constantFrom('general', 'battery'),
  selected_surcharges: fc.constantFrom<string[]>([], ['INSURANCE'], ['insurance'], ['SIGNATURE']),
});
type Sent = typeof goods extends fc.Arbitrary<infer Value> ? Value : never;
const rates = fc.integer({ min: 7_750_000, max: 7_850_000 }).map((micros) => micros / 1e6);

/** Gives each return service its tariff, and leaves all else of the catalog. */
function catalogWith(tariffs: readonly Tariff[]): CatalogData {
  const tariffOf = (code: string) => tariffs[codes.indexOf(code)];
  const own = new Set(data.service.filter(({ code }) => tariffOf(code)).map((row) => row.rate_table_code));
  const zoneOf = (code: string) =>
    data.zone.find((row) => row.service_code === code && row.countries.includes('US'))?.zone ?? '';
  const handled = (row: CatalogRow<'surcharge_rule'>) =>
    row.surcharge_code === 'BATTERY_HANDLING' && row.services.some((code) => tariffOf(code));
  const [handling] = data.surcharge_rule.filter(handled);
  if (!handling) throw new Error('no return service has a handling fee');
  return {
    ...data,
    service: data.service.map((row) => {
      const { divisor, stepMg } = tariffOf(row.code) ?? {};
      return stepMg === undefined
        ? row
        : { ...row, volumetric_divisor: divisor ?? null, weight_step_mg: stepMg, max_side_cm: 500 };
    }),
    rate_bracket: [
      ...data.rate_bracket.filter((row) => !own.has(row.rate_table_code)),
      ...data.service.flatMap(({ code, rate_table_code }) =>
        (tariffOf(code)?.brackets ?? []).map((prices, index) => ({
          rate_table_code,
          version: 1,
          zone: zoneOf(code),
          over_mg: index === 0 ? 0 : edgeMg,
          up_to_mg: index === 0 ? edgeMg : 10_000_000_000,
          ...prices,
        })),
      ),
    ],
    discount_rule: [
      ...data.discount_rule,
      ...codes.flatMap((code) =>
        (tariffOf(code)?.discounts ?? []).map((discount, index) => ({
          basis_points: null,
          amount_cents: null,
          ...discount,
          rule_id: `DR-${code}-${index}`,
          account_id: null,
          service_code: code,
          valid_from: '2024-01-01',
          valid_until: null,
        })),
      ),
    ],
    surcharge_rule: [
      ...data.surcharge_rule.filter((row) => !handled(row)),
      ...codes.map((code) => ({
        ...handling,
        services: [code],
        fixed_cents: tariffOf(code)?.handlingCents ?? 0,
      })),
    ],
  };
}

const halfUp = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

/** The price of a way back in cents, from the documents and without code of `src/`. */
function modelTotal(
  { divisor, stepMg, brackets, discounts, handlingCents }: Tariff,
  { parcels, items: declared, goods_category, selected_surcharges }: Sent,
  rate: Fraction,
): number {
  const milligrams = (kilograms: number) => BigInt(Math.round(kilograms * 1e6));
  const weights = parcels.map((one) => {
    const actual = milligrams(one.weight_kg);
    if (divisor === null || !('length_cm' in one)) return actual;
    const volume = [one.length_cm, one.width_cm, one.height_cm].reduce(
      (product, length) => product * BigInt(Math.round(length * 100)),
      1n,
    );
    const volumetric = (volume + BigInt(divisor) - 1n) / BigInt(divisor);
    return volumetric > actual ? volumetric : actual;
  });
  const step = BigInt(stepMg);
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  const chargeable = ((sum + step - 1n) / step) * step;
  const { base_cents, per_kg_cents, reg_fee_cents } = brackets[chargeable <= BigInt(edgeMg) ? 0 : 1];
  const gross = BigInt(base_cents) + halfUp(chargeable * BigInt(per_kg_cents), 1_000_000n);
  const reductions = discounts.map((discount) =>
    discount.kind === 'percent'
      ? halfUp(gross * BigInt(discount.basis_points), 10_000n)
      : BigInt(discount.amount_cents),
  );
  const best = reductions.reduce((most, one) => (one > most ? one : most), 0n);
  const freight = Number(gross - (best > gross ? gross : best));
  const currency = declared.some(({ unit_price }) => unit_price !== undefined) ? 'USD' : 'HKD';
  const insured = selected_surcharges.some((code) => code.toUpperCase() === 'INSURANCE')
    ? insuranceFee(fraction((freight / 100).toFixed(2)), declaredValue(declared, currency, rate))
    : 0;
  const handling = goods_category === 'battery' ? handlingCents : 0;
  return freight + (reg_fee_cents + handling) * parcels.length + Math.round(insured * 100);
}

describe('a return with random goods and a random catalog', () => {
  it('has to the cent the price of exact fractions with each service, and the cheapest one is chosen', () => {
    let [priced, refused] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(tariff, { minLength: codes.length, maxLength: codes.length }),
        goods,
        rates,
        (tariffs, sent, rate) => {
          const context = readContext(`fx=${rate}`, compileCatalog(catalogWith(tariffs), 1));
          const returned: ReturnedGoods = { ...sent, expected_total_hkd: undefined };
          const { price, options, violations } = priceReturn(returned, { country_code: 'US' }, context);
          const own = options.filter(({ service }) => codes.includes(service.code));
          if (violations.length > 0) {
            refused += 1;
            // No return service offers it.
            expect(sent.selected_surcharges).toEqual(['SIGNATURE']);
            return;
          }
          priced += 1;
          for (const option of own) {
            const expected = modelTotal(
              tariffs[codes.indexOf(option.service.code)] as Tariff,
              sent,
              fraction(rate),
            );
            expect([option.service.code, option.available && option.totalCents]).toEqual([
              option.service.code,
              expected,
            ]);
          }
          // The partner's service offers no insurance.
          const totals = options.flatMap((option) =>
            option.available && option.conflicts.length === 0 ? [option.totalCents] : [],
          );
          expect(price?.totalCents).toBe(Math.min(...totals));
          for (const option of own) {
            const chosen = priceReturn(
              { ...returned, service_tier_id: option.service.code },
              { country_code: 'US' },
              context,
            );
            expect(chosen.price).toEqual(option);
          }
        },
      ),
      { numRuns: runs(2_000) },
    );
    expect(priced).toBeGreaterThan(runs(2_000) / 4);
    expect(refused).toBeGreaterThan(0);
  });
});
