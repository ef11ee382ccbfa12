import type { SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/**
 * The fee for prepaying Norway's VAT (rule 12): the rule's percentage of the declared value plus its fixed amount a
 * shipment. Null: the declared value is unknown.
 */
export function voecPrepayFeeCents(rule: SurchargeRule, declaredValueCents: Cents | null): Cents | null {
  if (declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(declaredValueCents, rule.basis_points) + rule.fixed_cents);
}
