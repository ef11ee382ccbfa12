import type { BatchIdentity } from '../../db/query/batch/batch.ts';
import { listRefusedOrders } from '../../db/query/batch/batch-order.ts';
import type { WorkContext } from '../context.ts';
import { takeTurns } from '../turn.ts';
import { orderContext } from './batch.ts';

/** Returns the bodies of the refused orders of a batch, so that they can be corrected and sent again. */
export async function refusedOrders(
  { db, secrets }: Pick<WorkContext, 'db' | 'secrets'>,
  batch: BatchIdentity,
): Promise<unknown[]> {
  const orders: unknown[] = [];
  const turn = takeTurns();
  for (const { position, body } of await listRefusedOrders(db.kysely, batch)) {
    await turn();
    orders.push(JSON.parse(secrets.decrypt(body, orderContext(batch, position))));
  }
  return orders;
}
