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
      ...(schema.oneOf && !isNullableReference(schema) && !isUnionByType(document, name, schema)
        ? ['uses oneOf for something other than [$ref, null]']
        : []),
      ...(Array.isArray(schema.type) && !isPlainUnion(schema.type)
        ? ['must have one type, or one type and null']
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
