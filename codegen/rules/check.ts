import type { Document, OperationObject } from '../document.ts';

/** A place in the document, key by key. */
export type Place = readonly (string | number)[];

export interface Problem {
  at: Place;
  message: string;
}

/** One rule: reads the whole contract, names every place that breaks it. */
export type Check = (document: Document) => Problem[];

export interface PlacedOperation {
  at: Place;
  operation: OperationObject;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** The operations of `paths`, each with its place. */
export function operationsOf(document: Document): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({ at: ['paths', path, method], operation })),
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
