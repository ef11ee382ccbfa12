import openapiTS from 'openapi-typescript';
import { type Document, listMethods, type OperationObject, resolve } from './document.ts';

type Options = NonNullable<Parameters<typeof openapiTS>[1]>;

/** Returns the types of a contract as callers see them, without headers, error responses and webhooks. */
export function clientTypes(document: Document, options: Options = {}) {
  const view = clientView(document) as unknown as Parameters<typeof openapiTS>[0];
  return openapiTS(view, { defaultNonNullable: false, ...options });
}

function clientView(document: Document): Document {
  const { openapi, info, servers, paths, components } = document;
  // openapi-typescript modifies its input.
  return structuredClone({
    openapi,
    info,
    servers,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          listMethods(item).map(([method, operation]) => [method, callerView(document, operation)]),
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
