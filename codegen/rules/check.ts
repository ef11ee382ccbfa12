import { type Document, methodsOf, type OperationObject } from '../document.ts';

/** Path of keys in the document. */
export type DocumentPath = readonly (string | number)[];

export interface Problem {
  at: DocumentPath;
  /** Begins with the name of the place and says how to fix the problem. */
  message: string;
}

/** A rule: returns every violation in a contract. */
export type ContractRule = (document: Document) => Problem[];

export interface PlacedOperation {
  at: DocumentPath;
  /** The operationId, or `GET /countries` if it has none. */
  name: string;
  path: string;
  operation: OperationObject;
}

export function operationsOf(document: Document): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methodsOf(item).map(([method, operation]) => ({
      at: ['paths', path, method],
      name: operation.operationId ?? `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
}

/** Returns the names of component schemas that a value references, directly or not. */
export function reachedSchemas(document: Document, value: unknown, reached = new Set<string>()): Set<string> {
  for (const match of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const name = match[1] ?? '';
    if (reached.has(name)) continue;
    reached.add(name);
    reachedSchemas(document, document.components.schemas[name], reached);
  }
  return reached;
}

export function checkOperations(
  document: Document,
  messagesOf: (operation: PlacedOperation) => readonly string[],
): Problem[] {
  return operationsOf(document).flatMap((placed) =>
    messagesOf(placed).map((message) => ({ at: placed.at, message: `${placed.name}: ${message}` })),
  );
}
