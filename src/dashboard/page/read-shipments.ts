import { searchShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/api-error.ts';
import { listShipmentsBy } from '../../operation/listShipments.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import type { Visit } from '../visit.ts';

interface FoundShipments {
  readonly shipments: readonly Schemas['ShipmentSummary'][];
  readonly nextCursor: string | null;
  /** Booking or change at which the search stopped before the page was full. */
  readonly reached: string | undefined;
  readonly violations: readonly Violation[];
}

/** Searches shipments with the contract's rules for the query of listShipments, which say what is wrong with it. */
export async function readShipments(
  visit: Pick<Visit, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>,
  query: Record<string, unknown>,
): Promise<FoundShipments> {
  let reached: string | undefined;
  const search = listShipmentsBy(async (db, scope, filter, page) => {
    const found = await searchShipmentPage(db, scope, filter, page);
    reached = page.order === 'updated' ? found.stoppedAt?.updated_at : found.stoppedAt?.created_at;
    return found;
  });
  const reply = await orApiError(runOperation(visit, 'listShipments', search, { query }));
  if (!(reply instanceof ApiError)) {
    return { shipments: reply.data.data, nextCursor: reply.data.next_cursor, reached, violations: [] };
  }
  if (!reply.options.violations) throw reply;
  return { shipments: [], nextCursor: null, reached, violations: reply.options.violations };
}
