import type { BatchIdentity } from '../../db/query/batch/batch.ts';
import { listRefusedOrders, type RefusedOrder, readOrdersToBook } from '../../db/query/batch/batch-order.ts';
import type { Scope } from '../../db/scope.ts';
import type { Schemas } from '../../generated/operations.ts';
import type { WorkContext } from '../context.ts';
import { maxOrders } from '../order-file/orders.ts';
import { takeTurns } from '../turn.ts';
import { orderContext, type RefusedPlace } from './batch.ts';

export interface OpenedOrder {
  /** A body of createShipment. */
  readonly body: unknown;
  readonly error: Schemas['ShipmentBatchOrderError'] | null;
}

type Opener = Pick<WorkContext, 'db' | 'secrets'>;

/** Returns the refused orders of a batch, so that they can be corrected and sent again. */
export async function refusedOrders(context: Opener, batch: BatchIdentity): Promise<OpenedOrder[]> {
  const rows = await listRefusedOrders(context.db.kysely, batch);
  return openOrders(
    context,
    rows.map((row) => ({ row, batch })),
  );
}

/** An order to book, and where it was refused. */
export interface OrderToBook extends OpenedOrder, RefusedPlace {
  /** Of the order, or that which its batch gave it. */
  readonly reference: string;
}

/** Returns the orders to book of an account, or those of one batch, as many as a file may have. */
export async function ordersToBook(
  context: Opener,
  scope: Scope,
  batchId: string | null,
): Promise<OrderToBook[]> {
  const { accountId } = scope;
  const rows = await readOrdersToBook(context.db.kysely, scope, { batchId, limit: maxOrders });
  const opened = await openOrders(
    context,
    rows.map((row) => ({ row, batch: { accountId, id: row.batch_id } })),
  );
  return rows.flatMap(({ batch_id, position, reference_no: reference }, at) => {
    const order = opened[at];
    return order ? [{ ...order, batchId: batch_id, position, reference }] : [];
  });
}

interface SealedOrder {
  readonly row: RefusedOrder;
  readonly batch: BatchIdentity;
}

async function openOrders({ secrets }: Opener, sealed: readonly SealedOrder[]): Promise<OpenedOrder[]> {
  const orders: OpenedOrder[] = [];
  const turn = takeTurns();
  for (const { row, batch } of sealed) {
    await turn();
    const text = secrets.decrypt(row.body, orderContext(batch, row.position));
    orders.push({ body: JSON.parse(text), error: row.error });
  }
  return orders;
}
