import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hkdToUsdMicros } from '../../src/fx/fx-rate.ts';
import { centsToAmount, decimalToScaled } from '../../src/money.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import { prepareQuote, quoteOptions } from '../../src/pricing/quote.ts';
import { firstViolations } from '../../src/pricing/rules.ts';
import { runs } from '../support/profile.ts';
import { readContext } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';
import { amount, customInsuranceFee, declaredValue, fraction, storedPrices } from './exact-model.ts';
import { expectedOutcome } from './expected-outcome.ts';
import { pricedOrder } from './priced-order.ts';

const catalog = await demoCatalog();
const rates = fc.oneof(
  fc.constantFrom(7.8, 7.75, 7.85),
  fc.integer({ min: 7_750_000, max: 7_850_000 }).map((micros) => micros / 1e6),
  fc.integer({ min: 1_000_000, max: 20_000_000 }).map((micros) => micros / 1e6),
);

describe('random prices and rates, compared with exact fractions', () => {
  it('a create has the same declared value, fees and refusals, and a quote of its items has the same price', () => {
    let [priced, refused] = [0, 0];
    fc.assert(
      fc.property(pricedOrder, rates, (order, rate) => {
        const context = readContext(`fx=${rate}`, catalog);
        const facts = prepareOrder(order, context);
        const { option } = facts;
        const freight = option?.available === true ? option.freightCents : 0;
        const expected = expectedOutcome(order, rate, fraction((freight / 100).toFixed(2)));
        const violations = firstViolations(facts);
        expect(violations.map(({ path }) => path)).toEqual(expected.refusedAt);
        const inUsd =
          order.declared_currency === undefined && order.items.some((item) => item.unit_price !== undefined);
        const quoted = prepareQuote(
          {
            weight_kg: 0.5,
            service_tier_id: order.service_tier_id,
            destination_country: order.recipient.country_code,
            surcharges: order.selected_surcharges,
            vat_prepay: order.vat_prepay,
            voec_prepay: order.voec_prepay,
            items: order.items.map(({ unit_price, ...item }) =>
              inUsd || unit_price === undefined
                ? { ...item, unit_price }
                : { ...item, unit_price_hkd: unit_price },
            ),
          },
          context,
        );
        if (violations.length > 0) {
          refused += 1;
          return;
        }
        if (option === null || !option.available) throw new Error('no rule broken, and no price');
        priced += 1;
        const fees = Object.fromEntries(
          option.surcharges.map(({ code, amountCents }) => [code, centsToAmount(amountCents)]),
        );
        expect(centsToAmount(facts.declaration.declaredValueCents)).toBe(amount(expected.declared));
        expect(fees).toEqual(expected.fees);
        expect(
          facts.declaration.prices.map(({ usdMicros, hkdMicros }) => ({
            unit_price: (usdMicros ?? 0) / 1e6,
            unit_price_hkd: hkdMicros === null ? null : hkdMicros / 1e6,
          })),
        ).toEqual(order.items.map((item) => storedPrices(item, inUsd ? 'USD' : 'HKD', fraction(rate))));
        expect(quoted.violations).toEqual([]);
        const quote = quoteOptions(quoted);
        expect(quote).toEqual({ options: [option] });
      }),
      { numRuns: runs(5_000) },
    );
    expect(priced).toBeGreaterThan(runs(5_000) / 5);
    expect(refused).toBeGreaterThan(runs(5_000) / 10);
  });

  it('a custom insured amount has the same fee', () => {
    const cents = fc.integer({ min: 4, max: 250_000 }).map((figure) => figure / 100);
    fc.assert(
      fc.property(cents, fc.boolean(), rates, (insured_amount, inUsd, rate) => {
        const facts = prepareOrder(
          {
            service_tier_id: 'HKASTDCSSTCM',
            recipient: { country_code: 'US' },
            parcels: [{ weight_kg: 0.5 }],
            items: [
              {
                description: 'Lip balm',
                quantity: 1,
                ...(inUsd ? { unit_price: 1 } : { unit_price_hkd: 8 }),
              },
            ],
            selected_surcharges: ['INSURANCE'],
            insured_amount,
          },
          readContext(`custom=on fx=${rate}`, catalog),
        );
        if (firstViolations(facts).length > 0) {
          const usd = insured_amount / rate;
          expect(inUsd || usd < 0.0050001 || usd > 2499.99).toBe(true);
          return;
        }
        const [line] = facts.option?.available === true ? facts.option.surcharges : [];
        const fee = customInsuranceFee(insured_amount, inUsd ? 'USD' : 'HKD', fraction(rate));
        expect(centsToAmount(line?.amountCents ?? 0)).toBe(fee);
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('a unit price in USD gives a line at most one cent off the line in HKD', () => {
    const micros = fc.integer({ min: 0, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(micros, fc.integer({ min: 1, max: 10_000 }), rates, (price, quantity, rate) => {
        const fx = { rateMicros: decimalToScaled(rate, 6), rateType: 'daily' as const, fetchedAt: '' };
        const item = { description: 'Bead', quantity, unit_price: hkdToUsdMicros(price, fx) / 1e6 };
        const stored = amount(declaredValue([item], 'HKD', fraction(1)));
        const exact = ((price / 1e6) * quantity) / rate;
        expect(Math.abs(stored - exact)).toBeLessThanOrEqual(0.01 + exact * 1e-12);
      }),
      { numRuns: runs(3_000) },
    );
  });
});
