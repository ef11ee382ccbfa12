import type { Schemas } from '../../../generated/operations.ts';
import { requestValidators } from '../../../generated/request-validators.js';
import { ApiError, type Violation } from '../../contract/api-error.ts';
import { refuserOf } from '../../contract/refusal.ts';
import { violationsOf } from '../../contract/schema-violation.ts';
import { listShipments } from '../../operation/listShipments.ts';
import type { Visit } from '../visit.ts';

interface FoundShipments {
  readonly shipments: readonly Schemas['ShipmentSummary'][];
  readonly nextCursor: string | null;
  readonly violations: readonly Violation[];
}

/** Lists shipments with the contract's rules for the query of listShipments, which say what is wrong with it. */
export async function readShipments(
  { context, scope, requestId }: Pick<Visit, 'context' | 'scope' | 'requestId'>,
  query: Record<string, unknown>,
): Promise<FoundShipments> {
  const violations = violationsOf(requestValidators.listShipments.query, query);
  if (violations.length > 0) return { shipments: [], nextCursor: null, violations };
  const valid = query as Parameters<typeof listShipments>[1]['query'];
  const refuse = refuserOf<'listShipments'>();
  const call = { path: {}, query: valid, body: undefined, scope, requestId, refuse };
  try {
    const reply = await listShipments(context, { ...call, pricingVersion: 0, claim: null });
    if (!('data' in reply)) throw new TypeError('listShipments answered without data');
    return { shipments: reply.data.data, nextCursor: reply.data.next_cursor, violations: [] };
  } catch (error) {
    if (!(error instanceof ApiError) || !error.options.violations) throw error;
    return { shipments: [], nextCursor: null, violations: error.options.violations };
  }
}
