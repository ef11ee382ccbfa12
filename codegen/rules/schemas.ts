import { isDeepStrictEqual } from 'node:util';
import { type Document, resolve, type Schema } from '../document.ts';
import { listOperations, listSchemas, type PlacedSchema, reachedSchemas } from '../document-parts.ts';
import type { ContractRule, Problem } from './check.ts';

const besideReference = ['description', 'default', 'examples', 'deprecated'];

/**
 * Lists of properties of which a request has exactly one. Generators of clients drop the properties of a schema with `anyOf`, so the
 * contract says it by a key of its own, which the types of the SDK follow.
 */
export const requiredOneOfKey = 'x-required-one-of';

const known = [
  '$ref',
  'type',
  'description',
  'properties',
  'required',
  'additionalProperties',
  'propertyNames',
  'items',
  'oneOf',
  'discriminator',
  'enum',
  'x-open-list',
  'x-enum-varnames',
  'const',
  'default',
  'examples',
  'deprecated',
  'format',
  'pattern',
  'x-pattern-message',
  'x-readable',
  'x-code',
  'x-fixed-properties',
  requiredOneOfKey,
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'x-max-decimals',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'contentMediaType',
];

/** Schemas use only keywords that types, validators and SDK generators support; a $ref stands alone. */
export const schemaKeywords: ContractRule = (document) =>
  listSchemas(document).flatMap(({ at, name, schema }) => {
    const allowed = schema.$ref ? ['$ref', ...besideReference] : known;
    return Object.keys(schema)
      .filter((keyword) => !allowed.includes(keyword))
      .map((keyword) => ({
        at,
        message: schema.$ref
          ? `${name}: has ${keyword} beside its $ref; only ${besideReference.join(', ')} are allowed there`
          : `${name}: uses ${keyword}; schemas use ${known.slice(1).join(', ')}`,
      }));
  });

/** Exceptions: an error's data has several JSON types, and a violation's path mixes names and indexes. */
const unionComponent = 'ErrorData';
const mixedScalars = JSON.stringify(['string', 'integer']);

/** Schemas are simple enough for every SDK generator, and every schema has a description. */
export const plainSchemas: ContractRule = (document) =>
  listSchemas(document).flatMap((placed) => {
    const { at, name, role, schema } = placed;
    const messages = [
      ...(needsDescription(placed) && !schema.description ? ['has no description'] : []),
      ...(role === 'component' && isNullable(schema) ? ['is nullable; make its uses nullable instead'] : []),
      ...(schema.oneOf &&
      !isNullableReference(schema) &&
      !isUnionByType(document, name, schema) &&
      !isUnionByTag(document, schema)
        ? [
            'uses oneOf for something other than [$ref, null] or a discriminated union, whose discriminator.mapping has the branches in the order of oneOf, each under its const',
          ]
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
  const { propertyName = '', mapping: refByValue = {} } = (discriminator ?? {}) as {
    propertyName?: string;
    mapping?: Record<string, string>;
  };
  const branches = (oneOf as Schema[]).map(({ $ref }) => $ref);
  return (
    isDeepStrictEqual(branches, Object.values(refByValue)) &&
    Object.entries(refByValue).every(([value, $ref]) => {
      const { properties } = document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
      return (properties as Record<string, Schema> | undefined)?.[propertyName]?.const === value;
    })
  );
}

function isPlainUnion(types: unknown[]): boolean {
  return (types.length === 2 && types[1] === 'null') || JSON.stringify(types) === mixedScalars;
}

/**
 * Every object and enum is a named component. SDK generators number inline ones, so their names would change. Exception:
 * the `sysCode` of an envelope, which is a list of numbers.
 */
export const namedSchemas: ContractRule = (document) =>
  listSchemas(document)
    .filter(({ role }) => role !== 'component')
    .flatMap(({ at, name, schema }) => {
      const isObject = schema.properties !== undefined || [schema.type].flat().includes('object');
      const kinds = [
        ...(isObject ? ['object'] : []),
        ...(schema.enum && at.at(-1) !== 'sysCode' ? ['enum'] : []),
      ];
      return kinds.map((kind) => ({
        at,
        message: `${name}: is an inline ${kind}; name it in components.schemas and $ref it`,
      }));
    });

/** Requests are strict: schemas state what they accept. */
function requestProblems(schema: Schema): string[] {
  const { properties = {}, required = [], [requiredOneOfKey]: choices = [] } = schema;
  const wrong = (choices as string[][])
    .flat()
    .filter((name) => !Object.hasOwn(properties as object, name) || (required as string[]).includes(name));
  const isOpen =
    schema.type === 'object' && [undefined, true].includes(schema.additionalProperties as undefined);
  return [
    ...(isOpen ? ['is an open object in a request; set additionalProperties: false'] : []),
    ...(schema['x-open-list'] ? ['is an open list in a request; remove x-open-list'] : []),
    ...wrong.map((name) => `${requiredOneOfKey} names ${name}, which must be an optional property`),
  ];
}

/** Responses are open: clients must accept what a later release adds. */
function responseProblems(schema: Schema): string[] {
  return [
    ...(schema.additionalProperties === false ? ['is a closed object in a response; leave it open'] : []),
    ...(schema.enum && !schema['x-open-list']
      ? ['is a closed enum in a response; set x-open-list: true']
      : []),
  ];
}

/** Requests and responses share no schema. Requests are closed; responses and events are open. */
export const requestAndResponseSchemas: ContractRule = (document) => {
  const operations = listOperations(document).map(({ operation }) => operation);
  const events = Object.values(document.webhooks ?? {}).map((item) => item.post?.requestBody);
  const requests = reachedSchemas(
    document,
    operations.map((operation) => [operation.requestBody, operation.parameters]),
  );
  const responses = reachedSchemas(document, [
    events,
    operations.map((operation) =>
      Object.values(operation.responses ?? {}).map((response) => resolve(document, response)),
    ),
  ]);
  return Object.entries(document.components.schemas).flatMap(([name, schema]): Problem[] => {
    const messages = [
      ...(requests.has(name) && responses.has(name)
        ? ['is used by requests and responses; use separate schemas']
        : []),
      ...(requests.has(name) ? requestProblems(schema) : []),
      ...(responses.has(name) ? responseProblems(schema) : []),
    ];
    return messages.map((message) => ({
      at: ['components', 'schemas', name],
      message: `${name} ${message}`,
    }));
  });
};
