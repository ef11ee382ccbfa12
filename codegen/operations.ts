import type { OperationPolicy, ParameterKind } from '../src/contract/route.ts';
import type { Contract, ContractOperation } from './contract.ts';
import { type Document, type ParameterObject, resolve, type Schema } from './document.ts';
import { banner, literal, union } from './generated-files.ts';

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

export function operationTableSource({ document, operations }: Contract): string {
  const rows = Object.fromEntries(
    operations.map((operation) => [operation.id, toPolicy(document, operation)]),
  );
  return `${banner}export const declarations = ${literal(rows)} as const;\n`;
}

function toPolicy(document: Document, operation: ContractOperation): OperationPolicy<string, string> {
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
      operation.responses.map(({ status, mediaTypes, schema, headers }) => [
        status,
        {
          mediaTypes,
          schema,
          requiredHeaders: headers.filter((header) => header.required).map((header) => header.name),
          optionalHeaders: headers.filter((header) => !header.required).map((header) => header.name),
        },
      ]),
    ),
    ...(operation.deprecation ? { deprecation: operation.deprecation } : {}),
    reserved: operation.reserved,
  };
}

function successHas(header: string, { responses }: ContractOperation): boolean {
  return responses.some(({ status, headers }) => status < 300 && headers.some(({ name }) => name === header));
}

function parameterKind(document: Document, { style, schema }: ParameterObject): ParameterKind {
  if (style === 'deepObject') return 'object';
  const { type } = resolve<Schema>(document, schema);
  return type === 'array' || type === 'integer' ? type : 'text';
}
