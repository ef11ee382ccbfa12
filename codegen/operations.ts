import type { Contract, ContractOperation } from './contract.ts';
import { type Document, type ParameterObject, resolve, type Schema } from './document.ts';
import { banner, literal, union } from './source-text.ts';

type ParameterKind = 'text' | 'integer' | 'array' | 'object';

/** The operation table (what each operation declares) and the types that its handler must fulfil. */
export function operations(contract: Contract): string {
  const ids = contract.operations.map((operation) => operation.id);
  return `${banner}import type { SysCodeName } from './errors.ts';
import type { components, operations } from './types.ts';

export type OperationId =${union(ids)};

export type Schemas = components['schemas'];

/** The error codes that each operation may answer. A handler that refuses with another one doesn't compile. */
export interface OperationSysCodes {${contract.operations.map((o) => `\n  ${o.id}: ${o.sysCodes.map((name) => `'${name}'`).join(' | ') || 'never'};`).join('')}
}

/** The query parameters that the validator fills in where they aren't sent. */
export interface DefaultedQuery {${contract.operations.map((o) => `\n  ${o.id}: ${defaulted(o).join(' | ') || 'never'};`).join('')}
}

/** The operations that run on a body which breaks its schema too, and validate it themselves. */
export type DeferredValidation =${union(contract.operations.filter(({ body }) => body?.deferred).map(({ id }) => id))};

export type ParameterKind = 'text' | 'integer' | 'array' | 'object';

export interface OperationPolicy {
  readonly id: OperationId;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly scopes: readonly string[];
  readonly idempotency: 'required' | 'optional' | null;
  readonly body: 'required' | 'optional' | 'none';
  readonly maxBodyBytes: number;
  readonly bodyValidation: 'before' | 'deferred';
  readonly sysCodes: readonly SysCodeName[];
  readonly query: Readonly<Record<string, ParameterKind>>;
  /** The JSON schema of each documented status's body; null for other media types and for none. */
  readonly responses: Readonly<Record<number, ResponsePolicy>>;
  /** What isn't wired yet and answers 501; null when nothing is reserved. */
  readonly reserved: string | null;
}

export interface ResponsePolicy {
  readonly mediaType: string | null;
  readonly schema: string | null;
  readonly requiredHeaders: readonly string[];
  readonly optionalHeaders: readonly string[];
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Success<Id extends OperationId> = Extract<keyof Responses<Id>, 200 | 201 | 202>;
type Content<R> = R extends { content: infer C } ? C : never;
type ReplyBody<C> = C extends { 'application/json': { data: infer Data } }
  ? { readonly data: Data; readonly message?: string }
  : { readonly mediaType: keyof C & string; readonly content: Uint8Array | AsyncIterable<Uint8Array> };

/** What a handler answers: one of the operation's documented successes. Failures are refusals, see RefusalCode. */
export type Reply<Id extends OperationId> = {
  [Status in Success<Id>]: {
    readonly status: Status;
    readonly headers?: Readonly<Record<string, string>>;
  } & ReplyBody<Content<Responses<Id>[Status]>>;
}[Success<Id>];

export type RefusalCode<Id extends OperationId> = OperationSysCodes[Id];

type Parameters<Id extends OperationId> = operations[Id]['parameters'];
type PathOf<P> = P extends { path: infer T } ? T : Record<never, never>;
type QueryOf<P> = P extends { query?: infer T } ? NonNullable<T> : Record<never, never>;
type WithDefaults<Query, Name> = Query & { [Key in Name & keyof Query]-?: NonNullable<Query[Key]> };
type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer T } } }
  ? T
  : O extends { requestBody?: { content: { 'application/json': infer T } } }
    ? T | undefined
    : undefined;

/** The validated input of an operation: parameters coerced, the body as sent with its defaults applied. */
export interface Input<Id extends OperationId> {
  readonly path: PathOf<Parameters<Id>>;
  readonly query: WithDefaults<QueryOf<Parameters<Id>>, DefaultedQuery[Id]>;
  readonly body: Id extends DeferredValidation ? unknown : BodyOf<operations[Id]>;
}

export const operationTable: { readonly [Id in OperationId]: OperationPolicy & { readonly id: Id } } = ${literal(Object.fromEntries(contract.operations.map((operation) => [operation.id, policy(contract.document, operation)])))};
`;
}

function policy(document: Document, operation: ContractOperation): Record<string, unknown> {
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
    scopes: operation.scopes,
    idempotency: operation.idempotency,
    body: operation.body ? (operation.body.required ? 'required' : 'optional') : 'none',
    maxBodyBytes: operation.maxBodyBytes,
    bodyValidation: operation.body?.deferred ? 'deferred' : 'before',
    sysCodes: operation.sysCodes,
    query: Object.fromEntries(query.map((parameter) => [parameter.name, kindOf(document, parameter)])),
    responses: Object.fromEntries(
      operation.responses.map(({ status, mediaType, schema, headers }) => [
        status,
        {
          mediaType,
          schema,
          requiredHeaders: headers.filter((header) => header.required).map((header) => header.name),
          optionalHeaders: headers.filter((header) => !header.required).map((header) => header.name),
        },
      ]),
    ),
    reserved: operation.reserved,
  };
}

function kindOf(document: Document, { style, schema }: ParameterObject): ParameterKind {
  if (style === 'deepObject') return 'object';
  const { type } = resolve<Schema>(document, schema);
  return type === 'array' || type === 'integer' ? type : 'text';
}

function defaulted(operation: ContractOperation): string[] {
  const query = operation.parameters.filter(
    ({ in: place, schema }) => place === 'query' && schema.default !== undefined,
  );
  return query.map(({ name }) => `'${name}'`);
}
