import type { WorkContext } from '../context.ts';
import type { RefusalCode } from '../contract/operation.ts';
import type { KeyedCall, StoredResponse } from '../idempotency.ts';
import { type FileRest, type OrderToCorrect, storeBatch } from './batch.ts';
import { type ReferencedOrder, readOrderList, readReferences, skipsPlaced } from './read-orders.ts';

const noRest: FileRest = { toCorrect: [], replaces: [], again: [] };

/**
 * Stores a body of createShipmentBatch under its claimed key, or refuses it and names each order at fault. A file of orders
 * may have a rest that is not booked.
 */
export async function createBatch(
  context: WorkContext,
  call: KeyedCall<RefusalCode<'createShipmentBatch'>>,
  body: unknown,
  rest: FileRest = noRest,
): Promise<StoredResponse<202>> {
  const { refuse } = call;
  const { orders, violations } = readOrderList(body, { mayBeEmpty: rest.toCorrect.length > 0 });
  if (violations) return refuse('INVALID_FIELD', { violations });
  const { referenced, faults } = await readReferences(orders);
  if (faults.size > 0) {
    const found = [...faults].map(([index, fault]) => ({ ...fault, path: ['orders', index, ...fault.path] }));
    const isRepeated = found.every(({ code }) => code === 'BATCH_REFERENCE_NOT_UNIQUE');
    return refuse(isRepeated ? 'BATCH_REFERENCE_NOT_UNIQUE' : 'INVALID_FIELD', { violations: found });
  }
  const toCorrect = await withReferences(referenced, rest.toCorrect);
  return storeBatch(context, call, {
    orders: referenced,
    skipPlaced: skipsPlaced(body),
    toCorrect,
    replaces: rest.replaces,
    again: rest.again,
  });
}

/** Finds the references that orders to correct can have beside those that are booked. One that another order has is taken out. */
async function withReferences(
  booked: readonly ReferencedOrder[],
  toCorrect: readonly OrderToCorrect[],
): Promise<(OrderToCorrect & { readonly reference: string | null })[]> {
  const { faults } = await readReferences([...booked, ...toCorrect].map(({ body }) => body));
  return toCorrect.map((order, at) => {
    const fault = faults.get(booked.length + at);
    const { reference_no: reference, ...body } = order.body;
    if (!fault) return { ...order, reference: String(reference) };
    return {
      ...order,
      body: fault.code === 'BATCH_REFERENCE_NOT_UNIQUE' ? body : order.body,
      reference: null,
    };
  });
}
