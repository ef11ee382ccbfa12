import type { Schemas } from '../../generated/operations.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import type { Violation } from '../api-error.ts';
import { violationsOf } from '../http/violation.ts';

export type OrderReading =
  | { readonly order: Schemas['ShipmentCreateRequest']; readonly violations: null }
  | { readonly order: null; readonly violations: Violation[] };

/** What Brazil's rule looks at, in a body that may be anything. */
interface OrderParts {
  readonly recipient?: { readonly country_code?: unknown } | null;
  readonly items?: unknown;
}

/**
 * Reads an order by the contract's schema, its defaults applied; or every violation at once. Create and dry run
 * validate it themselves because one country has a say in it: an order to Brazil without items breaks Brazil's rule
 * (contract: createShipment, Checks), not just the schema.
 */
export function readOrder(body: unknown): OrderReading {
  const violations = violationsOf(createShipmentBody, body);
  if (violations.length === 0) return { order: body as Schemas['ShipmentCreateRequest'], violations: null };
  const { recipient, items } = (body ?? {}) as OrderParts;
  const breaksBrazilsRule = isBrazil(recipient?.country_code) && (items === undefined || isEmpty(items));
  return { order: null, violations: breaksBrazilsRule ? violations.map(withoutItems) : violations };
}

/** The code that an answer has: the violations' own when they share one. */
export function codeOf(violations: readonly Violation[]): 'INVALID_FIELD' | 'HS_CODE_BR_8_DIGITS_REQUIRED' {
  return violations.every((violation) => violation.code === 'HS_CODE_BR_8_DIGITS_REQUIRED')
    ? 'HS_CODE_BR_8_DIGITS_REQUIRED'
    : 'INVALID_FIELD';
}

function withoutItems(violation: Violation): Violation {
  if (violation.path.length !== 1 || violation.path[0] !== 'items') return violation;
  const message = 'is required: Brazil demands an hs_code of exactly 8 digits for every item';
  return { path: ['items'], code: 'HS_CODE_BR_8_DIGITS_REQUIRED', message };
}

function isBrazil(country: unknown): boolean {
  return typeof country === 'string' && country.toUpperCase() === 'BR';
}

function isEmpty(items: unknown): boolean {
  return Array.isArray(items) && items.length === 0;
}
