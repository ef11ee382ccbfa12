import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hkdToUsdCents, usdToHkdCents } from '../../src/fx/fx-rate.ts';
import { type PricedOrder, prepareOrder } from '../../src/pricing/facts.ts';
import type { PricedOption } from '../../src/pricing/option.ts';
import { prepareQuote, quoteOptions } from '../../src/pricing/quote.ts';
import { allViolations, firstViolations } from '../../src/pricing/rules.ts';
import { runs } from '../support/profile.ts';
import { readContext } from './decision-row.ts';
import { demoCatalog } from './demo-catalog.ts';
import { quoteOf } from './quote-of.ts';
import { randomOrder } from './random-order.ts';

const catalog = await demoCatalog();
const context = readContext('custom=on', catalog);

function accepted(facts: PricedOrder): PricedOption | null {
  if (firstViolations(facts).length > 0) return null;
  if (facts.option === null || !facts.option.available) throw new Error('no rule broken, and no price');
  return facts.option;
}

describe('a random order', () => {
  it('has a total of freight plus registration fee plus every surcharge', () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        const { option } = prepareOrder(order, context);
        if (option === null || !option.available) return;
        const parts = option.surcharges.reduce((sum, line) => sum + line.amountCents, 0);
        expect(option.totalCents).toBe(option.freightCents + option.regFeeCents + parts);
        expect([option.freightCents, option.regFeeCents, option.totalCents].every(Number.isSafeInteger)).toBe(
          true,
        );
      }),
      { numRuns: runs(3_000) },
    );
  });

  it('has the same price in a quote of the same inputs as in the create', () => {
    let priced = 0;
    fc.assert(
      fc.property(randomOrder, (order) => {
        const facts = prepareOrder(order, context);
        const option = accepted(facts);
        if (option === null) return;
        priced += 1;
        const quoted = prepareQuote(quoteOf(order, 7.8), context);
        expect(quoted.violations).toEqual([]);
        const quote = quoteOptions(quoted);
        expect(quote).toEqual({ options: [option] });
      }),
      { numRuns: runs(10_000) },
    );
    expect(priced).toBeGreaterThan(runs(10_000) / 5);
  });

  it('has each selected surcharge priced, included or refused, and never dropped', () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        const facts = prepareOrder(order, context);
        const option = accepted(facts);
        if (option === null) return;
        for (const code of order.selected_surcharges ?? []) {
          const charged = option.surcharges.some((line) => line.code === code.toUpperCase());
          const optIn = option.optIns.find((one) => one.code === code.toUpperCase());
          expect(charged || optIn?.status === 'included').toBe(true);
        }
        expect(option.conflicts).toEqual([]);
        if (order.insured_amount !== undefined) expect(option.customInsuredAmount).not.toBeNull();
      }),
      { numRuns: runs(10_000) },
    );
  });

  it("gets create's refusal first in the dry run, and is valid there if create accepts it", () => {
    fc.assert(
      fc.property(randomOrder, (order) => {
        const facts = prepareOrder(order, context);
        const first = firstViolations(facts);
        expect(allViolations(facts).slice(0, first.length)).toEqual(first);
        expect(new Set(first.map((violation) => violation.code)).size).toBeLessThanOrEqual(1);
      }),
      { numRuns: runs(3_000) },
    );
  });
});

describe('a random weight', () => {
  const lanes = [
    ['HKASTDGGSTCM', 'US'],
    ['HKASTDGGSTCM', 'AE'],
    ['HKASTDCSSTCM', 'DE'],
    ['HKUSSEGG01', 'US'],
    ['HKAUZNGG01', 'AU'],
    ['HKEUVPGG01', 'FI'],
    ['HKPTCHGG01', 'FR'],
  ] as const;

  it.each(lanes)('never lowers the price of %s to %s as it grows', (service_tier_id, country_code) => {
    const priceOf = (weight_kg: number) => {
      const recipient = { country_code, postal_code: '2000' };
      const items = [{ description: 'Phone case', quantity: 1, unit_price_hkd: 50 }];
      const { option } = prepareOrder(
        { service_tier_id, recipient, parcels: [{ weight_kg }], items },
        context,
      );
      return option?.available === true ? option.totalCents : null;
    };
    const kilograms = fc.oneof(
      fc.double({ min: 0.0001, max: 30, noNaN: true }),
      fc.double({ min: 30, max: 1000, noNaN: true }),
      fc.constantFrom(0.5, 0.500001, 1, 1.000001, 2, 2.000001, 5, 5.000001, 10, 10.000001, 20, 22),
      fc.constantFrom(30, 30.000001, 100, 100.000001, 999.95, 1000),
    );
    fc.assert(
      fc.property(kilograms, kilograms, (one, other) => {
        const light = priceOf(Math.min(one, other));
        const heavy = priceOf(Math.max(one, other));
        if (light === null || heavy === null) return;
        expect(heavy).toBeGreaterThanOrEqual(light);
      }),
      { numRuns: runs(1_000) },
    );
  });
});

describe('a random rate', () => {
  const rates = fc.integer({ min: 1_000_000, max: 20_000_000 }).map((rateMicros) => ({
    rateMicros,
    rateType: 'daily' as const,
    fetchedAt: '2026-11-21T00:00:00Z',
  }));
  const cents = fc.integer({ min: 0, max: 1_000_000_000 });

  it('converts with an error of at most half a cent', () => {
    fc.assert(
      fc.property(cents, rates, (amount, rate) => {
        const exactUsd = (amount * 1_000_000) / rate.rateMicros;
        expect(Math.abs(hkdToUsdCents(amount, rate) - exactUsd)).toBeLessThanOrEqual(0.5 + 1e-6);
        const exactHkd = (amount * rate.rateMicros) / 1_000_000;
        expect(Math.abs(usdToHkdCents(amount, rate) - exactHkd)).toBeLessThanOrEqual(0.5 + 1e-5);
      }),
      { numRuns: runs(5_000) },
    );
  });
});
