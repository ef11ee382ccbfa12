import type { RequirementCode } from '../../db/table/catalog/country-requirement.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import type { Catalog } from '../catalog/catalog.ts';
import { violationsOf } from '../http/violation.ts';
import type { ValidBody } from '../operation-types.ts';
import { underRequirementCodes } from '../pricing/rule/country.ts';
import type { RuleViolation } from '../pricing/rule/violation.ts';

export type OrderReading =
  | { readonly order: ValidBody<'createShipment'>; readonly violations: null }
  | { readonly order: null; readonly violations: RuleViolation[] };

/**
 * Reads an order by the contract's schema, its defaults applied; or every violation at once. Create and dry run
 * validate it themselves because the destination has a say in it: an order to Brazil without items, or to Japan with a
 * blank sales platform, breaks the country's rule (contract: createShipment, Checks), not just the schema.
 */
export function readOrder(body: unknown, catalog: Catalog): OrderReading {
  const violations = violationsOf(createShipmentBody, body);
  if (violations.length === 0) return { order: body as ValidBody<'createShipment'>, violations: null };
  return { order: null, violations: underRequirementCodes(violations, body, catalog) };
}

/** The code that an answer has: the violations' own when they share one. */
export function codeOf(violations: readonly RuleViolation[]): RequirementCode {
  const [code, ...others] = new Set(violations.map((violation) => violation.code));
  return code === undefined || others.length > 0 ? 'INVALID_FIELD' : (code as RequirementCode);
}
