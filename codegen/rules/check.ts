import { type Document, methodsOf, type OperationObject } from '../document.ts';

/** A place in the document, key by key. */
export type Place = readonly (string | number)[];

export interface Problem {
  at: Place;
  /** Begins with the place's name and says what would be right. */
  message: string;
}

/** One rule: reads the whole contract, names every place that breaks it. */
export type Check = (document: Document) => Problem[];

export interface PlacedOperation {
  at: Place;
  /** Its operationId; `GET /countries` where it has none. */
  name: string;
  path: string;
  operation: OperationObject;
}

/** The operations of `paths`, each with its place. */
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

/** The names of the component schemas that a value reaches through `$ref`, the indirect ones too. */
export function reachedSchemas(document: Document, value: unknown, reached = new Set<string>()): Set<string> {
  for (const match of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const name = match[1] ?? '';
    if (reached.has(name)) continue;
    reached.add(name);
    reachedSchemas(document, document.components.schemas[name], reached);
  }
  return reached;
}

/** The problems of each operation, at its place. */
export function checkOperations(
  document: Document,
  messagesOf: (operation: PlacedOperation) => readonly string[],
): Problem[] {
  return operationsOf(document).flatMap((placed) =>
    messagesOf(placed).map((message) => ({ at: placed.at, message: `${placed.name}: ${message}` })),
  );
}
