import type { OrderFacts } from '../facts.ts';
import type { RuleViolation } from '../violation.ts';

/** Reports a missing rate only if the prices are valid. */
export function currencyInvalid({ declaration }: OrderFacts): RuleViolation[] {
  const { violations } = declaration;
  const invalid = violations.filter((violation) => violation.code === 'INVALID_FIELD');
  return invalid.length > 0 ? invalid : [...violations];
}
