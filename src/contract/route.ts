import type { SysCodeName } from '../../generated/errors.ts';
import { declarations } from '../../generated/operation-table.ts';
import type { OperationId } from '../../generated/operations.ts';
import { type ApiError, HttpError } from './errors.ts';

export type ParameterKind = 'text' | 'integer' | 'array' | 'object';

type QueryKinds = Readonly<Record<string, ParameterKind>>;

/** Parses a query into an object without prototype. @throws {ApiError} INVALID_FIELD for bad percent-encoding. */
function parseQuery(search: string, kinds: QueryKinds): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null);
  if (search === '') return query;
  splitQuery(search, kinds, query);
  for (const name in kinds) {
    const value = query[name];
    if (kinds[name] === 'integer' && typeof value === 'string') query[name] = readInteger(value);
    if (kinds[name] === 'array' && typeof value === 'string') query[name] = [value];
  }
  return query;
}

/** Returns undefined for bad percent-encoding. */
function decodePercent(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

function readInteger(text: string): number | string {
  return /^[0-9]+$/.test(text) ? Math.min(Number(text), Number.MAX_SAFE_INTEGER) : text;
}

function splitQuery(search: string, kinds: QueryKinds, query: Record<string, unknown>): void {
  for (const pair of search.split('&')) {
    if (pair === '') continue;
    const at = pair.indexOf('=');
    const rawName = at < 0 ? pair : pair.slice(0, at);
    const name = decodePercent(rawName.replaceAll('+', ' '));
    const value = at < 0 ? '' : decodePercent(pair.slice(at + 1).replaceAll('+', ' '));
    if (name === undefined || value === undefined) throw malformedError(name ?? rawName);
    const open = name.indexOf('[');
    const owner = open > 0 && name.endsWith(']') ? name.slice(0, open) : '';
    if (owner !== '' && kinds[owner] === 'object') {
      query[owner] ??= Object.create(null);
      const object = query[owner];
      if (typeof object === 'object') add(object as Record<string, unknown>, name.slice(open + 1, -1), value);
    } else {
      add(query, name, value);
    }
  }
}

function malformedError(parameter: string): ApiError {
  const message = 'is not valid percent-encoding';
  return new HttpError('INVALID_FIELD', {
    violations: [{ path: [parameter], code: 'INVALID_FIELD', message }],
  });
}

function add(target: Record<string, unknown>, name: string, value: string): void {
  const known = target[name];
  if (known === undefined) target[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else target[name] = [known, value];
}

export interface OperationPolicy<Id extends string = OperationId, Code extends string = SysCodeName> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly scopes: readonly string[];
  readonly idempotency: 'required' | 'optional' | null;
  readonly body: 'required' | 'optional' | 'none';
  /** The list of the body, which is read an entry at a time; null for other bodies. */
  readonly bodyList: { readonly name: string; readonly maxItems: number } | null;
  readonly maxBodyBytes: number;
  readonly bodyValidation: 'before' | 'deferred';
  readonly sysCodes: readonly Code[];
  /** Refuses live keys. */
  readonly testModeOnly: boolean;
  /** Responses have X-Service-Cache: `bypass` unless the handler says otherwise. */
  readonly serviceCache: boolean;
  readonly query: QueryKinds;
  readonly responses: Readonly<Record<number, ResponsePolicy>>;
  /** Headers of every response of a deprecated operation; absent for the others. */
  readonly deprecation?: { readonly Deprecation: string; readonly Sunset: string; readonly Link: string };
  /** The part that is reserved and returns 501; null if there is none. */
  readonly reserved: string | null;
}

interface ResponsePolicy {
  /** Those that a response can have; empty without a body. */
  readonly mediaTypes: readonly string[];
  /** Schema of a JSON body; null for other media types and without a body. */
  readonly schema: string | null;
  readonly requiredHeaders: readonly string[];
  readonly optionalHeaders: readonly string[];
}

/** Every operation of openapi.json. The compiler checks the generated table against these types. */
export const operationTable: { readonly [Id in OperationId]: OperationPolicy<Id> } = declarations;

export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

interface RoutedOperation<Id extends string> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
}

/** A path of the contract, with an operation per method. */
export interface MatchedPath<Id extends string> {
  readonly operations: ReadonlyMap<string, Id>;
  /** The parameters of the path, still percent-encoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Matches a path relative to the base address, still percent-encoded. Undefined for an unknown path. */
type PathMatcher<Id extends string> = (path: string) => MatchedPath<Id> | undefined;

interface Template<Id extends string> {
  readonly segments: readonly (string | null)[];
  readonly names: readonly string[];
  readonly operations: Map<string, Id>;
}

/** Creates a router: a map lookup for literal paths, a comparison of segments for templates. HEAD is served as GET is. */
export function createPathMatcher<Id extends string>(
  operations: Readonly<Record<Id, RoutedOperation<Id>>>,
): PathMatcher<Id> {
  const literals = new Map<string, { operations: Map<string, Id>; parameters: Record<string, string> }>();
  const templates = new Map<string, Template<Id>>();
  for (const { id, method, path } of Object.values<RoutedOperation<Id>>(operations)) {
    if (path.includes('{')) {
      const template = templates.get(path) ?? pathTemplate<Id>(path);
      addOperation(template.operations, method, id);
      templates.set(path, template);
    } else {
      const literal = literals.get(path) ?? { operations: new Map<string, Id>(), parameters: {} };
      addOperation(literal.operations, method, id);
      literals.set(path, literal);
    }
  }
  const rows = [...templates.values()];

  return (path) => {
    const literal = literals.get(path);
    if (literal) return literal;
    const segments = path.split('/');
    const template = rows.find((row) => matchesTemplate(row, segments));
    return template && { operations: template.operations, parameters: listParameters(template, segments) };
  };
}

/** Decodes path and query. @throws {ApiError} MALFORMED_PATH or INVALID_FIELD for bad percent-encoding. */
export function readParameters(
  matched: MatchedPath<string>,
  search: string,
  kinds: QueryKinds,
): RawParameters {
  const path: Record<string, string> = {};
  for (const name in matched.parameters) path[name] = decodeSegment(matched.parameters[name] ?? '');
  return { path, query: parseQuery(search, kinds) };
}

function addOperation<Id extends string>(operations: Map<string, Id>, method: string, id: Id): void {
  operations.set(method, id);
  if (method === 'GET') operations.set('HEAD', id);
}

function pathTemplate<Id extends string>(path: string): Template<Id> {
  return {
    segments: path.split('/').map((segment) => (segment.startsWith('{') ? null : segment)),
    names: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
    operations: new Map(),
  };
}

function matchesTemplate(template: Template<string>, segments: readonly string[]): boolean {
  if (template.segments.length !== segments.length) return false;
  for (let index = 0; index < segments.length; index++) {
    const wanted = template.segments[index];
    if (wanted === null ? segments[index] === '' : segments[index] !== wanted) return false;
  }
  return true;
}

function listParameters(
  { segments, names }: Template<string>,
  written: readonly string[],
): Record<string, string> {
  const parameters: Record<string, string> = {};
  let next = 0;
  segments.forEach((segment, index) => {
    if (segment === null) parameters[names[next++] ?? ''] = written[index] ?? '';
  });
  return parameters;
}

function decodeSegment(segment: string): string {
  const text = decodePercent(segment);
  if (text !== undefined) return text;
  throw new HttpError('MALFORMED_PATH', { message: `${segment} is not valid percent-encoding` });
}

export const matchPath = createPathMatcher(operationTable);
