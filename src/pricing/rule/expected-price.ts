import { scaledToDecimal } from '../../money/decimal.ts';
import type { OrderFacts } from '../order/facts.ts';
import type { RuleViolation } from './violation.ts';

/** Rule 7: the price that the client chose is still the price. Null expects no discount; omitted checks nothing. */
export function priceChanged({ order, option, priceKnown }: OrderFacts): RuleViolation[] {
  if (!option?.available || !priceKnown) return [];
  const { expected_total_hkd: total, expected_discount_rule_id: rule } = order;
  const violations: RuleViolation[] = [];
  if (total !== undefined && !isCents(total, option.totalCents)) {
    const message = `differs from the final quote, ${scaledToDecimal(option.totalCents, 2)}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_total_hkd'], message });
  }
  const actual = option.discount?.ruleId ?? null;
  if (rule !== undefined && rule !== actual) {
    const message = `differs from the final quote's ${actual ?? 'null (no discount)'}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_discount_rule_id'], message });
  }
  return violations;
}

/** The noise of a client's own additions is no difference. */
function isCents(amount: number, cents: number): boolean {
  return Math.abs(amount * 100 - cents) < 0.001;
}
