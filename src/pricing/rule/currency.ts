import type { OrderFacts } from '../order/facts.ts';
import type { RuleViolation } from './violation.ts';

/** Rules 4 to 6: prices in one currency, none that converts to nothing, and a rate where USD needs one. */
export function currencyInvalid({ declaration }: OrderFacts): RuleViolation[] {
  const { violations } = declaration;
  const invalid = violations.filter((violation) => violation.code === 'INVALID_FIELD');
  return invalid.length > 0 ? invalid : [...violations];
}
