import type { Document } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** A restricted key that could call an operation must still be able to. */
export function scopes(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) =>
    (after['x-scopes'] ?? [])
      .filter((scope) => !before['x-scopes']?.includes(scope))
      .map((scope) => `${name}: a key needs the scope ${scope} now`),
  );
}
