import type { SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';
import type { CustomInsuredAmount } from '../pricing-request.ts';

/** Returns a share of freight + declared value, or of the custom amount; at least the minimum. Null: value unknown. */
export function insuranceFeeCents(
  rule: SurchargeRule,
  freightCents: Cents,
  declaredValueCents: Cents | null,
  custom: CustomInsuredAmount | null,
): Cents | null {
  if (custom !== null) return Math.max(rule.minimum_cents, share(custom.hkdCents, rule.basis_points));
  if (declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(freightCents + declaredValueCents, rule.basis_points));
}
