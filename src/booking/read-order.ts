import type { Schemas } from '../../generated/operations.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import type { Violation } from '../api-error.ts';
import { asciiUpper } from '../ascii-case.ts';
import { isBlank } from '../blank-text.ts';
import { violationsOf } from '../http/violation.ts';

export type OrderReading =
  | { readonly order: Schemas['ShipmentCreateRequest']; readonly violations: null }
  | { readonly order: null; readonly violations: Violation[] };

/** What the destinations' rules look at, in a body that may be anything. */
interface OrderParts {
  readonly recipient?: { readonly country_code?: unknown } | null;
  readonly items?: unknown;
  readonly sales_platform_name?: unknown;
}

/** What a body that breaks the schema is refused with. */
type OrderCode = 'INVALID_FIELD' | 'HS_CODE_BR_8_DIGITS_REQUIRED' | 'SALES_PLATFORM_NAME_REQUIRED';

/**
 * Reads an order by the contract's schema, its defaults applied; or every violation at once. Create and dry run
 * validate it themselves because two countries have a say in it: an order to Brazil without items, or to Japan with a
 * blank sales platform, breaks the country's rule (contract: createShipment, Checks), not just the schema.
 */
export function readOrder(body: unknown): OrderReading {
  const violations = violationsOf(createShipmentBody, body);
  if (violations.length === 0) return { order: body as Schemas['ShipmentCreateRequest'], violations: null };
  const parts = (body ?? {}) as OrderParts;
  return { order: null, violations: violations.map((violation) => byCountryRule(violation, parts)) };
}

/** The code that an answer has: the violations' own when they share one. */
export function codeOf(violations: readonly Violation[]): OrderCode {
  const [code, ...others] = new Set(violations.map((violation) => violation.code));
  return code === undefined || others.length > 0 ? 'INVALID_FIELD' : (code as OrderCode);
}

function byCountryRule(violation: Violation, parts: OrderParts): Violation {
  const { recipient, items, sales_platform_name: platform } = parts;
  const country = recipient?.country_code;
  if (violation.path.length !== 1 || typeof country !== 'string') return violation;
  const rule = `${asciiUpper(country)} ${violation.path[0]}`;
  if (rule === 'BR items' && (items === undefined || isEmpty(items))) {
    const message = 'is required: Brazil demands an hs_code of exactly 8 digits for every item';
    return { path: ['items'], code: 'HS_CODE_BR_8_DIGITS_REQUIRED', message };
  }
  if (rule === 'JP sales_platform_name' && typeof platform === 'string' && isBlank(platform)) {
    const message = 'is required: Japan demands the name of the marketplace';
    return { path: ['sales_platform_name'], code: 'SALES_PLATFORM_NAME_REQUIRED', message };
  }
  return violation;
}

function isEmpty(items: unknown): boolean {
  return Array.isArray(items) && items.length === 0;
}
