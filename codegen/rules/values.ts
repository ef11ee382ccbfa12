import { type Document, resolve, type Schema, schemaName } from '../document.ts';
import { listOperations, listSchemas, type PlacedSchema, reachedSchemas } from '../document-parts.ts';
import type { ContractRule } from './check.ts';

/** Maximum length of an array with `uniqueItems`, which compares all pairs. */
const maxUnique = 100;
const scalars = ['string', 'integer', 'number', 'boolean'];

/** Requires bounds on arrays and maps, also in responses, and on request strings with a pattern or format. */
export const bounds: ContractRule = (document) => {
  const requests = reachedSchemas(
    document,
    listOperations(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  return listSchemas(document).flatMap((placed) => {
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
  const isShort = Number(maxItems) <= maxUnique && scalars.includes(String(entry.type));
  return [
    ...(types.includes('array') && maxItems === undefined ? ['is an unbounded array; set maxItems'] : []),
    ...(isMap && schema.maxProperties === undefined ? ['is an unbounded map; set maxProperties'] : []),
    ...(uniqueItems && !isShort
      ? [`has uniqueItems; only an array of at most ${maxUnique} scalars may, because every pair is compared`]
      : []),
  ];
}

function resolvedItems(schemas: Readonly<Record<string, Schema>>, { items }: Schema): Schema {
  const entry = (items ?? {}) as Schema;
  return entry.$ref ? (schemas[entry.$ref.split('/').at(-1) ?? ''] ?? {}) : entry;
}

function isUnboundedText({
  schema: { type, format, enum: values, const: value, maxLength, pattern },
}: PlacedSchema) {
  if (![type].flat().includes('string') || values || value !== undefined || maxLength !== undefined)
    return false;
  // The generated validators bound times.
  if (format === 'date-time') return false;
  return typeof pattern !== 'string' || !isBoundedPattern(pattern);
}

/** Returns whether a pattern is anchored at both ends and has no unbounded repetition. */
function isBoundedPattern(pattern: string): boolean {
  if (!isAnchored(pattern)) return false;
  const operators = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return !/[*+]|\{\d+,\}/.test(operators);
}

/** An alternative at the top would have one anchor only: `^a|b$`. */
function isAnchored(pattern: string): boolean {
  const plain = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  const top = plain.replace(/\((?:[^()]|\([^()]*\))*\)/g, '');
  return pattern.startsWith('^') && pattern.endsWith('$') && !top.includes('|');
}

/** Control characters as an expression writes them: some generators copy them into source as the character itself. */
const controlCharacter = /\\(?:u00[01][0-9a-f]|x[01][0-9a-f]|0)/i;

/** Integers state their size and URLs are `uri`, so that generated clients use the right types. */
export const formats: ContractRule = (document) =>
  listSchemas(document).flatMap(({ at, name, role, schema }) => {
    const types = [schema.type].flat();
    const isUrl = role === 'property' && /(?:^|_)url$/.test(String(at.at(-1))) && types.includes('string');
    const isInteger = types.includes('integer') && !types.includes('string') && !('const' in schema);
    const messages = [
      ...(isInteger && !['int32', 'int64'].includes(String(schema.format))
        ? ['is an integer; set format to int32 or int64']
        : []),
      ...(isUrl && schema.format !== 'uri' ? ['is a URL; set format to uri'] : []),
      ...(schema.format === 'date-time' && schema.maxLength !== undefined
        ? ['has maxLength beside date-time, which TypeSpec cannot import; the validators bound it']
        : []),
      ...(typeof schema.pattern === 'string' && !isAnchored(schema.pattern)
        ? ['its pattern must begin with ^ and end with $, because some clients match the whole text']
        : []),
      ...(controlCharacter.test(String(schema.pattern ?? ''))
        ? ['its pattern has a control character; refuse it in code']
        : []),
    ];
    return messages.map((message) => ({ at, message: `${name}: ${message}` }));
  });

/** Only optional body properties and query parameters have a default, and their description mentions it. */
export const defaults: ContractRule = (document) => {
  const bodies = listOperations(document).flatMap(({ operation: { requestBody, 'x-body-list': list } }) => {
    const body = requestBody && resolve(document, requestBody);
    const schema = body?.content['application/json']?.schema;
    // Each entry of a list of bodies is read as a body of its own.
    const { properties = {} } = (list && schema ? resolve(document, schema) : {}) as Schema;
    const entries = (properties as Record<string, Schema>)[list ?? '']?.items as Schema | undefined;
    return [schemaName(schema), schemaName(entries)];
  });
  return listSchemas(document)
    .filter(({ schema }) => 'default' in schema)
    .flatMap((placed) => {
      const { at, name } = placed;
      if (!mayHaveOne(placed, bodies))
        return [
          {
            at,
            message: `${name}: has a default; only properties of a request body and query parameters do`,
          },
        ];
      return /\bdefault/i.test(readDescription(document, placed))
        ? []
        : [{ at, message: `${name}: its description must repeat the default` }];
    });
};

function mayHaveOne({ at, role }: PlacedSchema, bodies: readonly (string | undefined)[]): boolean {
  return role === 'parameter' || (role === 'property' && bodies.includes(String(at[2])));
}

/** A parameter is described beside its schema, at the path without the last step. */
function readDescription(document: Document, { at, role, schema }: PlacedSchema): string {
  if (role !== 'parameter') return String(schema.description ?? '');
  const parameter = at.slice(0, -1).reduce<unknown>((value, key) => {
    return (value as Record<string | number, unknown>)[key];
  }, document);
  return resolve<{ description?: string }>(document, parameter as { description?: string }).description ?? '';
}
