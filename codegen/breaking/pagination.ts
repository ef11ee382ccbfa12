import { isDeepStrictEqual } from 'node:util';
import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** Generated clients depend on the names in `x-pagination`. */
export function changedPagination(published: Document, present: Document): string[] {
  return operationPairs(published, present)
    .filter(
      ({ before, after }) =>
        before['x-pagination'] !== undefined &&
        !isDeepStrictEqual(before['x-pagination'], after['x-pagination']),
    )
    .map(({ name }) => `${name}: its x-pagination changed`);
}
