import type { SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/** Maximum of any custom insured amount (contract: createShipment, Surcharges and insurance). */
export const MAX_CUSTOM_INSURED_USD_CENTS: Cents = 250_000;

/** A custom insured amount: HKD is the basis of the fee, USD is stored with the price. */
export interface CustomInsuredAmount {
  readonly hkdCents: Cents;
  readonly usdCents: Cents;
}

/**
 * Returns the insurance fee: a percentage of freight plus declared value, or of the custom insured amount, at least
 * the minimum (contract: createShipment, Surcharges and insurance). Null if the insured value is unknown.
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
