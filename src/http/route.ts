import { operationTable } from './operation-table.ts';
import { decode, parseQuery, type QueryKinds } from './query.ts';

export class MalformedPathError extends Error {
  override readonly name = 'MalformedPathError';
}

/** `path` is relative to the base address and still percent-encoded. */
export interface RoutableRequest {
  readonly method: string;
  readonly path: string;
  readonly search: string;
}

export interface RawParameters {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
}

export interface RoutedOperation<Id extends string> {
  readonly id: Id;
  readonly method: string;
  readonly path: string;
  readonly query: QueryKinds;
}

export interface Router<Id extends string> {
  operationAt(method: string, path: string): Id | undefined;
  /** Returns the methods of a path for the Allow header; [] for an unknown path. */
  allowedMethods(path: string): string[];
  /** Decodes path and query. @throws {MalformedPathError} or {MalformedQueryError} for bad percent-encoding. */
  readParameters(request: RoutableRequest, operation: RoutedOperation<Id>): RawParameters;
}

interface Template<Id extends string> {
  readonly segments: readonly (string | null)[];
  readonly names: readonly string[];
  readonly methods: Map<string, Id>;
}

/** Creates a router: a map lookup for literal paths, a comparison of segments for templates. */
export function createRouter<Id extends string>(
  operations: Readonly<Record<Id, RoutedOperation<Id>>>,
): Router<Id> {
  const literals = new Map<string, Map<string, Id>>();
  const templates = new Map<string, Template<Id>>();
  for (const { id, method, path } of Object.values<RoutedOperation<Id>>(operations)) {
    if (path.includes('{')) {
      const template = templates.get(path) ?? templateOf<Id>(path);
      template.methods.set(method, id);
      templates.set(path, template);
    } else {
      literals.set(path, (literals.get(path) ?? new Map<string, Id>()).set(method, id));
    }
  }
  const rows = [...templates.values()];

  const templateAt = (segments: readonly string[]) => rows.find((template) => fits(template, segments));
  const methodsAt = (path: string) => literals.get(path) ?? templateAt(path.split('/'))?.methods;

  return {
    operationAt: (method, path) => methodsAt(path)?.get(method),
    allowedMethods: (path) => [...(methodsAt(path)?.keys() ?? [])],
    readParameters: ({ path, search }, operation) => ({
      path: operation.path.includes('{') ? readPath(path.split('/'), templateAt) : {},
      query: parseQuery(search, operation.query),
    }),
  };
}

function templateOf<Id extends string>(path: string): Template<Id> {
  return {
    segments: path.split('/').map((segment) => (segment.startsWith('{') ? null : segment)),
    names: [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''),
    methods: new Map(),
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

function readPath(
  segments: readonly string[],
  templateAt: (segments: readonly string[]) => Template<string> | undefined,
): Record<string, string> {
  const parameters: Record<string, string> = {};
  const template = templateAt(segments);
  let next = 0;
  template?.segments.forEach((segment, index) => {
    if (segment === null) parameters[template.names[next++] ?? ''] = decodeSegment(segments[index] ?? '');
  });
  return parameters;
}

function decodeSegment(segment: string): string {
  const text = decode(segment);
  if (text === undefined) throw new MalformedPathError(`${segment} is not valid percent-encoding`);
  return text;
}

export const { operationAt, allowedMethods, readParameters } = createRouter(operationTable);
