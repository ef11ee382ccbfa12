import type { AuditActor } from '../audit.ts';
import type { WorkContext } from '../context.ts';
import type { Refuse } from '../contract/errors.ts';
import type { RefusalCode } from '../contract/operation.ts';
import type { Claim, StoredResponse } from '../idempotency.ts';
import { storeBatch } from './batch.ts';
import { readOrderList, readReferences, skipsPlaced } from './read-orders.ts';

interface Origin {
  readonly requestId: string | null;
  readonly actor: AuditActor;
}

/** Stores a body of createShipmentBatch under its claimed key, or refuses it and names each order at fault. */
export async function createBatch(
  context: WorkContext,
  claim: Claim,
  body: unknown,
  origin: Origin,
  refuse: Refuse<RefusalCode<'createShipmentBatch'>>,
): Promise<StoredResponse<202>> {
  const { orders, violations } = readOrderList(body);
  if (violations) return refuse('INVALID_FIELD', { violations });
  const { referenced, faults } = readReferences(orders);
  if (faults.size > 0) {
    const found = [...faults].map(([index, fault]) => ({ ...fault, path: ['orders', index, ...fault.path] }));
    const isRepeated = found.every(({ code }) => code === 'BATCH_REFERENCE_NOT_UNIQUE');
    return refuse(isRepeated ? 'BATCH_REFERENCE_NOT_UNIQUE' : 'INVALID_FIELD', { violations: found });
  }
  return storeBatch(context, claim, { orders: referenced, skipPlaced: skipsPlaced(body) }, origin, refuse);
}
