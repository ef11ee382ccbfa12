import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/api-error.ts';
import { listShipments } from '../../operation/listShipments.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import type { Visit } from '../visit.ts';

interface FoundShipments {
  readonly shipments: readonly Schemas['ShipmentSummary'][];
  readonly nextCursor: string | null;
  readonly violations: readonly Violation[];
}

/** Lists shipments with the contract's rules for the query of listShipments, which say what is wrong with it. */
export async function readShipments(
  visit: Pick<Visit, 'context' | 'scope' | 'requestId'>,
  query: Record<string, unknown>,
): Promise<FoundShipments> {
  const reply = await orApiError(runOperation(visit, 'listShipments', listShipments, { query }));
  if (!(reply instanceof ApiError)) {
    return { shipments: reply.data.data, nextCursor: reply.data.next_cursor, violations: [] };
  }
  if (!reply.options.violations) throw reply;
  return { shipments: [], nextCursor: null, violations: reply.options.violations };
}
