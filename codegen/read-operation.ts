import type { ContractBody, ContractHeader, ContractOperation, ContractResponse } from './contract.ts';
import { deprecationHeaders } from './deprecation/headers.ts';
import {
  type Document,
  type OperationObject,
  type ResponseObject,
  resolve,
  schemaName,
  scopesOf,
  statusesOf,
} from './document.ts';

const defaultMaxBodyBytes = 256 * 1024;

export function readOperation(
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
    scopes: scopesOf(source),
    idempotency: source['x-idempotency'] ?? null,
    pagination: source['x-pagination'] ?? null,
    sysCodes: [...(source['x-sys-codes'] ?? [])],
    parameters: (source.parameters ?? []).map((parameter) => resolve(document, parameter)),
    body: readBody(document, source),
    maxBodyBytes: source['x-max-body-bytes'] ?? defaultMaxBodyBytes,
    responses: statusesOf(source).map(([status, response]) =>
      readResponse(document, Number(status), resolve(document, response)),
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

function readResponse(document: Document, status: number, response: ResponseObject): ContractResponse {
  const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [null, undefined];
  const headers = Object.entries(response.headers ?? {}).map(
    ([name, header]): ContractHeader => ({
      name,
      component: '$ref' in header ? (header.$ref.split('/').at(-1) ?? '') : '',
      required: resolve(document, header).required ?? false,
    }),
  );
  const schema = mediaType === 'application/json' ? schemaName(content?.schema) : undefined;
  return { status, mediaType, schema: schema ?? null, headers };
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
      { status: 501, mediaType: 'application/json', schema: 'ApiReturn', headers },
    ],
  };
}
