import type { Service } from '../../catalog/catalog.ts';
import { mayOrder } from '../../catalog/entitlement.ts';
import { asciiLower } from '../../text/ascii-case.ts';
import { isBlank } from '../../text/blank-text.ts';
import type { PricingContext } from '../facts.ts';

/** Returns null if the account may not order the service. */
export function findService(context: PricingContext, code: string | undefined): Service | null {
  const service = code === undefined ? undefined : context.catalog.services.get(code);
  return service !== undefined && mayOrder(service, context.account.entitlement) ? service : null;
}

export function readPostalCode(written: string | undefined): string | null {
  const trimmed = written?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

export function readGoodsCategory(written: string | undefined): string {
  const given = written === undefined || isBlank(written) ? 'general' : written;
  return asciiLower(given.trim());
}
