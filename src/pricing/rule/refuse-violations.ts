import type { Refuse } from '../../contract/api-error.ts';
import { centsToAmount } from '../../money/money.ts';
import type { Option, PricedOption } from '../option.ts';
import type { RuleCode, RuleViolation } from '../violation.ts';

/** A missing exchange rate rarely returns within a minute. */
const rateRetrySeconds = 60;

/** Refuses with the code of the first violation, and all violations of this code. Returns if there are none. */
export function refuseViolations<Code extends RuleCode>(
  violations: readonly (RuleViolation & { readonly code: Code })[],
  refuse: Refuse<Code>,
  option: Option | null = null,
): void {
  const first = violations[0];
  if (!first) return;
  if (first.code === 'PRICING_QUOTE_CHANGED' && option?.available) {
    refuse(first.code, { detail: quoteChangedDetail(option) });
  }
  if (first.code === 'FX_RATE_UNAVAILABLE') refuse(first.code, { retryAfterSeconds: rateRetrySeconds });
  refuse(first.code, { violations: violations.filter((violation) => violation.code === first.code) });
}

function quoteChangedDetail(option: PricedOption) {
  return { total_hkd: centsToAmount(option.totalCents), discount_rule_id: option.discount?.ruleId ?? null };
}
