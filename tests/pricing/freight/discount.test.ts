import { describe, expect, it } from '@jest/globals';
import type { DiscountRule } from '../../../src/catalog/catalog.ts';
import { bestDiscount } from '../../../src/pricing/freight.ts';

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
