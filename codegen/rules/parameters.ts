import {
  type Document,
  type Pagination,
  type ParameterObject,
  type Reference,
  resolve,
  type Schema,
} from '../document.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

/** Paths are unambiguous to the router: whole literal or whole parameter segments. */
export const paths: ContractRule = (document) => [
  ...Object.keys(document.paths).flatMap((path, index, all) => [
    ...segmentProblems(path),
    ...all.slice(0, index).flatMap((earlier) => overlapProblems(earlier, path)),
  ]),
  ...checkOperations(document, ({ path, operation }) => {
    const declared = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'path');
    const used = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    return [
      ...used
        .filter((name) => !declared.some((parameter) => parameter.name === name))
        .map((name) => `path parameter {${name}} is not declared in its parameters`),
      ...declared
        .filter(({ name }) => !used.includes(name))
        .map(({ name }) => `path parameter ${name} is not in ${path}`),
      ...declared
        .filter(({ required }) => !required)
        .map(({ name }) => `path parameter ${name} must have required: true`),
    ];
  }),
];

function segmentProblems(path: string): Problem[] {
  const [first, ...segments] = path.split('/');
  const wrong = segments.filter((segment) => !/^([A-Za-z0-9_.-]+|\{\w+\})$/.test(segment));
  if (first === '' && wrong.length === 0) return [];
  const message = `${path}: each segment must be a literal or one whole {parameter}`;
  return [{ at: ['paths', path], message }];
}

function overlapProblems(one: string, other: string): Problem[] {
  if (!one.includes('{') || !other.includes('{')) return [];
  const segments = one.split('/');
  const others = other.split('/');
  const overlap =
    segments.length === others.length &&
    segments.every((segment, index) => {
      const twin = others[index] ?? '';
      return segment === twin || segment.startsWith('{') || twin.startsWith('{');
    });
  return overlap
    ? [{ at: ['paths', other], message: `${other}: matches the same requests as ${one}; change one of them` }]
    : [];
}

/**
 * The only header that is a parameter. Every request may send `X-Request-Id` too, but as a parameter it would be an
 * argument of every method in generated clients.
 */
const headerRead = 'Idempotency-Key';

/** Parameters are of the kinds that the router reads and the validators support. */
export const parameters: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const declared = (operation.parameters ?? []).map((parameter) => resolve(document, parameter));
    const names = declared.map((parameter) => `${parameter.in} ${parameter.name}`);
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    return [
      ...repeated.map((name) => `declares the parameter ${name} twice`),
      ...declared.flatMap((parameter) =>
        parameterProblems(document, parameter).map((problem) => `parameter ${parameter.name}: ${problem}`),
      ),
    ];
  });

function parameterProblems(document: Document, parameter: ParameterObject): string[] {
  if (!parameter.schema) return ['has no schema'];
  switch (parameter.in) {
    case 'path':
      return [];
    case 'query':
      return queryProblems(parameter, resolve<Schema>(document, parameter.schema));
    case 'header':
      return parameter.name === headerRead
        ? []
        : [`is a header; the only header that may be a parameter is ${headerRead}`];
    default:
      return [`is in ${parameter.in}; it must be in path, query or header`];
  }
}

/** Types that readParameters parses. */
const queryTypes = ['string', 'integer', 'array', 'object'];

function queryProblems({ style = 'form', explode }: ParameterObject, schema: Schema): string[] {
  const parts = [schema.items, schema.additionalProperties].filter((part) => part !== undefined) as Schema[];
  if (!queryTypes.includes(String(schema.type)) || parts.some((part) => part.type !== 'string'))
    return ['must be a string, an integer, or an array or object of strings'];
  const isObject = schema.type === 'object';
  if (isObject !== (style === 'deepObject'))
    return ['objects, and only objects, must have style: deepObject'];
  if (style !== 'form' && style !== 'deepObject')
    return [`has style ${style}; the router supports form and deepObject`];
  return explode === false ? ['must not have explode: false; arrays are sent as repeated parameters'] : [];
}

/** `x-pagination` names two existing query parameters and two existing places in the 200. */
export const pagination: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const stated = operation['x-pagination'];
    const names = (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => parameter.name);
    if (!stated) return names.includes('cursor') ? ['takes a cursor; add x-pagination'] : [];
    const response = operation.responses?.['200'] && resolve(document, operation.responses['200']);
    const body = response?.content?.['application/json']?.schema;
    return (['cursor', 'limit', 'items', 'next'] as const).flatMap((key) => {
      if (key === 'cursor' || key === 'limit')
        return names.includes(stated[key])
          ? []
          : [`x-pagination.${key} must name one of its query parameters`];
      return body && isLocation(document, body, stated, key)
        ? []
        : [`x-pagination.${key} must be a property of its 200, such as data.${key}`];
    });
  });

function isLocation(document: Document, body: Schema, stated: Pagination, key: 'items' | 'next'): boolean {
  let schema: Schema | undefined = body;
  for (const step of (stated[key] ?? '').split('.')) {
    const properties = (schema && followed(document, schema).properties) as
      | Record<string, Schema>
      | undefined;
    schema = properties?.[step];
  }
  if (!schema) return false;
  return key === 'next' || followed(document, schema).type === 'array';
}

function followed(document: Document, schema: Schema): Schema {
  return resolve<Schema>(document, schema as Schema | Reference);
}
