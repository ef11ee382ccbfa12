import type { OperationPolicy, ParameterKind } from '../src/contract/route.ts';
import type { Contract, ContractOperation, ContractResponse } from './contract.ts';
import { type Document, type ParameterObject, resolve, type Schema } from './document.ts';
import { banner, literal, union } from './generated-files.ts';
import { rateLimitHeaders } from './rules/headers.ts';

/** Generates the types that handlers implement; `src/contract/operation.ts` combines them. */
export function operationsSource({ document, operations }: Contract): string {
  const perOperation = (typesOf: (operation: ContractOperation) => readonly string[]) =>
    operations
      .map((operation) => {
        const types = typesOf(operation).map((name) => `'${name}'`);
        return `\n  ${operation.id}: ${types.join(' | ') || 'never'};`;
      })
      .join('');
  const deferred = operations.filter(({ body }) => body?.deferred);
  return `${banner}import type { components } from './types.ts';

export type OperationId =${union(operations.map(({ id }) => id))};

export type Schemas = components['schemas'];

/** Error codes that each operation may return. Refusing with another one does not compile. */
export interface OperationSysCodes {${perOperation(({ sysCodes }) => sysCodes)}
}

/** Query parameters that the validator fills with their defaults. */
export interface DefaultedQuery {${perOperation(defaultedQuery)}
}

/** Body properties that the validator fills with their defaults. */
export interface DefaultedBody {${perOperation((operation) => defaultedBody(document, operation))}
}

/** Operations whose handlers validate an invalid body themselves. */
export type DeferredValidation =${union(deferred.map(({ id }) => id))};
`;
}

function defaultedQuery({ parameters }: ContractOperation): string[] {
  return parameters
    .filter(({ in: location, schema }) => location === 'query' && schema.default !== undefined)
    .map(({ name }) => name);
}

function defaultedBody(document: Document, { body }: ContractOperation): string[] {
  const { properties = {} } = (body && document.components.schemas[body.schema]) ?? {};
  return Object.entries(properties as Record<string, Schema>)
    .filter(([, schema]) => schema.default !== undefined)
    .map(([name]) => name);
}

const quotedHeaders = rateLimitHeaders.map((name) => `"${name}"`).join(', ');

/** Generates the table of operations. The responses and the headers that many have are stated once, before it. */
export function operationTableSource({ document, operations }: Contract): string {
  const rows = Object.fromEntries(
    operations.map((operation) => [operation.id, toPolicy(document, operation)]),
  );
  const shared = operations
    .flatMap(({ responses }) => responses)
    .flatMap((response) => (response.component ? [[response.component, toResponse(response)] as const] : []));
  return `${banner}${[
    `const counted = [${quotedHeaders}] as const;`,
    `const shared = ${compact(Object.fromEntries(shared))} as const;`,
    `export const declarations = ${compact(rows)} as const;`,
  ].join('\n\n')}\n`;
}

/** Formats lists on one line. */
function compact(value: unknown): string {
  return literal(value)
    .replace(
      /\[\n\s+("[^"]*"(?:,\n\s+"[^"]*")*)\n\s+\]/g,
      (_, entries) => `[${entries.replace(/\n\s+/g, ' ')}]`,
    )
    .replaceAll(quotedHeaders, '...counted')
    .replace(/"shared\.(\w+)"/g, 'shared.$1');
}

type Row = Omit<OperationPolicy<string, string>, 'responses'> & { readonly responses: object };

function toPolicy(document: Document, operation: ContractOperation): Row {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    scopes: operation.scopes,
    idempotency: operation.idempotency,
    body: operation.body ? (operation.body.required ? 'required' : 'optional') : 'none',
    bodyList: operation.bodyList,
    maxBodyBytes: operation.maxBodyBytes,
    bodyValidation: operation.body?.deferred ? 'deferred' : 'before',
    sysCodes: operation.sysCodes,
    testModeOnly: operation.sysCodes.includes('TEST_MODE_ONLY'),
    serviceCache: successHas('X-Service-Cache', operation),
    query: Object.fromEntries(query.map((parameter) => [parameter.name, parameterKind(document, parameter)])),
    responses: Object.fromEntries(
      operation.responses.map((response) => [
        response.status,
        response.component ? `shared.${response.component}` : toResponse(response),
      ]),
    ),
    ...(operation.deprecation ? { deprecation: operation.deprecation } : {}),
    reserved: operation.reserved,
  };
}

function toResponse({ mediaTypes, schema, headers }: ContractResponse): object {
  const names = (required: boolean) =>
    headers.filter((header) => header.required === required).map(({ name }) => name);
  return { mediaTypes, schema, requiredHeaders: names(true), optionalHeaders: names(false) };
}

function successHas(header: string, { responses }: ContractOperation): boolean {
  return responses.some(({ status, headers }) => status < 300 && headers.some(({ name }) => name === header));
}

function parameterKind(document: Document, { style, schema }: ParameterObject): ParameterKind {
  if (style === 'deepObject') return 'object';
  const { type } = resolve<Schema>(document, schema);
  return type === 'array' || type === 'integer' ? type : 'text';
}
