import type { SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/** Returns a percentage of the declared value plus a fixed amount per shipment; null if the value is unknown. */
export function voecPrepayFeeCents(rule: SurchargeRule, declaredValueCents: Cents | null): Cents | null {
  if (declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(declaredValueCents, rule.basis_points) + rule.fixed_cents);
}
