import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { root } from '../../support/paths.ts';

interface Header {
  readonly required?: boolean;
  readonly schema: object;
}

interface Media {
  readonly schema: { readonly $ref?: string };
}

interface Response {
  readonly $ref?: string;
  readonly content?: Record<string, Media>;
  readonly headers?: Record<string, Header>;
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: Record<string, Media> };
  readonly responses: Record<string, Response>;
}

interface Contract {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly responses: Record<string, Response> };
}

const file = path.join(root, 'docs/carrier-gateway/openapi.json');

const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;

const ajv = new Ajv2020({ strict: false, allErrors: true });

addFormats.default(ajv);

ajv.addSchema(contract, 'contract');

/** Returns every documented response as `operationId status`. */
export function documentedResponses(): string[] {
  return Object.values(contract.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
}

function operationOf(method: string, target: string): Operation | undefined {
  const template = Object.keys(contract.paths).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{[^}]+\}/g, '[A-Za-z0-9_-]{1,64}')}(\\?.*)?$`).test(target),
  );
  return contract.paths[template ?? '']?.[method.toLowerCase()];
}

function problemsOf(schema: object, value: unknown): string[] {
  const $ref = '$ref' in schema ? { $ref: `contract${schema.$ref}` } : schema;
  const validate = ajv.compile($ref);
  if (validate(value)) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}

/** Returns the differences between a request and the contract. */
export function requestProblems(method: string, target: string, body: string): string[] {
  const operation = operationOf(method, target);
  if (!operation) return [`the contract has no ${method} ${target}`];
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return body === '' ? [] : [`${operation.operationId} has no body`];
  return problemsOf(schema, JSON.parse(body));
}

/** Returns the name of a response, and its differences from the contract. */
export async function readDocumented(
  method: string,
  target: string,
  response: globalThis.Response,
): Promise<{ name: string; problems: string[] }> {
  const operation = operationOf(method, target);
  const name = `${operation?.operationId} ${response.status}`;
  const entry = operation?.responses[response.status];
  const documented = entry?.$ref ? contract.components.responses[entry.$ref.split('/').at(-1) ?? ''] : entry;
  if (!documented) return { name, problems: [`${name} is not documented`] };
  const mediaType = response.headers.get('content-type') ?? '';
  const media = documented.content?.[mediaType];
  const problems = media ? [] : [`the media type ${mediaType} is not documented`];
  for (const [header, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const value = response.headers.get(header);
    if (value === null && required) problems.push(`lacks the header ${header}`);
    if (value !== null) problems.push(...problemsOf(schema, Number(value)));
  }
  if (media && mediaType === 'application/json') {
    problems.push(...problemsOf(media.schema, await response.json()));
  }
  return { name, problems };
}
