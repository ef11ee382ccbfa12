import type { Schemas } from '../../generated/operations.ts';
import { checkBrokenOrder } from '../pricing/dry-run.ts';
import type { PricingContext, RuleViolation, RuleWarning } from '../pricing/option.ts';
import { readOrder } from '../pricing/read-order.ts';
import { readRecipientFields } from '../pricing/tax-area.ts';

/**
 * Checks a party by the schema and the rules of an order, which say nothing of a service here. Paths are in the party. `read`: the party
 * as an order would store it.
 */
export function checkParty(
  role: Schemas['PartyRole'],
  party: unknown,
  pricing: PricingContext,
): {
  readonly read: unknown;
  readonly violations: RuleViolation[];
  readonly warnings: RuleWarning[];
} {
  const order = { [role]: party };
  const { violations: broken } = readOrder(order, pricing);
  const paths = (broken ?? []).map(({ path }) => path);
  const { facts, violations, warnings } = checkBrokenOrder(order, paths, pricing);
  const ofParty = <Found extends Pick<RuleViolation, 'path'>>(found: readonly Found[]) =>
    found
      .filter(({ path }) => path[0] === role)
      .map((violation) => ({ ...violation, path: violation.path.slice(1) }));
  const read = role === 'recipient' ? readRecipientFields(party, facts.destination) : party;
  return { read, violations: ofParty([...(broken ?? []), ...violations]), warnings: ofParty(warnings) };
}
