import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OperationId } from '../../generated/operations.ts';
import { operationTable } from '../../src/http/route.ts';

export const contractFile = path.resolve(import.meta.dirname, '..', '..', 'openapi.json');

interface MediaType {
  readonly schema: { readonly $ref: string };
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
}

interface ContractOperation {
  readonly parameters?: readonly ({ readonly $ref: string } | Parameter)[];
  readonly requestBody?: { readonly content: { readonly 'application/json': MediaType } };
  readonly responses: Readonly<
    Record<string, { readonly content: { readonly 'application/json': MediaType } }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: object;
}

/** Parts of openapi.json that the other libraries need. */
export interface ContractDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

export function readContractDocument(): ContractDocument {
  return JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
}

export function contractOperation(document: ContractDocument, id: OperationId): ContractOperation {
  const { path: template, method } = operationTable[id];
  const operation = document.paths[template]?.[method.toLowerCase()];
  if (!operation) throw new Error(`openapi.json has no ${id}`);
  return operation;
}

/** Returns an operation's path parameters by name; null if it has none. */
export function pathParameters(document: ContractDocument, id: OperationId): Record<string, object> | null {
  const parameters = (contractOperation(document, id).parameters ?? [])
    .map((parameter) =>
      '$ref' in parameter
        ? document.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
        : parameter,
    )
    .filter((parameter) => parameter?.in === 'path');
  if (parameters.length === 0) return null;
  return Object.fromEntries(parameters.map((parameter) => [parameter?.name, parameter?.schema]));
}

/** Returns `data` of the longest 200 example of an operation. */
export function exampleData(document: ContractDocument, id: OperationId): unknown {
  const examples = contractOperation(document, id).responses['200']?.content['application/json'].examples;
  const values = Object.values(examples ?? {}).map(({ value }) => value as { readonly data: unknown });
  const [longest] = values.sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  if (!longest) throw new Error(`openapi.json has no example of a response of ${id}`);
  return longest.data;
}
