import { asciiLower } from '../../ascii-case.ts';
import { isBlank } from '../../blank-text.ts';
import type { Service } from '../../catalog/catalog.ts';
import { mayOrder } from '../../catalog/entitlement.ts';
import type { PricingContext } from '../order/facts.ts';

/** The service of a code, if it exists and the account may order it. */
export function findService(context: PricingContext, code: string | undefined): Service | null {
  const service = code === undefined ? undefined : context.catalog.services.get(code);
  return service !== undefined && mayOrder(service, context.account.entitlement) ? service : null;
}

/** A postal code as pricing compares it; a blank one counts as none. */
export function readPostalCode(written: string | undefined): string | null {
  const trimmed = written?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A goods category as the catalogue writes it; `general` when none or a blank one is given. */
export function readGoodsCategory(written: string | undefined): string {
  const given = written === undefined || isBlank(written) ? 'general' : written;
  return asciiLower(given.trim());
}
