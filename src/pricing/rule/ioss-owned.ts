import type { RequestFacts } from '../facts.ts';
import type { RuleViolation } from '../violation.ts';

export function iossNotOwned({ iossNumber, context }: RequestFacts): RuleViolation<'IOSS_NOT_OWNED'>[] {
  if (iossNumber === undefined || context.account.iossNumbers.has(iossNumber)) return [];
  const message = 'must be registered to the account; ask the operator to register it';
  return [{ code: 'IOSS_NOT_OWNED', path: ['ioss_number'], message }];
}
