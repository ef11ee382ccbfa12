import { scaledToDecimal } from '../../money/decimal.ts';
import type { OrderFacts } from '../facts.ts';
import type { RuleViolation } from '../violation.ts';

/** Compares with the expected price; null expects no discount (contract: createShipment, Checks). */
export function priceChanged({ order, option, priceKnown }: OrderFacts): RuleViolation[] {
  if (!option?.available || !priceKnown) return [];
  const { expected_total_hkd: total, expected_discount_rule_id: rule } = order;
  const violations: RuleViolation[] = [];
  if (total !== undefined && !isCents(total, option.totalCents)) {
    const message = `differs from the final quote: HKD ${scaledToDecimal(option.totalCents, 2)}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_total_hkd'], message });
  }
  const actual = option.discount?.ruleId ?? null;
  if (rule !== undefined && rule !== actual) {
    const message = `differs from the final quote: ${actual ?? 'null (no discount)'}`;
    violations.push({ code: 'PRICING_QUOTE_CHANGED', path: ['expected_discount_rule_id'], message });
  }
  return violations;
}

/** Ignores rounding noise of a client's own sums. */
function isCents(amount: number, cents: number): boolean {
  return Math.abs(amount * 100 - cents) < 0.001;
}
