import { findBatch, listBatchRows } from '../../db/query/batch/batch.ts';
import { listBatchOrderRows, listOrdersToBook } from '../../db/query/batch/batch-order.ts';
import { cutPage } from '../../db/query/page.ts';
import { pricingContext } from '../account/pricing-inputs.ts';
import { batchView, cancelBatch, retryBatch } from '../batch/batch.ts';
import { createBatch } from '../batch/create-batch.ts';
import { batchOrderViews } from '../batch/order-view.ts';
import { readOrderList, skipsPlaced } from '../batch/read-orders.ts';
import { validateBatch } from '../batch/validate-batch.ts';
import { pageReply, readCursor, writeCursor } from '../http/query.ts';
import type { Handler } from '../run-operation.ts';

export const createShipmentBatch: Handler<'createShipmentBatch'> = async (context, call) => {
  const { body, claim, refuse } = call;
  if (!claim) return refuse('IDEMPOTENCY_KEY_REQUIRED');
  return createBatch(context, { ...call, claim }, body);
};

export const validateShipmentBatch: Handler<'validateShipmentBatch'> = async (context, call) => {
  const { orders, violations } = readOrderList(call.body);
  if (violations) return call.refuse('INVALID_FIELD', { violations });
  const pricing = await pricingContext(context, call);
  return {
    status: 200,
    data: await validateBatch(context, call.scope, { orders, skipPlaced: skipsPlaced(call.body) }, pricing),
  };
};

const list = { name: 'shipment_batches', filters: {}, id: /^sba_[0-9a-f]{32}$/ };

export const listShipmentBatches: Handler<'listShipmentBatches'> = async (
  { db },
  { scope, query, refuse },
) => {
  const { cursor, limit } = query;
  const after = readCursor(cursor, list, refuse);
  const rows = await listBatchRows(db.kysely, scope, { after, limit: limit + 1 });
  return pageReply(list, cutPage(rows, limit), batchView, (row) => [row.created_at, row.id]);
};

export const getShipmentBatch: Handler<'getShipmentBatch'> = async ({ db }, { scope, path, refuse }) => {
  const batch = (await findBatch(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  return { status: 200, data: batchView(batch) };
};

export const listShipmentBatchOrders: Handler<'listShipmentBatchOrders'> = async (
  { db },
  { scope, path, query, refuse },
) => {
  const { cursor, limit, ...filters } = query;
  const { status } = filters;
  const orders = { name: 'shipment_batch_orders', filters: { ...path, ...filters }, id: /^\d{1,4}$/ };
  const position = readCursor(cursor, orders, refuse);
  const after = position && Number(position[1]);
  const batch = (await findBatch(db.kysely, scope, path.id)) ?? refuse('NOT_FOUND');
  const key = { accountId: scope.accountId, id: batch.id };
  const rows =
    status === 'to_book'
      ? await listOrdersToBook(db.kysely, scope, {
          batchId: batch.id,
          after: after === null ? null : [batch.id, after],
          limit: limit + 1,
        })
      : await listBatchOrderRows(db.kysely, key, { status, after, limit: limit + 1 });
  const { rows: shown, last } = cutPage(rows, limit);
  return {
    status: 200,
    data: {
      data: await batchOrderViews(db, scope, shown),
      next_cursor: last ? writeCursor(orders, [batch.created_at, String(last.position)]) : null,
    },
  };
};

export const cancelShipmentBatch: Handler<'cancelShipmentBatch'> = async (context, call) => ({
  status: 200,
  data: batchView(await cancelBatch(context, call, call.path.id)),
});

export const retryShipmentBatch: Handler<'retryShipmentBatch'> = async (context, call) => ({
  status: 200,
  data: batchView(await retryBatch(context, call, call.path.id)),
});
