import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import {
  atPointer,
  document,
  documentedSysCodes,
  escapePointer,
  type Json,
  resolveReference,
} from './contract.ts';
import type { FuzzAnswer, FuzzRequest } from './request.ts';

const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
formats.default(ajv);
ajv.addSchema(document, 'contract');
const validators = new Map<string, ValidateFunction>();

function matches(pointer: string, value: Json): string | null {
  const validate =
    validators.get(pointer) ??
    ajv.compile({
      $ref: `contract${pointer.replaceAll('%', '%25').replaceAll('{', '%7B').replaceAll('}', '%7D')}`,
    });
  validators.set(pointer, validate);
  if (validate(value)) return null;
  const [error] = validate.errors ?? [];
  return `${error?.instancePath} ${error?.message}`;
}

/**
 * Returns the faults of a response, one line each; identical faults have identical lines. Empty if the contract
 * holds.
 */
export function problemsIn(request: FuzzRequest, answer: FuzzAnswer): string[] {
  const problems = requestIdProblems(request, answer);
  if (answer.status === 500) problems.push('500');
  const { operation } = request;
  if (request.isPage) return [...problems, ...pageProblems(answer)];
  if (!operation) return [...problems, ...envelopeProblems(request.method, answer)];
  const pointer = operation.responses[answer.status];
  if (!pointer) return [...problems, `undocumented status ${answer.status}`];
  return [...problems, ...responseProblems(pointer, answer), ...codeProblems(operation.sysCodes, answer)];
}

function requestIdProblems({ headers }: FuzzRequest, answer: FuzzAnswer): string[] {
  const sent = headers['X-Request-Id'];
  const got = answer.headers['x-request-id'];
  if (typeof got !== 'string' || got === '') return ['no X-Request-Id'];
  return sent !== undefined && /^[ -~]{1,200}$/.test(sent) && sent.trim() === sent && got !== sent
    ? ['X-Request-Id is not echoed']
    : [];
}

function responseProblems(pointer: string, { headers, bytes, status }: FuzzAnswer): string[] {
  const response = atPointer(pointer);
  const problems: string[] = [];
  for (const [name, reference] of Object.entries<Json>(response.headers ?? {})) {
    const header = resolveReference(reference);
    const value = headers[name.toLowerCase()];
    if (value === undefined) {
      if (header.required) problems.push(`${status} lacks the header ${name}`);
      continue;
    }
    const schema = resolveReference(header.schema);
    const typed = schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
    const wrong = header.schema.$ref
      ? matches(header.schema.$ref, typed)
      : matchesInline(name, header.schema, typed);
    if (wrong) problems.push(`${status} header ${name}: ${wrong}`);
  }
  const media = String(headers['content-type'] ?? '').split(';')[0] ?? '';
  const documented = Object.keys(response.content ?? {});
  if (documented.length > 0 && !documented.includes(media)) {
    problems.push(`${status} has media type ${media || 'none'}, not ${documented.join(' or ')}`);
  } else if (media === 'application/json' && documented.length > 0) {
    const value = parse(bytes);
    if (value === undefined) return [...problems, `${status} is not JSON`];
    const wrong = matches(`${pointer}/content/${escapePointer(media)}/schema`, value);
    if (wrong) problems.push(`${status} schema: ${wrong}`);
    if (value.status !== status) problems.push(`${status} has an envelope with status ${value.status}`);
  }
  return problems;
}

const inline = new Map<string, ValidateFunction>();
function matchesInline(name: string, schema: Json, value: unknown): string | null {
  const key = `${name} ${JSON.stringify(schema)}`;
  const validate = inline.get(key) ?? ajv.compile(schema);
  inline.set(key, validate);
  return validate(value) ? null : `${JSON.stringify(value)} ${validate.errors?.[0]?.message}`;
}

/** Checks that the operation declares the error, and that number and status match the catalog. */
function codeProblems(declared: readonly string[], { status, bytes }: FuzzAnswer): string[] {
  if (status < 400) return [];
  const value = parse(bytes);
  const name = String(value?.message ?? '').split(':')[0] ?? '';
  const known = documentedSysCodes[name];
  if (!known) return [`${status} has the error ${name}, which is not in x-sys-codes`];
  if (!declared.includes(name)) return [`${status} ${name} is not declared by the operation`];
  return known.code === value.sysCode && known.status === status
    ? []
    : [
        `${name} is ${known.code} with status ${known.status}, but the response has ${value.sysCode} with status ${status}`,
      ];
}

/** Checks an answer of the dashboard: a page or a redirect, also to a refused form. */
function pageProblems({ status, headers }: FuzzAnswer): string[] {
  if (![200, 303, 400, 404, 409, 413, 415, 429].includes(status)) return [`status ${status} of a page`];
  const isPage = status === 303 || String(headers['content-type']).startsWith('text/html');
  return isPage ? [] : [`${status} of a page has media type ${headers['content-type']}`];
}

/** Checks a response outside all operations: unknown path or method, or no key. */
function envelopeProblems(method: string, { status, bytes }: FuzzAnswer): string[] {
  if (method === 'OPTIONS' && status === 204) return [];
  // HEAD works where GET does, so it may also succeed.
  const documented = [400, 401, 404, 405, 413, 429, 503, ...(method === 'HEAD' ? [200, 403] : [])];
  if (!documented.includes(status)) return [`status ${status} outside every operation`];
  if (method === 'HEAD') return bytes.length === 0 ? [] : ['a response to HEAD has a body'];
  const value = parse(bytes);
  if (value === undefined) return [`${status} is not JSON`];
  const wrong = matches('#/components/schemas/ApiReturn', value);
  return wrong
    ? [`${status} schema: ${wrong}`]
    : codeProblems(Object.keys(documentedSysCodes), { status, headers: {}, bytes });
}

export function parse(bytes: Buffer): Json {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
