import { HttpError } from '../contract/http-error.ts';
import { operationTable } from './operation-table.ts';
import { decode, parseQuery, type QueryKinds } from './query.ts';

export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface RoutedOperation<Id extends string> {
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
export type PathMatcher<Id extends string> = (path: string) => MatchedPath<Id> | undefined;

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
      const template = templates.get(path) ?? templateOf<Id>(path);
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
    const template = rows.find((row) => fits(row, segments));
    return template && { operations: template.operations, parameters: parametersOf(template, segments) };
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

function templateOf<Id extends string>(path: string): Template<Id> {
  return {
    segments: path.split('/').map((segment) => (segment.startsWith('{') ? null : segment)),
    names: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
    operations: new Map(),
  };
}

function fits(template: Template<string>, segments: readonly string[]): boolean {
  if (template.segments.length !== segments.length) return false;
  for (let index = 0; index < segments.length; index++) {
    const wanted = template.segments[index];
    if (wanted === null ? segments[index] === '' : segments[index] !== wanted) return false;
  }
  return true;
}

function parametersOf(
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
  const text = decode(segment);
  if (text !== undefined) return text;
  throw new HttpError('MALFORMED_PATH', { message: `${segment} is not valid percent-encoding` });
}

export const matchPath = createPathMatcher(operationTable);
