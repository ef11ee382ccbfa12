import type { JsonObject } from '../../../sdk/contract-diff/src/json.ts';
import type { Direction } from '../../../sdk/contract-diff/src/rules.ts';

interface Place {
  readonly title: string;
  /** Who sends the schema's values: the client (`request`) or the server. */
  readonly direction: Direction;
  readonly document: (schema: JsonObject, mediaType: string) => JsonObject;
}

const ok = { 200: { description: 'ok' } };
const body = (schema: JsonObject, mediaType: string) => ({ content: { [mediaType]: { schema } } });
const asProperty = (schema: JsonObject) => ({ type: 'object', properties: { it: schema } });
const asItems = (schema: JsonObject) => ({ type: 'array', items: schema });
const asMap = (schema: JsonObject) => ({ type: 'object', additionalProperties: schema });
const inAllOf = (schema: JsonObject) => ({ allOf: [{ type: 'object' }, asProperty(schema)] });
const deep = (schema: JsonObject) => asProperty(asItems(asProperty(schema)));
const operation = (value: JsonObject) => ({ paths: { '/parcels': { post: { responses: ok, ...value } } } });
const sent = (value: JsonObject) => ({ post: { responses: ok, ...value } });
const described = (schema: JsonObject, mediaType: string) => ({
  description: 'ok',
  ...body(schema, mediaType),
});

const requestBody = (schema: JsonObject, mediaType: string) =>
  operation({ requestBody: { required: true, ...body(schema, mediaType) } });
const response = (schema: JsonObject, mediaType: string) =>
  operation({ responses: { 200: described(schema, mediaType) } });
const parameter = (where: string, schema: JsonObject) =>
  operation({ parameters: [{ name: 'X-It', in: where, schema }] });

function wrapped(
  wrap: (schema: JsonObject) => JsonObject,
  document: Place['document'],
): (schema: JsonObject, mediaType: string) => JsonObject {
  return (schema, mediaType) => document(wrap(schema), mediaType);
}

function byReference(document: Place['document']): Place['document'] {
  return (schema, mediaType) => ({
    ...document({ $ref: '#/components/schemas/Holder' }, mediaType),
    components: { schemas: { Holder: asProperty(schema) } },
  });
}

/** Places where a schema can stand in a contract, so that each change can be tried in all of them. */
export const places: readonly Place[] = [
  { title: 'a request body', direction: 'request', document: requestBody },
  { title: 'a property of a request', direction: 'request', document: wrapped(asProperty, requestBody) },
  { title: 'the items of a request', direction: 'request', document: wrapped(asItems, requestBody) },
  { title: 'the values of a map of a request', direction: 'request', document: wrapped(asMap, requestBody) },
  { title: 'a member of allOf of a request', direction: 'request', document: wrapped(inAllOf, requestBody) },
  { title: 'a list inside a request', direction: 'request', document: wrapped(deep, requestBody) },
  { title: 'a named schema of a request', direction: 'request', document: byReference(requestBody) },
  {
    title: 'the answer to a webhook',
    direction: 'request',
    document: (schema, mediaType) => ({
      webhooks: { moved: sent({ responses: { 200: described(schema, mediaType) } }) },
    }),
  },
  { title: 'a query parameter', direction: 'request', document: (schema) => parameter('query', schema) },
  { title: 'a request header', direction: 'request', document: (schema) => parameter('header', schema) },
  { title: 'a response body', direction: 'response', document: response },
  { title: 'a property of a response', direction: 'response', document: wrapped(asProperty, response) },
  { title: 'the items of a response', direction: 'response', document: wrapped(asItems, response) },
  { title: 'the values of a map of a response', direction: 'response', document: wrapped(asMap, response) },
  { title: 'a member of allOf of a response', direction: 'response', document: wrapped(inAllOf, response) },
  { title: 'a list inside a response', direction: 'response', document: wrapped(deep, response) },
  { title: 'a named schema of a response', direction: 'response', document: byReference(response) },
  {
    title: 'the body of a webhook',
    direction: 'response',
    document: (schema, mediaType) => ({
      webhooks: { moved: sent({ requestBody: { required: true, ...body(schema, mediaType) } }) },
    }),
  },
  {
    title: 'the body of a callback',
    direction: 'response',
    document: (schema, mediaType) =>
      operation({
        callbacks: { moved: { '{$request.body#/url}': sent({ requestBody: body(schema, mediaType) }) } },
      }),
  },
  {
    title: 'a response header',
    direction: 'response',
    document: (schema) =>
      operation({ responses: { 200: { description: 'ok', headers: { 'X-It': { schema } } } } }),
  },
];

/** Completes a contract with what every contract has, and with named schemas. */
export function contract(parts: JsonObject, schemas: JsonObject = {}, openapi = '3.1.0'): JsonObject {
  const components = (parts.components ?? {}) as { schemas?: JsonObject };
  return {
    openapi,
    info: { title: 'Parcels', version: '1.0.0' },
    ...parts,
    components: { ...components, schemas: { ...components.schemas, ...schemas } },
  };
}
