import type { Country } from '../../catalog/catalog.ts';

/**
 * The IOSS number that a shipment travels under (rule 11): the request's, else the account's default; none outside
 * the EU. The default never conflicts: an explicit prepayment wins over it.
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
