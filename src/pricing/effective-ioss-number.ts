import type { Country } from '../catalog/catalog.ts';

/** Returns the request's number, else the account's default unless prepayment is selected; null outside the EU. */
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
