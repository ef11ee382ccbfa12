import { type ShipmentFilter, searchShipmentPage } from '../../../db/query/shipment/list-shipments.ts';
import { findShipment } from '../../../db/query/shipment/shipment.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { ApiError, type Violation } from '../../contract/errors.ts';
import { listShipmentsBy } from '../../operation/listShipments.ts';
import { shipmentDetail } from '../../shipment/view.ts';
import { orApiError, runOperation } from '../run-operation.ts';
import type { Visit } from '../visit.ts';

interface FoundShipments {
  readonly shipments: readonly Schemas['ShipmentDetail'][];
  readonly nextCursor: string | null;
  /** Booking or change at which the search stopped before the page was full. */
  readonly reached: string | undefined;
  readonly violations: readonly Violation[];
}

/**
 * Searches shipments with the contract's rules for the query of listShipments, which say what is wrong with it.
 * @param only filters that only pages have
 */
export async function readShipments(
  visit: Pick<Visit, 'context' | 'scope' | 'requestId' | 'user' | 'origin'>,
  query: Record<string, unknown>,
  only: Pick<ShipmentFilter, 'recipient_name' | 'is_unconfirmed'> = {},
): Promise<FoundShipments> {
  let reached: string | undefined;
  const search = listShipmentsBy(async (db, scope, filter, page) => {
    const found = await searchShipmentPage(db, scope, { ...filter, ...only }, page);
    reached = page.order === 'updated' ? found.stoppedAt?.updated_at : found.stoppedAt?.created_at;
    return found;
  });
  const reply = await orApiError(runOperation(visit, 'listShipments', search, { query }));
  if (!(reply instanceof ApiError)) {
    const { data, next_cursor: nextCursor } = reply.data;
    return { shipments: await detailsOf(visit, data), nextCursor, reached, violations: [] };
  }
  if (!reply.options.violations) throw reply;
  return { shipments: [], nextCursor: null, reached, violations: reply.options.violations };
}

/** Reads what a list of the API leaves out. `findShipment` joins these reads to a few statements. */
async function detailsOf(
  { context, scope }: Pick<Visit, 'context' | 'scope'>,
  shipments: readonly Schemas['ShipmentSummary'][],
): Promise<Schemas['ShipmentDetail'][]> {
  const found = await Promise.all(shipments.map(({ id }) => findShipment(context.db, scope, id)));
  return found.flatMap((shipment) => (shipment ? [shipmentDetail(shipment)] : []));
}
