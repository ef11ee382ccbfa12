import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  documentedResponses,
  type ExampleObject,
  type LinkObject,
  type OperationObject,
  type ResponseObject,
  resolve,
  type Schema,
  schemaName,
} from '../document.ts';
import { listOperations } from '../document-parts.ts';
import { type ContractRule, checkOperations, type Problem } from './check.ts';

const withoutBody = ['get', 'delete'];

/** A request body is JSON with a named schema, and states whether it is required. */
export const requestBodies: ContractRule = (document) =>
  checkOperations(document, ({ at, operation }) => {
    const { requestBody, 'x-body-validation': validation, 'x-max-body-bytes': maxBytes } = operation;
    const list = operation['x-body-list'];
    const wrongValidation = [
      ...(validation === undefined || (validation === 'deferred' && requestBody)
        ? []
        : ['x-body-validation can only be deferred, and only beside a body']),
      ...(maxBytes === undefined || (Number.isInteger(maxBytes) && maxBytes > 0 && requestBody)
        ? []
        : ['x-max-body-bytes can only be a number of bytes, and only beside a body']),
      ...(list === undefined || hasOneList(document, requestBody, list)
        ? []
        : [
            'x-body-list can only name a list with maxItems in a closed body whose other properties are boolean',
          ]),
    ];
    if (!requestBody) return wrongValidation;
    if (withoutBody.includes(String(at[2]))) return [`a ${String(at[2]).toUpperCase()} takes no body`];
    const { content = {}, required } = resolve(document, requestBody);
    const isNamed = Object.keys(content).length === 1 && schemaName(content['application/json']?.schema);
    return [
      ...wrongValidation,
      ...(isNamed
        ? []
        : ['its request body must be application/json with a $ref to a named schema, not an inline one']),
      ...(typeof required === 'boolean' ? [] : ['must set required for its body: true or false']),
    ];
  });

function hasOneList(document: Document, requestBody: OperationObject['requestBody'], name: string): boolean {
  const schema = requestBody && resolve(document, requestBody).content['application/json']?.schema;
  const { properties = {}, additionalProperties } = schema ? resolve<Schema>(document, schema) : {};
  const { [name]: list, ...others } = properties as Record<string, Schema>;
  return (
    additionalProperties === false &&
    list?.type === 'array' &&
    typeof list.maxItems === 'number' &&
    Object.values(others).every(({ type }) => type === 'boolean')
  );
}

const successes = ['200', '201', '202'];
const json = 'application/json';

/** A response is a named envelope. A success can be a file instead, in one or several media types. */
export const responses: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const documented = documentedResponses(operation);
    return [
      ...(documented.some(([status]) => successes.includes(status))
        ? []
        : [`documents no success; it is one of ${successes.join(', ')}`]),
      ...documented.flatMap(([status, response]) => [
        ...statusProblems(status),
        ...bodyProblems(document, status, resolve(document, response)),
        ...headerProblems(status, resolve(document, response)),
      ]),
    ];
  });

function statusProblems(status: string): string[] {
  if (status === '501') return ['documents a 501; codegen/contract.ts adds it to reserved operations'];
  return successes.includes(status) || /^[45]\d\d$/.test(status)
    ? []
    : [`documents ${status}; statuses are ${successes.join(', ')}, and single ones of 4xx and 5xx`];
}

function bodyProblems(document: Document, status: string, { content = {} }: ResponseObject): string[] {
  const mediaTypes = Object.keys(content);
  const isError = !successes.includes(status);
  if (mediaTypes.length === 0) return [`its ${status} response has no media type`];
  if (!mediaTypes.includes(json))
    return isError ? [`its ${status} response must be ${json}, like all errors`] : [];
  if (mediaTypes.length > 1)
    return [
      `its ${status} response has ${mediaTypes.length} media types; one of them is JSON, so it must have one`,
    ];
  const name = schemaName(content[json]?.schema);
  if (!name) return [`its ${status} response must be a $ref to a named schema, not an inline one`];
  const envelope = ['status', 'message', 'data', ...(isError ? ['sysCode'] : [])];
  const required = (document.components.schemas[name] as Schema).required as string[] | undefined;
  const missing = envelope.filter((property) => !required?.includes(property));
  return missing.length > 0
    ? [`its ${status} response must be an envelope; ${name} does not require ${missing.join(', ')}`]
    : [];
}

function headerProblems(status: string, { headers = {} }: ResponseObject): string[] {
  return Object.entries(headers)
    .filter(([, header]) => !('$ref' in header))
    .map(
      ([name]) => `header ${name} of its ${status} response must be a $ref to a component, not an inline one`,
    );
}

const fallback = 'ApiReturn';

/**
 * Every envelope states its status as a const. An error's envelope lists the numbers that the operation can return with
 * that status, so that each generated client knows them. The catalog's numbers are in `SysCode`.
 */
export const envelopes: ContractRule = (document) => [
  ...listOperations(document).flatMap(({ at, name, operation }): Problem[] => {
    const messages = documentedResponses(operation).flatMap(([status, response]) => {
      const media = resolve(document, response).content?.['application/json'];
      const envelope = schemaName(media?.schema);
      if (!envelope) return [];
      const numbers = codeNumbers(document, operation['x-sys-codes'] ?? [], Number(status));
      return envelopeProblems(document.components.schemas[envelope] ?? {}, Number(status), numbers).map(
        (problem) => `${envelope}, the envelope of its ${status}, ${problem}`,
      );
    });
    return messages.map((message) => ({ at, message: `${name}: ${message}` }));
  }),
  ...wholeCatalog(document),
  ...unexpectedErrors(document),
];

function envelopeProblems({ properties = {} }: Schema, status: number, numbers: readonly string[]): string[] {
  const { status: stated, sysCode } = properties as Record<string, Schema>;
  return [
    ...(stated?.const === status ? [] : [`must have the const ${status} as its status`]),
    ...(status < 400 || isOpenList(sysCode, numbers)
      ? []
      : [`must have the open list ${numbers.join(', ')} as its sysCode`]),
  ];
}

function wholeCatalog(document: Document): Problem[] {
  const numbers = Object.values(document['x-sys-codes'] ?? {}).map(({ code }) => code);
  return isOpenList(document.components.schemas.SysCode, numbers.sort())
    ? []
    : [
        {
          at: ['components', 'schemas', 'SysCode'],
          message: 'SysCode: must be the open list of every number in x-sys-codes, in ascending order',
        },
      ];
}

/** A client that knows no more than the statuses of today reads every other error as an `ApiReturn`. */
function unexpectedErrors(document: Document): Problem[] {
  return listOperations(document).flatMap(({ at, name, operation }): Problem[] => {
    const response = operation.responses?.default;
    const media = response && resolve(document, response).content?.['application/json'];
    return schemaName(media?.schema) === fallback
      ? []
      : [{ at, message: `${name}: must have a default response, whose body is ${fallback}` }];
  });
}

function codeNumbers(document: Document, codes: readonly string[], status: number): string[] {
  const catalog = document['x-sys-codes'] ?? {};
  return codes.flatMap((code) => (catalog[code]?.status === status ? catalog[code].code : [])).sort();
}

function isOpenList(schema: Schema | undefined, values: readonly string[]): boolean {
  return schema?.['x-open-list'] === true && isDeepStrictEqual(schema.enum, values);
}

/** A response link leads to an operation, and fills parameters of it with ids of their kind. */
export const links: ContractRule = (document) => {
  const targets = new Map(listOperations(document).map(({ name, operation }) => [name, operation]));
  return checkOperations(document, ({ operation }) =>
    documentedResponses(operation).flatMap(([status, reference]) => {
      const response = resolve(document, reference);
      return Object.entries(response.links ?? {}).flatMap(([name, link]) => {
        const { operationId, parameters } = resolve<LinkObject>(document, link);
        const target = targets.get(operationId);
        if (!target)
          return [`the link ${name} of its ${status} leads to the unknown operation ${operationId}`];
        const known = (target.parameters ?? []).map((parameter) => resolve(document, parameter));
        return Object.entries(parameters).flatMap(([parameter, source]) => {
          const filled = known.find((one) => one.name === parameter);
          const fills = `the link ${name} of its ${status} fills ${parameter}`;
          if (!filled) return [`${fills}, which ${operationId} does not have`];
          return shownAt(document, response, source)
            .filter((value) => kindOf(value) !== kindOf(filled.example))
            .map((value) => `${fills} with ${value}, but ${operationId} takes one such as ${filled.example}`);
        });
      });
    }),
  );
};

/** Returns the values at a link's expression, such as `$response.body#/data/id`, in the examples of the body. */
function shownAt(document: Document, { content = {} }: ResponseObject, expression: string): unknown[] {
  const keys = expression.split('/').slice(1);
  return Object.values(content['application/json']?.examples ?? {}).map((example) =>
    keys.reduce<unknown>((part, key) => Object(part)[key], resolve<ExampleObject>(document, example).value),
  );
}

/** The letters that an id begins with: `wh` of an endpoint. */
const kindOf = (id: unknown) => /^[A-Za-z]*/.exec(String(id))?.[0];
