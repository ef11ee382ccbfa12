import { describe, expect, it } from '@jest/globals';
import { compileCatalog } from '../../src/catalog/compile-catalog.ts';
import { parseCatalog } from '../../src/catalog/read-catalog.ts';
import { declareGoods } from '../../src/pricing/declaration.ts';
import { countDistinctItems } from '../../src/pricing/distinct-item.ts';
import { prepareOrder } from '../../src/pricing/facts.ts';
import { prepareQuote, quoteOptions } from '../../src/pricing/quote.ts';
import { firstViolations } from '../../src/pricing/rules.ts';
import { changed, demoFiles } from '../catalog/demo-files.ts';
import { readContext, readOrder } from './decision-row.ts';
import { quoteOf } from './quote-of.ts';

const rate = { rateMicros: 7_800_000, rateType: 'daily' as const, fetchedAt: '2026-11-21T00:00:00Z' };

describe('declareGoods', () => {
  it('stores HKD goods in USD and bills the HKD amounts', () => {
    const goods = declareGoods([{ quantity: 3, unit_price_hkd: 100 }], 'HKD', rate);
    expect(goods).toMatchObject({
      currency: 'HKD',
      storedCurrency: 'USD',
      fx: rate,
      prices: [{ hkdMicros: 100_000_000, usdMicros: 12_820_513 }],
      declaredValueCents: 30_000,
      violations: [],
    });
  });

  it('stores HKD goods in HKD without a rate, if no rate can be resolved', () => {
    const goods = declareGoods([{ quantity: 1, unit_price: 100 }], 'HKD', null);
    expect(goods).toMatchObject({
      storedCurrency: 'HKD',
      fx: null,
      prices: [{ hkdMicros: 100_000_000, usdMicros: null }],
      declaredValueCents: 10_000,
      violations: [],
    });
  });

  it('adds USD goods before converting them', () => {
    const items = Array.from({ length: 3 }, () => ({ quantity: 1, unit_price: 0.33 }));
    const goods = declareGoods(items, undefined, { ...rate, rateMicros: 7_750_000 });
    expect(goods).toMatchObject({ currency: 'USD', declaredValueCents: 767 });
    expect(goods.prices[0]).toEqual({ usdMicros: 330_000, hkdMicros: null });
  });

  it('declares an item without a price at 0', () => {
    const goods = declareGoods([{ quantity: 1, unit_price: 10 }, { quantity: 5 }], undefined, rate);
    expect(goods.prices[1]).toEqual({ usdMicros: 0, hkdMicros: null });
    expect(goods.declaredValueCents).toBe(7_800);
  });

  it('refuses a sum beyond the safe integers', () => {
    const items = Array.from({ length: 100 }, () => ({ quantity: 10_000, unit_price: 10_000_000 }));
    const many = declareGoods(items, 'USD', rate);
    expect(many.violations.map(({ code, path }) => ({ code, path }))).toEqual([
      { code: 'INVALID_FIELD', path: ['items'] },
    ]);
  });

  it('lists every invalid item', () => {
    const goods = declareGoods(
      [{ quantity: 1, unit_price_hkd: 1 }, { quantity: 1 }, { quantity: 1, unit_price: 1 }],
      'USD',
      rate,
    );
    expect(goods.violations.map(({ path }) => path)).toEqual([
      ['items', 0, 'unit_price_hkd'],
      ['items', 1, 'unit_price'],
    ]);
    expect(goods.declaredValueCents).toBe(0);
  });
});

describe('countDistinctItems', () => {
  const shirt = { description: 'Shirt', hs_code: '6109.10.0010', country_of_manufacture: 'CN' };

  it.each([
    ['nothing', shirt, 1],
    ['digits after the sixth', { ...shirt, hs_code: '61091090' }, 1],
    ['the case of the country', { ...shirt, country_of_manufacture: 'cn' }, 1],
    ['spaces around the description', { ...shirt, description: ' Shirt ' }, 1],
    ['the sixth digit', { ...shirt, hs_code: '6109.11' }, 2],
    ['the presence of an HS code', { description: 'Shirt', country_of_manufacture: 'CN' }, 2],
    ['the description', { ...shirt, description: 'Blouse' }, 2],
    ['the country', { ...shirt, country_of_manufacture: 'VN' }, 2],
  ])('compares items that differ in %s', (_name, other, expected) => {
    expect(countDistinctItems([shirt, other])).toBe(expected);
  });
});

const rule = 'INSURANCE,HKASTDGGSTCM HKASTDCSSTCM,*,*,selectable,0.7,0,9,,';
const { data, problems } = parseCatalog(
  changed(
    await demoFiles(),
    'surcharge_rule',
    rule,
    `INSURANCE,HKASTDCSSTCM,*,*,included,0,0,0,,,,,\n${rule}`,
  ),
);
const context = readContext('custom=on', compileCatalog(data, 1));
const order = (words: string) =>
  readOrder(`service=HKASTDCSSTCM goods=cosmetics item=u20 select=INSURANCE ${words}`);

describe('insurance that is included in a service', () => {
  it('has no extra fee', () => {
    expect(problems).toEqual([]);
    const facts = prepareOrder(order(''), context);
    expect(firstViolations(facts)).toEqual([]);
    expect(facts.option).toMatchObject({ available: true, surcharges: [], conflicts: [] });
  });

  it('refuses a custom amount in a create, and lists the conflict in a quote', () => {
    const insured = order('insured=1000');
    const message =
      'is not possible: HKASTDCSSTCM includes insurance and does not accept a custom insured amount';
    expect(firstViolations(prepareOrder(insured, context))).toEqual([
      { code: 'INVALID_FIELD', path: ['insured_amount'], message },
    ]);
    const quote = quoteOptions(prepareQuote(quoteOf(insured, 7.8), context));
    expect(quote).toMatchObject({
      options: [{ available: true, customInsuredAmount: null, conflicts: [{ codes: ['INSURANCE'] }] }],
    });
  });
});
