import type { DiscountRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';
import type { Discount } from '../option.ts';

/** Returns the rule with the greatest discount; the lowest id if several are equal. */
export function bestDiscount(
  rules: readonly DiscountRule[],
  accountId: string,
  date: string,
  freightCents: Cents,
): Discount | null {
  let best: Discount | null = null;
  for (const rule of rules) {
    if (!applies(rule, accountId, date)) continue;
    const amountCents = reduction(rule, freightCents);
    const better =
      best === null ||
      amountCents > best.amountCents ||
      (amountCents === best.amountCents && rule.rule_id < best.ruleId);
    if (better && amountCents > 0) best = { ruleId: rule.rule_id, amountCents };
  }
  return best;
}

function applies(rule: DiscountRule, accountId: string, date: string): boolean {
  if (rule.account_id !== null && rule.account_id !== accountId) return false;
  return rule.valid_from <= date && (rule.valid_until === null || date < rule.valid_until);
}

function reduction(rule: DiscountRule, freightCents: Cents): Cents {
  if (rule.amount_cents !== null) return Math.min(rule.amount_cents, freightCents);
  return share(freightCents, rule.basis_points ?? 0);
}
