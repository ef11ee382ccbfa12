import type { Schema } from '../document.ts';
import { type ContractRule, operationsOf, reachedSchemas } from './check.ts';
import { type PlacedSchema, schemasOf } from './placed-schemas.ts';

/** Maximum length of an array with `uniqueItems`, which compares all pairs. */
const mostUnique = 100;
const scalars = ['string', 'integer', 'number', 'boolean'];

/** Requires bounds on arrays and maps, also in responses, and on request strings with a pattern or format. */
export const bounds: ContractRule = (document) => {
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
      ...(isRequest && isUnboundedText(placed) ? ['is an unbounded string; set maxLength'] : []),
    ].map((problem) => ({ at: placed.at, message: `${placed.name}: ${problem}` }));
  });

  /** Headers are checked by code; webhook parameters describe requests that we send. */
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
    ...(types.includes('array') && maxItems === undefined ? ['is an unbounded array; set maxItems'] : []),
    ...(isMap && schema.maxProperties === undefined ? ['is an unbounded map; set maxProperties'] : []),
    ...(uniqueItems && !isShort
      ? [
          `has uniqueItems; only an array of at most ${mostUnique} scalars may, because every pair is compared`,
        ]
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

/** Returns whether a pattern is anchored at both ends and has no unbounded repetition. */
function isBoundedPattern(pattern: string): boolean {
  if (!pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const operators = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(operators);
}
