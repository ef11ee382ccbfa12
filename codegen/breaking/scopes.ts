import { type Document, scopesOf } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** Reports operations that a restricted key can no longer call. */
export function scopes(published: Document, present: Document): string[] {
  return operationPairs(published, present).flatMap(({ name, before, after }) =>
    scopesOf(after)
      .filter((scope) => !scopesOf(before).includes(scope))
      .map((scope) => `${name}: now requires the scope ${scope}`),
  );
}
