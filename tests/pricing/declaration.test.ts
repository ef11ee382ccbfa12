import { describe, expect, it } from '@jest/globals';
import { declareGoods } from '../../src/pricing/declaration.ts';

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
