import type { Schema } from '../document.ts';
import type { Check, Place, Problem } from './check.ts';

const refused = ['allOf', 'anyOf', 'not', 'if', 'then', 'else', 'discriminator', 'nullable', 'multipleOf'];
/** The two exceptions: an error's data differs by JSON type, a violation's path mixes names and indexes. */
const unionComponent = 'ErrorData';
const mixedScalars = JSON.stringify(['string', 'integer']);

/** Component schemas use only what every SDK generator reads alike, and describe themselves. */
export const plainSchemas: Check = (document) =>
  Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const at: Place = ['components', 'schemas', name];
    const undescribed = schema.description ? [] : [{ at, message: `${name} has no description` }];
    return [...undescribed, ...schemaProblems(at, name, schema)];
  });

function schemaProblems(at: Place, name: string, schema: Schema): Problem[] {
  const messages = [
    ...refused.filter((keyword) => keyword in schema).map((keyword) => `uses ${keyword}`),
    ...(schema.oneOf && name !== unionComponent && !isNullableReference(schema.oneOf as Schema[])
      ? ['uses oneOf for something other than [$ref, null]']
      : []),
    ...(Array.isArray(schema.type) && !isPlainUnion(schema.type)
      ? ['has a type other than one, or one and null']
      : []),
    ...((schema.enum as unknown[] | undefined)?.includes(null) ? ['has null in its enum'] : []),
  ];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>).flatMap(
    ([key, part]) => {
      const place = [...at, 'properties', key];
      const undescribed = part.description
        ? []
        : [{ at: place, message: `${name}.${key} has no description` }];
      return [...undescribed, ...schemaProblems(place, `${name}.${key}`, part)];
    },
  );
  const items = schema.items ? schemaProblems([...at, 'items'], `${name}[]`, schema.items as Schema) : [];
  return [...messages.map((message) => ({ at, message: `${name} ${message}` })), ...properties, ...items];
}

function isNullableReference(options: Schema[]): boolean {
  return options.length === 2 && options[0]?.$ref !== undefined && options[1]?.type === 'null';
}

function isPlainUnion(types: unknown[]): boolean {
  return (types.length === 2 && types[1] === 'null') || JSON.stringify(types) === mixedScalars;
}
