import { describe, expect, it } from '@jest/globals';
import type { DiscountRule, Service } from '../../src/catalog/catalog.ts';
import { bestDiscount, chargeableWeightMg, measureParcel } from '../../src/pricing/freight.ts';

function service(volumetric_divisor: number | null, weight_step_mg: number): Service {
  return { volumetric_divisor, weight_step_mg } as Service;
}

describe('chargeableWeightMg', () => {
  it.each([
    ['rounds the actual weight up to the step', [{ weight_kg: 0.51 }], 6000, 50_000, 550_000],
    ['keeps an exact multiple of the step', [{ weight_kg: 0.55 }], 6000, 50_000, 550_000],
    ['ignores the error of binary fractions', [{ weight_kg: 0.1 + 0.2 }], 6000, 100_000, 300_000],
    [
      'adds ten tenths to exactly one kilogram',
      Array(10).fill({ weight_kg: 0.1 }),
      6000,
      1_000_000,
      1_000_000,
    ],
    ['is at least one step', [{ weight_kg: 1e-9 }], 6000, 50_000, 50_000],
    [
      'uses volumetric weight if it is greater',
      [{ weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 20 }],
      6000,
      50_000,
      2_000_000,
    ],
    [
      'uses actual weight if a side is missing',
      [{ weight_kg: 0.5, length_cm: 30, width_cm: 20 }],
      6000,
      50_000,
      500_000,
    ],
    [
      'uses actual weight if the service charges no volumetric weight',
      [{ weight_kg: 0.5, length_cm: 99, width_cm: 99, height_cm: 99 }],
      null,
      50_000,
      500_000,
    ],
    [
      'takes the greater weight per parcel, then rounds the sum',
      [{ weight_kg: 2.02 }, { weight_kg: 0.5, length_cm: 30, width_cm: 20, height_cm: 20 }],
      6000,
      50_000,
      4_050_000,
    ],
    [
      'is exact for the largest parcel',
      [{ weight_kg: 1000, length_cm: 500, width_cm: 500, height_cm: 500 }],
      5000,
      1_000_000,
      25_000_000_000,
    ],
  ])('%s', (_name, parcels, divisor, step, expected) => {
    expect(chargeableWeightMg(parcels.map(measureParcel), service(divisor, step))).toBe(expected);
  });
});

describe('measureParcel', () => {
  it('returns the longest of the given sides', () => {
    expect(measureParcel({ weight_kg: 1, width_cm: 12.5, height_cm: 3 }).longestSideCm).toBe(12.5);
    expect(measureParcel({ weight_kg: 1 }).longestSideCm).toBe(0);
  });
});

function rule(rule_id: string, fields: Partial<DiscountRule>): DiscountRule {
  return {
    rule_id,
    kind: fields.amount_cents == null ? 'percent' : 'fixed',
    basis_points: null,
    amount_cents: null,
    account_id: null,
    service_code: null,
    valid_from: '2026-01-01',
    valid_until: null,
    ...fields,
  };
}

const best = (rules: DiscountRule[], freight: number, account = 'acc_1', date = '2026-05-01') =>
  bestDiscount(rules, account, date, freight);

describe('bestDiscount', () => {
  const fixed = rule('FIXED', { amount_cents: 500 });
  const percent = rule('PERCENT', { basis_points: 1000 });

  it('returns the rule with the largest discount', () => {
    expect(best([fixed, percent], 4_999)).toEqual({ ruleId: 'FIXED', amountCents: 500 });
    expect(best([fixed, percent], 5_010)).toEqual({ ruleId: 'PERCENT', amountCents: 501 });
  });

  it('decides a tie by id, independent of the order of the rules', () => {
    const [one, other] = [rule('B', { amount_cents: 500 }), rule('A', { amount_cents: 500 })];
    expect(best([one, other], 1_000)?.ruleId).toBe('A');
    expect(best([other, one], 1_000)?.ruleId).toBe('A');
  });

  it('never discounts more than the freight', () => {
    expect(best([fixed], 300)).toEqual({ ruleId: 'FIXED', amountCents: 300 });
  });

  it('returns no rule if the discount is 0', () => {
    expect(best([percent], 4)).toBeNull();
    expect(best([], 1_000)).toBeNull();
  });

  it('ignores rules of other accounts', () => {
    const own = rule('OWN', { amount_cents: 900, account_id: 'acc_1' });
    expect(best([own, fixed], 1_000)?.ruleId).toBe('OWN');
    expect(best([own, fixed], 1_000, 'acc_2')?.ruleId).toBe('FIXED');
  });

  it('applies a rule from its first day to the day before valid_until', () => {
    const dated = rule('DATED', { amount_cents: 100, valid_from: '2026-03-01', valid_until: '2026-06-01' });
    const on = (date: string) => best([dated], 1_000, 'acc_1', date)?.ruleId ?? null;
    expect(['2026-02-28', '2026-03-01', '2026-05-31', '2026-06-01'].map(on)).toEqual([
      null,
      'DATED',
      'DATED',
      null,
    ]);
  });
});
