import { ContractError } from './contract-error.ts';
import { type Document, type ParameterObject, resolve, schemaName } from './document.ts';
import { inlineSchemas } from './inline-schemas.ts';

/** One answer of an operation: its media type, the schema of a JSON body and its headers. */
export interface ContractResponse {
  status: number;
  mediaType: string | null;
  schema: string | null;
  headers: { name: string; component: string | null; required: boolean }[];
}

/** One operation, with every reference followed. */
export interface ContractOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  scopes: string[];
  idempotency: 'required' | 'optional' | null;
  sysCodes: string[];
  parameters: ParameterObject[];
  body: { schema: string; required: boolean } | null;
  responses: ContractResponse[];
  /** What a later release will build; the operation answers 501 there. Null when all of it is wired. */
  reserved: string | null;
}

export interface Contract {
  document: Document;
  operations: ContractOperation[];
  events: { type: string; schema: string }[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/**
 * Reads a contract into the generator's own view of it.
 * @throws {ContractError} with all problems at once: missing or duplicate operationId, inline bodies,
 *   unknown error codes, codes and statuses that don't match, operations that don't state their security.
 */
export function loadContract(document: Document, reserved: Readonly<Record<string, string>> = {}): Contract {
  const problems: string[] = [...inlineSchemas(document)];
  const operations: ContractOperation[] = [];
  const places = new Map<string, string>();
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      if (!item[method]) continue;
      const place = `${method.toUpperCase()} ${path}`;
      const operation = loadOperation(document, place, method, path, reserved, problems);
      if (!operation) continue;
      const twin = places.get(operation.id);
      if (twin)
        problems.push(
          `${place}: operationId ${operation.id} is taken by ${twin}; give each operation its own`,
        );
      places.set(operation.id, place);
      operations.push(operation);
    }
  }
  for (const id of Object.keys(reserved)) {
    if (!places.has(id))
      problems.push(`reserved operation ${id} isn't in the contract; take it off codegen/reserved.ts`);
  }
  problems.push(...catalogueProblems(document));
  const events = loadEvents(document, problems);
  if (problems.length > 0) throw new ContractError(problems);
  return { document, operations, events };
}

function loadOperation(
  document: Document,
  place: string,
  method: string,
  path: string,
  reserved: Readonly<Record<string, string>>,
  problems: string[],
): ContractOperation | undefined {
  const source = document.paths[path]?.[method];
  if (!source) return undefined;
  const id = source.operationId;
  if (!id) {
    problems.push(
      `${place}: has no operationId; name it camelCase verbNoun, as its handler's file will be called`,
    );
    return undefined;
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
    problems.push(`${place}: operationId ${id} must be camelCase, such as createShipment`);
  const tag = source.tags?.[0];
  if (!tag || source.tags?.length !== 1)
    problems.push(`${id}: needs exactly one tag, the folder of its handler`);
  if (!source.security) problems.push(`${id}: must state its security, [] when it needs none`);
  const operation: ContractOperation = {
    id,
    method: method.toUpperCase(),
    path,
    tag: tag ?? '',
    scopes: source['x-scopes'] ?? [],
    idempotency: source['x-idempotency'] ?? null,
    sysCodes: [...(source['x-sys-codes'] ?? [])],
    parameters: (source.parameters ?? []).map((parameter) => resolve(document, parameter)),
    body: null,
    responses: loadResponses(document, id, source.responses ?? {}, problems),
    reserved: reserved[id] ?? null,
  };
  if (source.requestBody) {
    const body = resolve(document, source.requestBody);
    const schema = schemaName(body.content['application/json']?.schema);
    if (schema) operation.body = { schema, required: body.required ?? false };
    else
      problems.push(
        `${id}: its request body must be application/json with a $ref to a named schema, not an inline one`,
      );
  }
  checkParameters(operation, problems);
  checkSysCodes(document, operation, problems);
  if (operation.reserved) reserve(operation);
  return operation;
}

function loadResponses(
  document: Document,
  id: string,
  responses: Record<string, unknown>,
  problems: string[],
): ContractResponse[] {
  return Object.entries(responses).map(([status, value]) => {
    const response = resolve(document, value as Parameters<typeof resolve<{ description: string }>>[1]) as {
      headers?: Record<string, { required?: boolean; $ref?: string }>;
      content?: Record<string, { schema?: { $ref?: string } }>;
    };
    const types = Object.keys(response.content ?? {});
    const mediaType = types[0] ?? null;
    if (types.length > 1)
      problems.push(`${id}: its ${status} response has ${types.length} media types; one is served`);
    const schema =
      mediaType === 'application/json' ? schemaName(response.content?.[mediaType]?.schema) : undefined;
    if (mediaType === 'application/json' && !schema) {
      problems.push(`${id}: its ${status} response must be a $ref to a named schema, not an inline one`);
    }
    const headers = Object.entries(response.headers ?? {}).map(([name, header]) => ({
      name,
      component: header.$ref?.split('/').at(-1) ?? null,
      required: resolve<{ required?: boolean }>(document, header as { required?: boolean }).required ?? false,
    }));
    return { status: Number(status), mediaType, schema: schema ?? null, headers };
  });
}

function checkParameters(operation: ContractOperation, problems: string[]): void {
  const declared = operation.parameters
    .filter((parameter) => parameter.in === 'path')
    .map((parameter) => parameter.name);
  const used = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  for (const name of used) {
    if (!declared.includes(name)) problems.push(`${operation.id}: path parameter {${name}} isn't declared`);
  }
  for (const name of declared) {
    if (!used.includes(name))
      problems.push(`${operation.id}: path parameter ${name} isn't in ${operation.path}`);
  }
  const key = operation.parameters.find((parameter) => parameter.name === 'Idempotency-Key');
  if ((operation.idempotency !== null) !== (key !== undefined)) {
    problems.push(`${operation.id}: x-idempotency and the Idempotency-Key parameter go together`);
  } else if (key && (operation.idempotency === 'required') !== (key.required ?? false)) {
    problems.push(
      `${operation.id}: x-idempotency is ${operation.idempotency}, its Idempotency-Key parameter says otherwise`,
    );
  }
}

function checkSysCodes(document: Document, operation: ContractOperation, problems: string[]): void {
  const catalogue = document['x-sys-codes'] ?? {};
  const statuses = operation.responses.map((response) => response.status);
  const answered = new Set<number>();
  for (const name of operation.sysCodes) {
    const entry = catalogue[name];
    if (!entry) {
      problems.push(
        `${operation.id}: x-sys-codes names ${name}, which the catalogue (root x-sys-codes) doesn't have`,
      );
      continue;
    }
    answered.add(entry.status);
    if (!statuses.includes(entry.status)) {
      problems.push(
        `${operation.id}: may answer ${name} (${entry.status}), but documents no ${entry.status} response`,
      );
    }
  }
  for (const status of statuses) {
    if (status >= 400 && !answered.has(status)) {
      problems.push(
        `${operation.id}: documents a ${status} response, but none of its x-sys-codes has that status`,
      );
    }
  }
}

function catalogueProblems(document: Document): string[] {
  const names = new Map<string, string>();
  return Object.entries(document['x-sys-codes'] ?? {}).flatMap(([name, { code }]) => {
    const twin = names.get(code);
    names.set(code, name);
    return twin
      ? [`sys code ${code} stands for both ${twin} and ${name}; each name needs its own number`]
      : [];
  });
}

/** A reserved operation answers the 501 envelope until it is wired; the published contract doesn't promise it. */
function reserve(operation: ContractOperation): void {
  const model = operation.responses.find((response) => response.status >= 400 && response.status !== 401);
  operation.sysCodes.push('NOT_IMPLEMENTED');
  operation.responses.push({
    status: 501,
    mediaType: 'application/json',
    schema: model?.schema ?? null,
    headers: (model?.headers ?? []).filter((header) => header.name.startsWith('X-R')),
  });
}

function loadEvents(document: Document, problems: string[]): { type: string; schema: string }[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([type, item]) => {
    const body = item.post?.requestBody && resolve(document, item.post.requestBody);
    const schema = schemaName(body?.content['application/json']?.schema);
    if (schema) return [{ type, schema }];
    problems.push(`webhook ${type}: its body must be application/json with a $ref to a named schema`);
    return [];
  });
}
