import { type Document, methodsOf, type OperationObject } from '../document.ts';

export interface OperationPair {
  name: string;
  before: OperationObject;
  after: OperationObject;
}

export function operationPairs(published: Document, present: Document): OperationPair[] {
  return Object.entries(published.paths).flatMap(([path, item]) =>
    methodsOf(item).flatMap(([method, before]) => {
      const after = present.paths[path]?.[method];
      return after ? [{ name: before.operationId ?? `${method} ${path}`, before, after }] : [];
    }),
  );
}
