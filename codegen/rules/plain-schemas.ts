import type { Document, Schema } from '../document.ts';
import type { Check } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** The two exceptions: an error's data differs by JSON type, a violation's path mixes names and indexes. */
const unionComponent = 'ErrorData';
const mixedScalars = JSON.stringify(['string', 'integer']);

/** Schemas are shaped so that every SDK generator reads them alike, and describe themselves. */
export const plainSchemas: Check = (document) =>
  schemasOf(document).flatMap((placed) => {
    const { at, name, role, schema } = placed;
    const messages = [
      ...(needsDescription(placed) && !schema.description ? ['has no description'] : []),
      ...(role === 'component' && isNullable(schema) ? ['is nullable; say so where it is used'] : []),
      ...(schema.oneOf && !isNullableReference(schema) && !isUnionByType(document, name, schema)
        ? ['uses oneOf for something other than [$ref, null]']
        : []),
      ...(Array.isArray(schema.type) && !isPlainUnion(schema.type)
        ? ['has a type other than one, or one and null']
        : []),
      ...((schema.enum as unknown[] | undefined)?.includes(null) ? ['has null in its enum'] : []),
      ...(schema['x-extensible-enum'] && !/open list/i.test(String(schema.description))
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

function isPlainUnion(types: unknown[]): boolean {
  return (types.length === 2 && types[1] === 'null') || JSON.stringify(types) === mixedScalars;
}
