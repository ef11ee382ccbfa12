import type { Document, Schema } from '../document.ts';
import { type DocumentPath, operationsOf } from './check.ts';

/** A schema, or a part of one, with its place and name. */
export interface PlacedSchema {
  at: DocumentPath;
  name: string;
  role: 'component' | 'property' | 'part' | 'parameter' | 'header';
  schema: Schema;
}

/** Returns every schema of the contract, with all nested schemas. */
export function schemasOf(document: Document): PlacedSchema[] {
  const { schemas, parameters = {}, headers = {} } = document.components;
  const inline = operationsOf(document).flatMap(({ at, name, operation }) =>
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
