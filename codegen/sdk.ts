import openapiTS, { astToString } from 'openapi-typescript';
import type { Contract } from './contract.ts';
import { type Document, methodsOf, type OperationObject, resolve } from './document.ts';
import { eventsSource } from './events.ts';
import { withManifest } from './manifest.ts';
import { isRepeatable } from './repeatable.ts';
import { sdkErrors } from './sdk-errors.ts';
import { banner, literal } from './source-text.ts';

/** Generates the contract's part of the TypeScript SDK, by file name; the manifest comes last. */
export async function generateSdk(contract: Contract): Promise<Map<string, string>> {
  return withManifest([
    ['types.ts', await sdkTypes(contract.document)],
    ['operations.ts', operations(contract)],
    ...sdkErrors(contract),
    ['events.ts', eventsSource(contract)],
  ]);
}

async function sdkTypes(document: Document): Promise<string> {
  const nodes = await openapiTS(clientView(document) as unknown as Parameters<typeof openapiTS>[0], {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  return `${banner}${astToString(nodes)}`;
}

/** Returns the contract as callers of the SDK see it: without headers, error responses and webhooks. */
function clientView(document: Document): Document {
  const { components } = document;
  return structuredClone({
    openapi: document.openapi,
    info: document.info,
    servers: document.servers,
    paths: Object.fromEntries(
      Object.entries(document.paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          methodsOf(item).map(([method, operation]) => [method, callerView(document, operation)]),
        ),
      ]),
    ),
    components: { schemas: components.schemas },
  });
}

function callerView(document: Document, operation: OperationObject): OperationObject {
  const successes = Object.entries(operation.responses ?? {}).filter(([status]) => status.startsWith('2'));
  return {
    ...operation,
    parameters: (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter((parameter) => parameter.in !== 'header'),
    responses: Object.fromEntries(
      successes.map(([status, response]) => {
        const { description, content } = resolve(document, response);
        return [status, { description, ...(content ? { content } : {}) }];
      }),
    ),
  };
}

function operations({ operations }: Contract): string {
  const entries = operations.map((operation) => [
    operation.id,
    {
      method: operation.method,
      path: operation.path,
      takesKey: operation.idempotency !== null,
      repeatable: isRepeatable(operation),
    },
  ]);
  return `${banner}/** Method and path of each operation, whether it takes an Idempotency-Key, and whether it is safe to repeat. */
export const operations = ${literal(Object.fromEntries(entries))} as const;

export type OperationId = keyof typeof operations;
`;
}
