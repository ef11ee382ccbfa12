import { type Document, listMethods, type OperationObject, type Schema } from './document.ts';

export type DocumentPath = readonly (string | number)[];

export interface PlacedOperation {
  at: DocumentPath;
  /** The operationId, or `GET /countries` if it has none. */
  name: string;
  path: string;
  operation: OperationObject;
}

export function listOperations(document: Document): PlacedOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    listMethods(item).map(([method, operation]) => ({
      at: ['paths', path, method],
      name: operation.operationId ?? `${method.toUpperCase()} ${path}`,
      path,
      operation,
    })),
  );
}

/** Returns the names of component schemas that a value references, directly or not. Each comes after those that it references. */
export function reachedSchemas(document: Document, value: unknown, reached = new Set<string>()): Set<string> {
  for (const match of JSON.stringify(value ?? null).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    const name = match[1] ?? '';
    if (reached.has(name)) continue;
    reached.add(name);
    reachedSchemas(document, document.components.schemas[name], reached);
    reached.delete(name);
    reached.add(name);
  }
  return reached;
}

/** A schema, or a part of one, with its place and name. */
export interface PlacedSchema {
  at: DocumentPath;
  name: string;
  role: 'component' | 'property' | 'part' | 'parameter' | 'header';
  schema: Schema;
}

/** Returns every schema of the contract, with all nested schemas. */
export function listSchemas(document: Document): PlacedSchema[] {
  const { schemas, parameters = {}, headers = {} } = document.components;
  const inline = listOperations(document).flatMap(({ at, name, operation }) =>
    (operation.parameters ?? []).flatMap((parameter, index) =>
      '$ref' in parameter
        ? []
        : { at: [...at, 'parameters', index, 'schema'], name: `${name} ${parameter.name}`, parameter },
    ),
  );
  return [
    ...Object.entries(schemas).flatMap(([name, schema]) =>
      withParts({ at: ['components', 'schemas', name], name, role: 'component', schema }),
    ),
    ...Object.entries(parameters).flatMap(([name, { schema }]) =>
      withParts({
        at: ['components', 'parameters', name, 'schema'],
        name: `parameter ${name}`,
        role: 'parameter',
        schema,
      }),
    ),
    ...inline.flatMap(({ at, name, parameter }) =>
      withParts({ at, name, role: 'parameter', schema: parameter.schema }),
    ),
    ...Object.entries(headers).flatMap(([name, { schema }]) =>
      withParts({
        at: ['components', 'headers', name, 'schema'],
        name: `header ${name}`,
        role: 'header',
        schema,
      }),
    ),
  ];
}

function withParts(placed: PlacedSchema): PlacedSchema[] {
  const { at, name, schema } = placed;
  const part = (
    keys: DocumentPath,
    partName: string,
    value: unknown,
    role: 'property' | 'part',
  ): PlacedSchema[] =>
    isSchema(value) ? withParts({ at: [...at, ...keys], name: partName, role, schema: value }) : [];
  return [
    placed,
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) =>
      part(['properties', key], `${name}.${key}`, value, 'property'),
    ),
    ...part(['items'], `${name}[]`, schema.items, 'part'),
    ...part(['propertyNames'], `${name} (names)`, schema.propertyNames, 'part'),
    ...part(['additionalProperties'], `${name}.*`, schema.additionalProperties, 'part'),
    ...((schema.oneOf ?? []) as unknown[]).flatMap((value, index) =>
      part(['oneOf', index], `${name} (oneOf)`, value, 'part'),
    ),
  ];
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
