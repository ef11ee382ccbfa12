import type { RequestFacts } from '../order/facts.ts';
import type { RuleViolation } from './violation.ts';

/** Rule 11: an IOSS number must be the account's own, or a platform's that is registered to it. */
export function iossNotOwned({ iossNumber, context }: RequestFacts): RuleViolation<'IOSS_NOT_OWNED'>[] {
  if (iossNumber === undefined || context.account.iossNumbers.has(iossNumber)) return [];
  const message = 'must be a number registered to the account';
  return [{ code: 'IOSS_NOT_OWNED', path: ['ioss_number'], message }];
}
