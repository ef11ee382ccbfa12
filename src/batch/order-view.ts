import type { Db } from '../../db/client.ts';
import type { BatchOrderRow } from '../../db/query/batch/batch-order.ts';
import { findShipment } from '../../db/query/shipment/shipment.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import { shipmentSummary, warningsOf } from '../shipment/view.ts';

/** Returns orders of a batch as the API shows them, with their shipments. `findShipment` joins the reads. */
export function batchOrderViews(
  db: Db,
  scope: Scope,
  orders: readonly BatchOrderRow[],
): Promise<Schemas['ShipmentBatchOrder'][]> {
  return Promise.all(
    orders.map(async ({ position, reference_no, status, retryable, tracking_number, error, updated_at }) => {
      const shipment = tracking_number === null ? undefined : await findShipment(db, scope, tracking_number);
      return {
        index: position,
        reference_no,
        status,
        retryable,
        shipment: shipment ? shipmentSummary(shipment) : null,
        error,
        updated_at,
        ...(shipment ? warningsOf(shipment) : {}),
      };
    }),
  );
}
