import { findDuplicateKey } from '../src/contract/json.ts';

/** Parts of an OpenAPI 3.1 document that the generator reads. */
export interface Reference {
  $ref: string;
}

export type Schema = Record<string, unknown> & { $ref?: string };

export interface ParameterObject {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  style?: string;
  description?: string;
  explode?: boolean;
  example?: unknown;
  schema: Schema;
}

export interface HeaderObject {
  required?: boolean;
  /** By the names of the body's examples. */
  examples?: Record<string, ExampleObject>;
  schema: Schema;
}

export interface MediaTypeObject {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, ExampleObject | Reference>;
}

export interface ExampleObject {
  summary?: string;
  value: unknown;
}

export interface ResponseObject {
  description: string;
  headers?: Record<string, HeaderObject | Reference>;
  links?: Record<string, LinkObject | Reference>;
  content?: Record<string, MediaTypeObject>;
}

export interface LinkObject {
  operationId: string;
  parameters: Record<string, string>;
}

export interface RequestBodyObject {
  required?: boolean;
  content: Record<string, MediaTypeObject>;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: (ParameterObject | Reference)[];
  requestBody?: RequestBodyObject | Reference;
  responses?: Record<string, ResponseObject | Reference>;
  deprecated?: boolean;
  /** Days of the deprecation, and of the earliest removal. */
  'x-deprecation'?: { since: string; sunset: string };
  'x-idempotency'?: 'required' | 'optional';
  'x-pagination'?: Pagination;
  'x-body-validation'?: 'deferred';
  /** Property of the body that is a list, which is read an entry at a time. */
  'x-body-list'?: string;
  /** Default: 256 KiB. */
  'x-max-body-bytes'?: number;
  'x-sys-codes'?: string[];
}

/** Pagination of a list: two query parameters, and where the response has its rows and next cursor. */
export interface Pagination {
  cursor: string;
  limit: string;
  items: string;
  next: string;
}

/** The only server; its variable has the address of the installation. */
interface ServerObject {
  url: string;
  description?: string;
  variables: { root_url: { default: string; description?: string } };
}

export interface SysCodeEntry {
  code: string;
  status: number;
  message: string;
  description: string;
  retry: (typeof retryRules)[number];
  idempotency: (typeof repeatRules)[number];
}

/** Results of a request that is repeated under its key: the stored response, another run, or a run under a key that is free. */
export const repeatRules = ['stored', 'runs_again', 'key_unused'] as const;

/** Moments from which the same request can succeed: after a wait, after its cause was removed, never. */
export const retryRules = ['after_wait', 'after_remedy', 'no'] as const;

export interface Document {
  openapi: string;
  info: {
    title: string;
    version: string;
    summary?: string;
    description?: string;
    termsOfService?: string;
    contact?: { name?: string; url?: string; email?: string };
    license?: object;
  };
  externalDocs?: object;
  servers: [ServerObject];
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, OperationObject>>;
  webhooks?: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, ParameterObject>;
    headers?: Record<string, HeaderObject>;
    responses?: Record<string, ResponseObject>;
    requestBodies?: Record<string, RequestBodyObject>;
    examples?: Record<string, ExampleObject>;
    links?: Record<string, LinkObject>;
  };
  'x-sys-codes'?: Record<string, SysCodeEntry>;
}

/** Returns a sentence that names the scopes of an operation; none for an operation without them. */
export function scopeSentences(scopes: readonly string[]): string[] {
  return scopes.length > 0 ? [`Scope: ${scopes.map((scope) => `\`${scope}\``).join(', ')}.`] : [];
}

/** Returns the scopes that an operation requires: the roles of its security requirement. */
export function requiredScopes({ security }: OperationObject): string[] {
  return security?.[0]?.bearerAuth ?? [];
}

/** Returns the responses of the documented statuses, without `default`. */
export function documentedResponses({
  responses = {},
}: OperationObject): [string, ResponseObject | Reference][] {
  return Object.entries(responses).filter(([status]) => status !== 'default');
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export function listMethods(
  item: Readonly<Record<string, OperationObject>>,
): [method: string, operation: OperationObject][] {
  return Object.entries(item).filter(([method]) => methods.includes(method));
}

/** Resolves a local `$ref` once; returns other values unchanged. */
export function resolve<T extends object>(document: Document, value: T | Reference): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  let target: unknown = document;
  for (const step of value.$ref.replace(/^#\//, '').split('/')) {
    target = (target as Record<string, unknown> | undefined)?.[
      step.replaceAll('~1', '/').replaceAll('~0', '~')
    ];
  }
  if (target === undefined) throw new Error(`${value.$ref} does not exist`);
  return target as T;
}

/** `#/components/schemas/Item` -> `Item`; undefined for any other value. */
export function schemaName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.match(/^#\/components\/schemas\/([A-Za-z0-9]+)$/)?.[1];
}

export class ContractError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`openapi.json is invalid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ContractError';
    this.problems = problems;
  }
}

/** Parses openapi.json. @throws {ContractError} for a duplicate key, which JSON.parse would silently drop. */
export function parseContract(text: string): Document {
  let document: Document;
  try {
    document = JSON.parse(text) as Document;
  } catch (error) {
    throw new ContractError([
      `it is not valid JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  const duplicate = findDuplicateKey(text);
  if (duplicate) throw new ContractError([`${duplicate.join(' ')}: duplicate key; remove one`]);
  return document;
}

/** Returns the default of the server's only variable. */
export function exampleServerUrl({ servers }: Document): string {
  return servers[0].variables.root_url.default;
}

/** Returns the contract with the variable filled in: some tools read no server variables. */
export function withServerUrl(document: Document): Document & { servers: Omit<ServerObject, 'variables'>[] } {
  const [{ url, variables: _, ...others }] = document.servers;
  return {
    ...document,
    servers: [{ url: url.replace('{root_url}', exampleServerUrl(document)), ...others }],
  } as never;
}
