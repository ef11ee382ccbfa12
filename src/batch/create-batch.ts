import type { WorkContext } from '../context.ts';
import type { RefusalCode } from '../contract/operation.ts';
import type { KeyedCall, StoredResponse } from '../idempotency.ts';
import { storeBatch } from './batch.ts';
import { readOrderList, readReferences, skipsPlaced } from './read-orders.ts';

/** Stores a body of createShipmentBatch under its claimed key, or refuses it and names each order at fault. */
export async function createBatch(
  context: WorkContext,
  call: KeyedCall<RefusalCode<'createShipmentBatch'>>,
  body: unknown,
): Promise<StoredResponse<202>> {
  const { refuse } = call;
  const { orders, violations } = readOrderList(body);
  if (violations) return refuse('INVALID_FIELD', { violations });
  const { referenced, faults } = await readReferences(orders);
  if (faults.size > 0) {
    const found = [...faults].map(([index, fault]) => ({ ...fault, path: ['orders', index, ...fault.path] }));
    const isRepeated = found.every(({ code }) => code === 'BATCH_REFERENCE_NOT_UNIQUE');
    return refuse(isRepeated ? 'BATCH_REFERENCE_NOT_UNIQUE' : 'INVALID_FIELD', { violations: found });
  }
  return storeBatch(context, call, { orders: referenced, skipPlaced: skipsPlaced(body) });
}
