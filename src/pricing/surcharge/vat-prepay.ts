import type { Country, SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/** Returns null if the catalog has no rate for the day. */
export function vatRateBasisPoints(country: Country, date: string): number | null {
  const rate = country.vatRates.find((candidate) => candidate.effective_from <= date);
  return rate?.basis_points ?? null;
}

/** Returns declared value × (VAT rate + handling); null if one is unknown (contract: createShipment, VAT). */
export function vatPrepayFeeCents(
  rule: SurchargeRule,
  country: Country,
  date: string,
  declaredValueCents: Cents | null,
): Cents | null {
  const vat = vatRateBasisPoints(country, date);
  if (vat === null || declaredValueCents === null) return null;
  return Math.max(rule.minimum_cents, share(declaredValueCents, vat + rule.basis_points) + rule.fixed_cents);
}
