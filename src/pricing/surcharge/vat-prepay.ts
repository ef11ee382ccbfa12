import type { Country, SurchargeRule } from '../../catalog/catalog.ts';
import { type Cents, share } from '../../money/money.ts';

/** A country's standard VAT rate on a day, in basis points; null where the catalogue has none. */
export function vatRateBasisPoints(country: Country, date: string): number | null {
  const rate = country.vatRates.find((candidate) => candidate.effective_from <= date);
  return rate?.basis_points ?? null;
}

/**
 * The fee for prepaying EU VAT (rule 11): declared value × (VAT rate + the rule's handling percentage). Null: no
 * declared value or VAT rate is known.
 */
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
