import type { SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/** The most that a custom insured amount may be, whatever the service (contract: createShipment, Surcharges and insurance). */
export const MAX_CUSTOM_INSURED_USD_CENTS: Cents = 250_000;

/** A custom insured amount: its HKD equivalent is the fee's basis, its USD value is frozen beside it. */
export interface CustomInsuredAmount {
  readonly hkdCents: Cents;
  readonly usdCents: Cents;
}

/**
 * Insurance's fee (rules 9 and 10): the rule's percentage of freight plus declared value, or of the custom insured
 * amount, and at least its minimum. Freight is net of discount. Null: the value to insure is unknown.
 */
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
