import type { Country } from '../../catalog/catalog.ts';

/**
 * Returns the IOSS number to forward (contract: createShipment, VAT): the request's, else the account's default; null
 * outside the EU. A selected prepayment overrides the default.
 */
export function effectiveIossNumber(
  country: Country,
  requested: string | undefined,
  accountDefault: string | null,
  prepays: boolean,
): string | null {
  if (country.customs_area !== 'EU') return null;
  if (requested !== undefined) return requested;
  return prepays ? null : accountDefault;
}
