import { type Document, methodsOf, type OperationObject } from '../document.ts';

/** An operation before and after, found by its method and path. */
export interface OperationPair {
  name: string;
  before: OperationObject;
  after: OperationObject;
}

/** The operations that both contracts have. */
export function operationPairs(published: Document, present: Document): OperationPair[] {
  return Object.entries(published.paths).flatMap(([path, item]) =>
    methodsOf(item).flatMap(([method, before]) => {
      const after = present.paths[path]?.[method];
      return after ? [{ name: before.operationId ?? `${method} ${path}`, before, after }] : [];
    }),
  );
}
