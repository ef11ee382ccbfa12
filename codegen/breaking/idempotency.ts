import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** A call with a key stays safe to repeat, and one without a key stays possible. */
export function changedIdempotency(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) => {
    const [was, is] = [before['x-idempotency'], after['x-idempotency']];
    if (was && !is) return [`${name}: no longer takes an Idempotency-Key`];
    return was !== 'required' && is === 'required' ? [`${name}: requires an Idempotency-Key now`] : [];
  });
}
