import { findBatchOfEitherMode, takeDueBatches } from '../../../db/query/batch/batch.ts';
import type { Schemas } from '../../../generated/operations.ts';
import { placeDueOrders } from '../../../src/batch/place-orders.ts';
import type { WorkContext } from '../../../src/context.ts';
import type { TestService } from '../service.ts';
import { type OrderBody, order } from './order.ts';

/** Returns orders that a test key can book, with references from `SO-0`. A change can be for one order. */
export function batchOrders(
  count: number,
  change: (index: number) => Partial<OrderBody> = () => ({}),
): OrderBody[] {
  return Array.from({ length: count }, (_, index) =>
    order({ reference_no: `SO-${index}`, ...change(index) }),
  );
}

/** Does the work of the batch worker until nothing is due, some orders at a time. Returns the number of attempts. */
export async function placeBatches(context: WorkContext, ordersAtOnce = 8): Promise<number> {
  let attempts = 0;
  for (let due = await takeDueBatches(context.db, 10, 0); due.length > 0; ) {
    for (const key of due) attempts += await placeDueOrders(context, key, ordersAtOnce);
    due = await takeDueBatches(context.db, 10, 0);
  }
  return attempts;
}

let created = 0;

/** Creates a batch with a key of its own. */
export async function createBatch(
  service: TestService,
  orders: readonly unknown[],
  { key = service.account.testKey, idempotencyKey = `batch-${created++}` } = {},
): Promise<Schemas['ShipmentBatch']> {
  const { status, body } = await service
    .call('post', '/shipments/batch', key)
    .set('Idempotency-Key', idempotencyKey)
    .send({ orders });
  if (status !== 202) throw new Error(`the batch was not accepted: ${body.message}`);
  return body.data;
}

/** Returns all orders of a batch as the API lists them. */
export async function ordersOf(
  service: TestService,
  id: string,
  key: string = service.account.testKey,
): Promise<Schemas['ShipmentBatchOrder'][]> {
  const rows: Schemas['ShipmentBatchOrder'][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: string = cursor === '' ? '' : `&cursor=${cursor}`;
    const { body } = await service.call('get', `/shipment_batches/${id}/orders?limit=100${page}`, key);
    rows.push(...body.data.data);
    cursor = body.data.next_cursor;
  }
  return rows;
}

/** Returns the stored batch, in either mode. */
export function storedBatch({ database, account }: TestService, id: string) {
  return findBatchOfEitherMode(database.db.kysely, { accountId: account.id, id });
}
