import { asciiLower } from '../../ascii-case.ts';
import { isBlank } from '../../blank-text.ts';
import type { Service } from '../../catalog/catalog.ts';
import { mayOrder } from '../../catalog/entitlement.ts';
import type { PricingContext } from '../order/facts.ts';

/** Returns the service if the account may order it, else null. */
export function findService(context: PricingContext, code: string | undefined): Service | null {
  const service = code === undefined ? undefined : context.catalog.services.get(code);
  return service !== undefined && mayOrder(service, context.account.entitlement) ? service : null;
}

/** Normalizes a postal code; null if blank. */
export function readPostalCode(written: string | undefined): string | null {
  const trimmed = written?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Normalizes a goods category; `general` if blank or missing. */
export function readGoodsCategory(written: string | undefined): string {
  const given = written === undefined || isBlank(written) ? 'general' : written;
  return asciiLower(given.trim());
}
