import type { BatchIdentity } from '../../db/query/batch/batch.ts';
import { listRefusedOrders } from '../../db/query/batch/batch-order.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import { takeTurns } from '../turn.ts';
import { orderContext } from './batch.ts';

export interface OpenedOrder {
  /** A body of createShipment. */
  readonly body: unknown;
  readonly error: Schemas['ShipmentBatchOrderError'] | null;
}

/** Returns the refused orders of a batch, so that they can be corrected and sent again. */
export async function refusedOrders(
  { db, secrets }: Pick<WorkContext, 'db' | 'secrets'>,
  batch: BatchIdentity,
): Promise<OpenedOrder[]> {
  const orders: OpenedOrder[] = [];
  const turn = takeTurns();
  for (const { position, body, error } of await listRefusedOrders(db.kysely, batch)) {
    await turn();
    orders.push({ body: JSON.parse(secrets.decrypt(body, orderContext(batch, position))), error });
  }
  return orders;
}
