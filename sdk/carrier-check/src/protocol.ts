import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface ResponseDefinition {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: { readonly $ref?: string } }>>;
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: object }>>;
}

interface OperationDefinition {
  readonly operationId: string;
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly $ref?: string }; readonly example?: unknown }>
    >;
  };
  readonly responses: Readonly<Record<string, ResponseDefinition>>;
}

export interface ProtocolRule {
  readonly id: string;
  readonly description: string;
}

type Properties = Readonly<Record<string, { readonly maxLength?: number }>>;

interface ProtocolDocument {
  readonly info: { readonly version: string };
  readonly 'x-rules': readonly ProtocolRule[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDefinition>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, ResponseDefinition>>;
    readonly schemas: Readonly<Record<string, { readonly properties?: Properties }>>;
  };
}

/** Beside the compiled code in the package, else in the repository. */
const packed = path.join(import.meta.dirname, 'openapi.json');
const file = existsSync(packed)
  ? packed
  : path.join(import.meta.dirname, '../../../docs/carrier-gateway/openapi.json');

/** The document of the protocol, which the checks follow. */
export const protocol = JSON.parse(readFileSync(file, 'utf8')) as ProtocolDocument;

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(protocol, 'protocol');

const compiled = new Map<string, ValidateFunction>();

function validatorOf(schema: { readonly $ref?: string }): ValidateFunction {
  const { $ref } = schema;
  if ($ref === undefined) return ajv.compile(schema);
  const validate = compiled.get($ref) ?? ajv.compile({ $ref: `protocol${$ref}` });
  compiled.set($ref, validate);
  return validate;
}

function problemsOf(schema: object, value: unknown): string[] {
  const validate = validatorOf(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(describeProblem);
}

function describeProblem({ instancePath, message, params }: ErrorObject): string {
  const extra = (params as { additionalProperty?: string }).additionalProperty;
  return `${instancePath || 'the body'} ${message}${extra === undefined ? '' : ` (${extra})`}`;
}

/** Returns how a value differs from a schema of the document. */
export function schemaProblems(name: string, value: unknown): string[] {
  return problemsOf({ $ref: `#/components/schemas/${name}` }, value);
}

export function exampleOrder(): Record<string, unknown> {
  const example = protocol.paths['/bookings']?.post?.requestBody?.content['application/json']?.example;
  return structuredClone(example) as Record<string, unknown>;
}

/** Returns the properties of a schema that have a maxLength, each as long as it may be. */
export function longestTexts(name: string): Record<string, string> {
  const properties = Object.entries(protocol.components.schemas[name]?.properties ?? {});
  return Object.fromEntries(
    properties.flatMap(([property, { maxLength }]) =>
      maxLength === undefined ? [] : [[property, property.charAt(0).toUpperCase().repeat(maxLength)]],
    ),
  );
}

/** Returns every documented response as `operationId status`. */
export function protocolResponses(): string[] {
  return Object.values(protocol.paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ operationId, responses }) =>
      Object.keys(responses).map((status) => `${operationId} ${status}`),
    );
}

/** Returns the operation of a request; undefined if the document has none. */
export function operationOf(method: string, target: string): OperationDefinition | undefined {
  const template = Object.keys(protocol.paths).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{[^}]+\}/g, '[A-Za-z0-9_-]{1,64}')}(\\?.*)?$`).test(target),
  );
  return protocol.paths[template ?? '']?.[method.toLowerCase()];
}

/** Returns how a request differs from the document. */
export function requestProblems(method: string, target: string, body: string): string[] {
  const operation = operationOf(method, target);
  if (!operation) return [`the document has no ${method} ${target}`];
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema) return body === '' ? [] : [`${operation.operationId} has no body`];
  return problemsOf(schema, JSON.parse(body));
}

interface ReceivedResponse {
  readonly status: number;
  readonly header: (name: string) => string | null;
  readonly body: Buffer;
}

/** Statuses with which a gateway may answer a request of an optional operation. The body can be of any kind. */
export const notOfferedStatuses: ReadonlySet<number> = new Set([404, 405, 501]);

const optionalOperations: ReadonlySet<string> = new Set([
  'listBookings',
  'closeManifest',
  'getManifestDocument',
  'sendTestNotice',
]);

/** Returns the name of a response, and how it differs from the document. */
export function responseProblems(
  method: string,
  target: string,
  { status, header, body }: ReceivedResponse,
): { readonly name: string; readonly problems: readonly string[] } {
  const operation = operationOf(method, target);
  const { operationId = `${method} ${target}` } = operation ?? {};
  const name = `${operationId} ${status}`;
  if (optionalOperations.has(operationId) && notOfferedStatuses.has(status)) return { name, problems: [] };
  const entry = operation?.responses[status];
  const documented = entry?.$ref ? protocol.components.responses[entry.$ref.split('/').at(-1) ?? ''] : entry;
  if (!documented) return { name, problems: [`${operationId} has no status ${status}`] };
  const problems: string[] = [];
  for (const [field, { required, schema }] of Object.entries(documented.headers ?? {})) {
    const value = header(field);
    if (value === null && required) problems.push(`the header ${field} is missing`);
    if (value !== null)
      problems.push(
        ...problemsOf(schema, Number(value)).map((problem) =>
          problem.replace('the body', `the header ${field}`),
        ),
      );
  }
  const [mediaType = ''] = (header('content-type') ?? '').split(';', 1);
  const media = documented.content?.[mediaType.trim().toLowerCase()];
  if (!media) {
    const allowed = Object.keys(documented.content ?? {}).join(' or ');
    return { name, problems: [...problems, `the Content-Type is ${mediaType || 'missing'}, not ${allowed}`] };
  }
  if (mediaType.trim().toLowerCase() !== 'application/json') return { name, problems };
  const value = readUtf8Json(body);
  if (value === undefined) return { name, problems: [...problems, 'the body is not JSON in UTF-8'] };
  return { name, problems: [...problems, ...problemsOf(media.schema, value)] };
}

/** Returns undefined for a body that is not JSON in UTF-8. */
export function readUtf8Json(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}
