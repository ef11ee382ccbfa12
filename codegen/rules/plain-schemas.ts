import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../document.ts';
import type { ContractRule } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** Exceptions: an error's data has several JSON types, and a violation's path mixes names and indexes. */
const unionComponent = 'ErrorData';
const mixedScalars = JSON.stringify(['string', 'integer']);

/** Schemas are simple enough for every SDK generator, and every schema has a description. */
export const plainSchemas: ContractRule = (document) =>
  schemasOf(document).flatMap((placed) => {
    const { at, name, role, schema } = placed;
    const messages = [
      ...(needsDescription(placed) && !schema.description ? ['has no description'] : []),
      ...(role === 'component' && isNullable(schema) ? ['is nullable; make its uses nullable instead'] : []),
      ...(schema.oneOf &&
      !isNullableReference(schema) &&
      !isUnionByType(document, name, schema) &&
      !isUnionByTag(document, schema)
        ? ['uses oneOf for something other than [$ref, null] or a discriminated union']
        : []),
      ...(Array.isArray(schema.type) && !isPlainUnion(schema.type)
        ? ['must have one type, or one type and null']
        : []),
      ...((schema.enum as unknown[] | undefined)?.includes(null) ? ['has null in its enum'] : []),
      ...(schema['x-open-list'] && !/open list/i.test(String(schema.description))
        ? ['is an open list; its description must say "Open list"']
        : []),
    ];
    return messages.map((message) => ({ at, message: `${name} ${message}` }));
  });

function needsDescription({ role }: PlacedSchema): boolean {
  return role === 'component' || role === 'property';
}

function isNullable(schema: Schema): boolean {
  return [schema.type].flat().includes('null') || isNullableReference(schema);
}

function isNullableReference({ oneOf }: Schema): boolean {
  const options = (oneOf ?? []) as Schema[];
  return options.length === 2 && options[0]?.$ref !== undefined && options[1]?.type === 'null';
}

function isUnionByType(document: Document, name: string, { oneOf }: Schema): boolean {
  const types = (oneOf as Schema[]).map(({ $ref, type }) =>
    $ref ? document.components.schemas[$ref.split('/').at(-1) ?? '']?.type : type,
  );
  return name === unionComponent && new Set(types).size === types.length;
}

/** Every branch is a schema that the discriminator's mapping names, and states its own value as a const. */
function isUnionByTag(document: Document, { oneOf, discriminator }: Schema): boolean {
  const { propertyName = '', mapping = {} } = (discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  const branches = (oneOf as Schema[]).map(({ $ref }) => $ref);
  return (
    isDeepStrictEqual(branches, Object.values(mapping)) &&
    Object.entries(mapping).every(([value, $ref]) => {
      const { properties } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
      return (properties as Record<string, Schema> | undefined)?.[propertyName]?.const === value;
    })
  );
}

function isPlainUnion(types: unknown[]): boolean {
  return (types.length === 2 && types[1] === 'null') || JSON.stringify(types) === mixedScalars;
}
