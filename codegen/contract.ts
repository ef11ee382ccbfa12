import {
  type Document,
  documentedResponses,
  listMethods,
  type OperationObject,
  type Pagination,
  type ParameterObject,
  type Reference,
  type ResponseObject,
  requiredScopes,
  resolve,
  type Schema,
  schemaName,
} from './document.ts';

export interface Contract {
  document: Document;
  operations: ContractOperation[];
  events: ContractEvent[];
}

/** An operation with all references resolved. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  scopes: string[];
  idempotency: 'required' | 'optional' | null;
  /** Null unless the operation is a paged list. */
  pagination: Pagination | null;
  sysCodes: string[];
  parameters: ParameterObject[];
  body: ContractBody | null;
  /** The list of the body, which is read an entry at a time; null for other bodies. */
  bodyList: { name: string; maxItems: number } | null;
  /** Longer bodies are refused unread. */
  maxBodyBytes: number;
  responses: ContractResponse[];
  /** Absent if the operation is not deprecated. */
  deprecation?: DeprecationHeaders;
  /** The reserved part, which returns 501; null if there is none. */
  reserved: string | null;
}

interface ContractBody {
  schema: string;
  required: boolean;
  /** The handler also runs on a body that violates the schema, and validates it itself. */
  deferred: boolean;
}

export interface ContractResponse {
  status: number;
  /** Its name in components.responses; null for a response of one operation. */
  component: string | null;
  /** Empty without a body. */
  mediaTypes: string[];
  schema: string | null;
  headers: ContractHeader[];
}

interface ContractHeader {
  name: string;
  required: boolean;
}

interface ContractEvent {
  type: string;
  schema: string;
}

/** Headers that every response of a deprecated operation has. */
interface DeprecationHeaders {
  /** RFC 9745: the day on which the operation was deprecated, in Unix seconds. */
  readonly Deprecation: string;
  /** RFC 8594: the day from which the operation may be gone. */
  readonly Sunset: string;
  readonly Link: string;
}

/** Reserved operations, or parts of one, by operationId. They return 501. Tests print the list if it is not empty. */
export const reserved: Readonly<Record<string, string>> = {};

/** Reads a contract that follows the rules. */
export function readOperations(
  document: Document,
  reserved: Readonly<Record<string, string>> = {},
): Contract {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    listMethods(item).map(([method, source]) => readOperation(document, method, path, source, reserved)),
  );
  const events = Object.entries(document.webhooks ?? {}).flatMap(([type, { post }]) => {
    const body = post?.requestBody && resolve(document, post.requestBody);
    const schema = schemaName(body?.content['application/json']?.schema);
    return schema ? [{ type, schema }] : [];
  });
  return { document, operations, events };
}

const defaultMaxBodyBytes = 256 * 1024;

function readOperation(
  document: Document,
  method: string,
  path: string,
  source: OperationObject,
  reserved: Readonly<Record<string, string>>,
): ContractOperation {
  const id = source.operationId ?? '';
  const deprecation = deprecationHeaders(source);
  const operation: ContractOperation = {
    id,
    method: method.toUpperCase(),
    path,
    tag: source.tags?.[0] ?? '',
    scopes: requiredScopes(source),
    idempotency: source['x-idempotency'] ?? null,
    pagination: source['x-pagination'] ?? null,
    sysCodes: [...(source['x-sys-codes'] ?? [])],
    parameters: (source.parameters ?? []).map((parameter) => resolve(document, parameter)),
    body: readBody(document, source),
    bodyList: readBodyList(document, source),
    maxBodyBytes: source['x-max-body-bytes'] ?? defaultMaxBodyBytes,
    responses: documentedResponses(source).map(([status, response]) =>
      readResponse(document, Number(status), response),
    ),
    ...(deprecation ? { deprecation } : {}),
    reserved: reserved[id] ?? null,
  };
  return operation.reserved === null ? operation : reservedOperation(operation);
}

function readBody(document: Document, source: OperationObject): ContractBody | null {
  const body = source.requestBody && resolve(document, source.requestBody);
  const schema = schemaName(body?.content['application/json']?.schema);
  if (!body || !schema) return null;
  const deferred = source['x-body-validation'] === 'deferred';
  return { schema, required: body.required ?? false, deferred };
}

function readBodyList(document: Document, source: OperationObject): ContractOperation['bodyList'] {
  const name = source['x-body-list'];
  const body = readBody(document, source);
  if (name === undefined || !body) return null;
  const { properties } = document.components.schemas[body.schema] as { properties?: Record<string, Schema> };
  return { name, maxItems: Number(properties?.[name]?.maxItems) };
}

function readResponse(
  document: Document,
  status: number,
  reference: ResponseObject | Reference,
): ContractResponse {
  const response = resolve(document, reference);
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]): ContractHeader => ({
      name,
      required: resolve(document, header).required ?? false,
    }),
  );
  const { content = {} } = response;
  const schema = schemaName(content['application/json']?.schema);
  const component = '$ref' in reference ? (reference.$ref.split('/').at(-1) ?? null) : null;
  return { status, component, mediaTypes: Object.keys(content), schema: schema ?? null, headers };
}

/** Adds the 501 response of a reserved operation, with the headers of its 400. The published contract omits it. */
function reservedOperation(operation: ContractOperation): ContractOperation {
  const model = operation.responses.find((response) => response.status === 400);
  const headers = (model?.headers ?? []).filter(({ name }) => /^X-(Request-Id|RateLimit-)/.test(name));
  return {
    ...operation,
    sysCodes: [...operation.sysCodes, 'NOT_IMPLEMENTED'],
    responses: [
      ...operation.responses,
      { status: 501, component: null, mediaTypes: ['application/json'], schema: 'ApiReturn', headers },
    ],
  };
}

/** Returns the headers of an operation's `x-deprecation`; undefined if it is not deprecated. */
export function deprecationHeaders(operation: OperationObject): DeprecationHeaders | undefined {
  const days = operation['x-deprecation'];
  if (!days) return undefined;
  return {
    Deprecation: `@${Date.parse(days.since) / 1000}`,
    Sunset: new Date(days.sunset).toUTCString(),
    Link: '</changelog>; rel="deprecation"; type="text/html"',
  };
}

/** POST and PATCH operations that are safe to repeat: they only read, or set values. */
const repeatable: ReadonlySet<string> = new Set([
  'quoteRates',
  'validateShipment',
  'validateAddress',
  'validateShipmentBatch',
  'validateShipmentReturn',
  'updateWebhook',
  'updateAddress',
  'updateProduct',
  'updateBrand',
  'printLabels',
  'markShipmentsPrinted',
]);

/**
 * Returns true if a second request has no second effect: the operation only reads, sets values, or is run once per
 * idempotency key.
 */
export function isRepeatable({ id, method, idempotency }: ContractOperation): boolean {
  return method === 'GET' || idempotency !== null || repeatable.has(id);
}
