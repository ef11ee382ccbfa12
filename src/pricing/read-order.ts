import type { RequirementCode } from '../../db/table/catalog.ts';
import type { Schemas } from '../../generated/operations.ts';
import { createShipmentBody } from '../../generated/request-validators.js';
import type { ValidBody } from '../contract/operation.ts';
import { schemaViolations } from '../contract/schema-violation.ts';
import { underRequirementCodes } from './country-rules.ts';
import type { PricingContext, RuleViolation } from './option.ts';

/** Saved parties are in place of their ids (named-party.ts), and items are filled in from products (fill-items.ts). */
export type ValidOrder = Omit<ValidBody<'createShipment'>, 'items'> & {
  readonly recipient: Schemas['RecipientParty'];
  readonly items: readonly DescribedItem[];
};

export type DescribedItem = Schemas['Item'] & { readonly description: string };

type OrderReading =
  | { readonly order: ValidOrder; readonly violations: null }
  | { readonly order: null; readonly violations: RuleViolation[] };

/** Returns the order or all violations. Not in the pipeline, because some countries' codes replace INVALID_FIELD. */
export function readOrder(
  body: unknown,
  context: Pick<PricingContext, 'catalog' | 'date'>,
  ofSavedData: readonly RuleViolation[] = [],
): OrderReading {
  const violations = [...orderFaults(body), ...ofSavedData];
  if (violations.length === 0) return { order: body as ValidOrder, violations: null };
  return { order: null, violations: underRequirementCodes(violations, body, context) };
}

/** Returns what the contract forbids in an order, without a look into the catalog or at saved parties. */
export function orderFaults(body: unknown): RuleViolation[] {
  return [...missingRecipient(body), ...schemaViolations(createShipmentBody, body)];
}

/** The schema requires no recipient, because an order can name a saved one. */
function missingRecipient(body: unknown): RuleViolation[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  if (Object.hasOwn(body, 'recipient') || Object.hasOwn(body, 'recipient_id')) return [];
  return [{ path: ['recipient'], code: 'INVALID_FIELD', message: 'is required' }];
}

/** Returns the code that all violations share, else INVALID_FIELD. */
export function sharedCode(violations: readonly RuleViolation[]): RequirementCode {
  const [code, ...others] = new Set(violations.map((violation) => violation.code));
  return code === undefined || others.length > 0 ? 'INVALID_FIELD' : (code as RequirementCode);
}
