import type { Refuse } from '../../api-error.ts';
import { centsToAmount } from '../../money/money.ts';
import type { Option, PricedOption } from '../quote/option.ts';
import type { RuleCode, RuleViolation } from './violation.ts';

/** An exchange rate may come back within the minute; a client needn't ask sooner. */
const rateRetrySeconds = 60;

/** Refuses with the rule that was broken first; every field that broke the same rule is an entry. None: no refusal. */
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

/** The answer to an expectation that no longer holds: what the price is now (contract: createShipment, Checks). */
function quoteChangedDetail(option: PricedOption) {
  return { total_hkd: centsToAmount(option.totalCents), discount_rule_id: option.discount?.ruleId ?? null };
}
