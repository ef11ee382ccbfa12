import { readFileSync } from 'node:fs';
import path from 'node:path';

// biome-ignore lint/suspicious/noExplicitAny: a JSON document of any shape
export type Json = any;
export type JsonSchema = Readonly<Record<string, Json>>;

export interface OperationParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** An operation from the contract. Does not use generated code, so that the fuzzer tests that too. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly OperationParameter[];
  readonly body: {
    readonly required: boolean;
    readonly schema: JsonSchema;
    readonly examples: readonly Json[];
  } | null;
  readonly idempotency: 'required' | 'optional' | null;
  readonly sysCodes: readonly string[];
  /** JSON pointer of the response by documented status. */
  readonly responses: Readonly<Record<string, string>>;
  readonly pages: boolean;
}

export const document: Json = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '..', '..', 'openapi.json'), 'utf8'),
);
export const documentedSysCodes: Readonly<
  Record<string, { readonly code: string; readonly status: number }>
> = document['x-sys-codes'];

/** Returns the value at a pointer such as `#/components/schemas/Party`. */
export function atPointer(pointer: string): Json {
  return pointer
    .slice(2)
    .split('/')
    .reduce((value, part) => value[part.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

/** Returns the value, or the target of its `$ref`. */
export function resolveReference(value: Json): Json {
  return typeof value?.$ref === 'string' ? resolveReference(atPointer(value.$ref)) : value;
}

const methods = ['get', 'post', 'patch', 'delete', 'put'];

export const fuzzedOperations: readonly Operation[] = Object.entries<Json>(document.paths).flatMap(
  ([route, item]) => methods.flatMap((method) => (item[method] ? [readOperation(route, method, item)] : [])),
);

export function findOperation(id: string): Operation {
  const found = fuzzedOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`openapi.json has no operation ${id}`);
  return found;
}

function readOperation(route: string, method: string, item: Json): Operation {
  const operation = item[method];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolveReference);
  const body = resolveReference(operation.requestBody);
  const media = body?.content['application/json'];
  const base = `#/paths/${escapePointer(route)}/${method}/responses`;
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path: route,
    parameters: parameters.map((one) => ({
      name: one.name,
      in: one.in,
      required: one.required === true,
      schema: resolveReference(one.schema),
    })),
    body: media
      ? {
          required: body.required === true,
          schema: media.schema,
          examples: Object.values<Json>(media.examples ?? {}).map(
            (example) => resolveReference(example).value,
          ),
        }
      : null,
    idempotency: operation['x-idempotency'] ?? null,
    sysCodes: operation['x-sys-codes'] ?? [],
    pages: operation['x-pagination'] !== undefined,
    responses: Object.fromEntries(
      Object.entries<Json>(operation.responses).map(([status, response]) => [
        status,
        response.$ref ?? `${base}/${status}`,
      ]),
    ),
  };
}

export function escapePointer(part: string): string {
  return part.replaceAll('~', '~0').replaceAll('/', '~1');
}
