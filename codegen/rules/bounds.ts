import type { Schema } from '../document.ts';
import { type Check, operationsOf, reachedSchemas } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** How many entries may be compared with each other. */
const mostUnique = 100;
const scalars = ['string', 'integer', 'number', 'boolean'];

/**
 * Nothing is unbounded: every array and map says how long it may be, in responses too, so that neither a request nor an
 * answer can grow without limit; every text of a request is bounded before a pattern or a format reads it.
 */
export const bounds: Check = (document) => {
  const requests = reachedSchemas(
    document,
    operationsOf(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  return schemasOf(document).flatMap((placed) => {
    const isRequest =
      placed.at[1] === 'schemas' ? requests.has(String(placed.at[2])) : isReadParameter(placed.at);
    const entry = resolvedItems(document.components.schemas, placed.schema);
    return [
      ...listProblems(placed.schema, entry),
      ...(isRequest && isUnboundedText(placed) ? ['is a text of any length; say maxLength'] : []),
    ].map((problem) => ({ at: placed.at, message: `${placed.name}: ${problem}` }));
  });

  /** A header is read by its own code; a webhook's parameters are what we send. */
  function isReadParameter(at: readonly (string | number)[]): boolean {
    if (at[0] === 'paths') return true;
    const { parameters = {} } = document.components;
    return at[1] === 'parameters' && parameters[String(at[2])]?.in !== 'header';
  }
};

function listProblems({ type, maxItems, uniqueItems, ...schema }: Schema, entry: Schema): string[] {
  const types = [type].flat();
  const isMap = types.includes('object') && typeof schema.additionalProperties === 'object';
  const isShort = Number(maxItems) <= mostUnique && scalars.includes(String(entry.type));
  return [
    ...(types.includes('array') && maxItems === undefined ? ['is an array of any length; say maxItems'] : []),
    ...(isMap && schema.maxProperties === undefined ? ['is a map of any size; say maxProperties'] : []),
    ...(uniqueItems && !isShort
      ? [`has uniqueItems; only an array of at most ${mostUnique} scalars may, for all are compared with all`]
      : []),
  ];
}

function resolvedItems(schemas: Readonly<Record<string, Schema>>, { items }: Schema): Schema {
  const entry = (items ?? {}) as Schema;
  return entry.$ref ? (schemas[entry.$ref.split('/').at(-1) ?? ''] ?? {}) : entry;
}

function isUnboundedText({ schema: { type, enum: values, const: value, maxLength, pattern } }: PlacedSchema) {
  if (![type].flat().includes('string') || values || value !== undefined || maxLength !== undefined)
    return false;
  return typeof pattern !== 'string' || !isBoundedPattern(pattern);
}

/** Whether only texts of a bounded length match: anchored at both ends, nothing repeated without end. */
function isBoundedPattern(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const operators = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(operators);
}
