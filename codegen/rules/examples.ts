import {
  type Document,
  documentedResponses,
  type MediaTypeObject,
  type ResponseObject,
  resolve,
  type Schema,
} from '../document.ts';
import { listOperations, listSchemas, type PlacedSchema } from '../document-parts.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

/** Every request body and response has an example, whose envelope shows the response's status. */
export const examples: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const body = operation.requestBody && resolve(document, operation.requestBody);
    return [
      ...Object.values(body?.content ?? {})
        .filter((media) => !hasExample(media))
        .map(() => 'its request body has no example'),
      ...documentedResponses(operation).flatMap(([status, response]) =>
        Object.entries(resolve(document, response).content ?? {}).flatMap(([type, media]) => [
          ...(hasExample(media) ? [] : [`its ${status} response has no example`]),
          ...(type === 'application/json' ? wrongStatuses(document, status, media) : []),
        ]),
      ),
    ];
  });

function hasExample({ examples = {} }: MediaTypeObject): boolean {
  return Object.keys(examples).length > 0;
}

function wrongStatuses(document: Document, status: string, { examples = {} }: MediaTypeObject): string[] {
  return Object.entries(examples).flatMap(([name, example]) => {
    const { value } = resolve(document, example);
    const shown = (value as { status?: unknown } | null)?.status;
    return String(shown) === status ? [] : [`the example ${name} of its ${status} shows status ${shown}`];
  });
}

interface ErrorExample {
  status: number;
  message: string;
  sysCode: string;
  data?: unknown;
}

/** Every declared error has an example, and every example shows a declared error. */
export const errorExamples: ContractRule = (document) => {
  const catalog = document['x-sys-codes'] ?? {};
  const names = new Map(Object.entries(catalog).map(([name, entry]) => [entry.code, name]));
  return listOperations(document).flatMap(({ at, operation }) => {
    const shown = new Set<string>();
    const problems = documentedResponses(operation).flatMap(([status, response]): Problem[] => {
      if (Number(status) < 400) return [];
      return readExamples(document, resolve(document, response)).flatMap((example) => {
        const name = names.get(example.sysCode) ?? 'UNKNOWN';
        shown.add(name);
        const wrong = [
          ...(operation['x-sys-codes']?.includes(name) ? [] : [`shows ${name}, which it does not declare`]),
          ...(String(example.status) === status ? [] : [`shows status ${example.status} under ${status}`]),
          ...(catalog[name]?.status === Number(status) ? [] : [`shows ${name} under ${status}`]),
          ...(example.message.startsWith(`${name}: `)
            ? []
            : [`its message "${example.message}" must start with "${name}: "`]),
        ];
        return wrong.map((message) => ({
          at: [...at, 'responses', status],
          message: `${operation.operationId}: ${message}`,
        }));
      });
    });
    const hidden = (operation['x-sys-codes'] ?? []).filter((name) => !shown.has(name));
    return [
      ...problems,
      ...hidden.map((name) => ({ at, message: `${operation.operationId}: no example shows ${name}` })),
    ];
  });
};

/** The details of an error are described: each property that not all have names the errors that have it. */
export const errorDetails: ContractRule = (document) => {
  const { properties, required = [] } = document.components.schemas.ErrorDetail ?? {};
  if (!properties) return [];
  const described = properties as Record<string, Schema>;
  const missingNames = ({ message, data }: ErrorExample): string[] => {
    const [name = ''] = message.split(':');
    if (typeof data !== 'object' || data === null || Array.isArray(data)) return [];
    return Object.keys(data)
      .filter((key) => !(required as string[]).includes(key))
      .filter((key) => {
        const description = String(described[key]?.description ?? '');
        return !description.includes(name) && !/\ball errors\b/.test(description);
      })
      .map((key) => `ErrorDetail.${key}: its description must name ${name}, whose example has it`);
  };
  const messages = listOperations(document).flatMap(({ operation }) =>
    documentedResponses(operation)
      .filter(([status]) => Number(status) >= 400)
      .flatMap(([, response]) => readExamples(document, resolve(document, response)).flatMap(missingNames)),
  );
  const at = ['components', 'schemas', 'ErrorDetail'];
  return [...new Set(messages)].map((message) => ({ at, message }));
};

function readExamples(document: Document, response: ResponseObject): ErrorExample[] {
  const examples = Object.values(response.content?.['application/json']?.examples ?? {});
  return examples.map(
    (example) => resolve<{ value: ErrorExample }>(document, example as { value: ErrorExample }).value,
  );
}

/** Every property, header and parameter that holds a scalar, or a list of scalars, shows a value. */
export const scalarExamples: ContractRule = (document) => [
  ...listSchemas(document)
    .filter(isFree)
    .filter(({ schema }) => schema.examples === undefined)
    .map(({ at, name }) => ({ at, message: `${name}: has no examples` })),
  ...checkOperations(document, ({ operation }) =>
    (operation.parameters ?? [])
      .map((parameter) => resolve(document, parameter))
      .filter(({ example }) => example === undefined)
      .map(({ name }) => `parameter ${name}: has no example`),
  ),
];

/** A `$ref`, a const and an enum show their values elsewhere; objects are shown by the examples of bodies. */
function isFree({ role, schema }: PlacedSchema): boolean {
  if (role !== 'property' && role !== 'header') return false;
  if (schema.$ref || schema.oneOf || schema.enum || 'const' in schema) return false;
  const types = [schema.type].flat();
  if (types.includes('object')) return false;
  return !types.includes('array') || (schema.items as Schema | undefined)?.$ref === undefined;
}
