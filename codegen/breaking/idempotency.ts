import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

export function changedIdempotency(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) => {
    const [was, is] = [before['x-idempotency'], after['x-idempotency']];
    if (was && !is) return [`${name}: no longer takes an Idempotency-Key`];
    return was !== 'required' && is === 'required' ? [`${name}: now requires an Idempotency-Key`] : [];
  });
}
