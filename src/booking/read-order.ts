import type { RequirementCode } from '../../db/table/catalog/country-requirement.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import type { Catalog } from '../catalog/catalog.ts';
import type { ValidBody } from '../contract/operation-types.ts';
import { violationsOf } from '../contract/schema-violation.ts';
import { underRequirementCodes } from '../pricing/rule/country.ts';
import type { RuleViolation } from '../pricing/violation.ts';

export type OrderReading =
  | { readonly order: ValidBody<'createShipment'>; readonly violations: null }
  | { readonly order: null; readonly violations: RuleViolation[] };

/** Returns the order or all violations. Not in the pipeline, because some countries' codes replace INVALID_FIELD. */
export function readOrder(body: unknown, catalog: Catalog): OrderReading {
  const violations = violationsOf(createShipmentBody, body);
  if (violations.length === 0) return { order: body as ValidBody<'createShipment'>, violations: null };
  return { order: null, violations: underRequirementCodes(violations, body, catalog) };
}

/** Returns the code that all violations share, else INVALID_FIELD. */
export function codeOf(violations: readonly RuleViolation[]): RequirementCode {
  const [code, ...others] = new Set(violations.map((violation) => violation.code));
  return code === undefined || others.length > 0 ? 'INVALID_FIELD' : (code as RequirementCode);
}
