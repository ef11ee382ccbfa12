import {
  type ComparisonRun,
  documentRoot,
  inNew,
  type LocatedOperation,
  type OperationPair,
} from './comparison-run.ts';
import { asArray, asString, asStrings, isObject, listValues, pointTo, splitPointer } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import { toEffect } from './rules.ts';

interface Server {
  readonly url: string;
  readonly variables: ReadonlyMap<string, Variable>;
}

interface Variable {
  /** Undefined if it takes any value. */
  readonly values: ReadonlySet<string> | undefined;
  readonly byDefault: string | undefined;
  /** True if it is only part of the path, not of the host. */
  readonly isInPath: boolean;
}

/** A server whose variables have more combinations of values is only known by its defaults. */
const maxUrls = 1_000;

/**
 * Reports a base path that no server of an operation has any more, and values that a variable lost. Host names are
 * deployment, not contract. Operations that share their servers share the report.
 */
export function compareServers(run: ComparisonRun, { before, after, name }: OperationPair): void {
  const [old, now] = [readServers(run.old, before), readServers(run.new, after)];
  const place = inNew({ value: {}, pointer: now.pointer });
  const [paths, pathsNow] = [basePaths(old.servers), basePaths(now.servers)];
  const [full, fullNow] = [fullPaths(run.old, before), fullPaths(run.new, after)];
  const lost = paths.filter((path, at) => !pathsNow.includes(path) && !fullNow.includes(full[at] ?? ''));
  if (lost.length > 0) {
    const text = `the base path ${lost.join(', ')} → ${pathsNow.slice(0, 12).join(', ')}`;
    run.report('base-path-changed', place, text, name);
  }
  const variables = readVariables(now.servers);
  for (const [key, was] of readVariables(old.servers)) {
    const is = variables.get(key);
    const { effect, values } = variableChange(was, is);
    if (was.isInPath && was.values && is?.values && was.byDefault !== is.byDefault) {
      const text = `the default of the server variable ${key}: ${was.byDefault} → ${is.byDefault}`;
      run.report('server-variable-default-changed', place, text, name);
    }
    if (effect === undefined) continue;
    const rule = effect === 'widened' ? 'server-variable-widened' : 'server-variable-narrowed';
    run.report(rule, place, `the server variable ${key} ${effect}: ${listValues(values)}`, name);
  }
}

/** A value that is lost from the path shows as a base path. */
function variableChange(was: Variable, is: Variable | undefined) {
  const [old, now] = [[...(was.values ?? [])], [...(is?.values ?? [])]];
  const [added, removed] = [
    now.filter((value) => !old.includes(value)),
    old.filter((value) => !now.includes(value)),
  ];
  // A host with one name is deployment.
  if (!is)
    return { effect: !was.isInPath && old.length > 1 ? ('narrowed' as const) : undefined, values: old };
  if (!was.values || !is.values) {
    const effect = is.values ? ('narrowed' as const) : was.values && ('widened' as const);
    return { effect, values: is.values ? now : old };
  }
  const effect = toEffect(added.length > 0, removed.length > 0 && !(was.isInPath && is.isInPath));
  return { effect, values: effect === 'widened' ? added : removed };
}

/** An operation's own servers count, else those of its path, else those of the document. An empty list is none. */
function readServers(document: OpenApiDocument, { operation, item }: LocatedOperation) {
  for (const { value, pointer } of [operation, item, documentRoot(document)]) {
    const servers = asArray(value.servers).filter(isObject);
    if (servers.length > 0)
      return {
        servers: servers.map(({ url, variables }) => readServer(asString(url) ?? '/', variables)),
        pointer: pointTo(pointer, 'servers'),
      };
  }
  return { servers: [], pointer: '' };
}

function readServer(url: string, variables: unknown): Server {
  const host = /^([^/]*:)?\/\/[^/]*/.exec(url)?.[0] ?? '';
  const path = url.startsWith('/') || host !== '' ? url.slice(host.length) : '';
  const all = Object.entries(isObject(variables) ? variables : {}).flatMap(([name, variable]) => {
    if (!isObject(variable) || !url.includes(`{${name}}`)) return [];
    const [values, byDefault] = [asStrings(variable.enum), asString(variable.default)];
    const isInPath = path.includes(`{${name}}`) && !host.includes(`{${name}}`);
    return [
      [name, { values: values.length > 0 ? new Set(values) : undefined, byDefault, isInPath }] as const,
    ];
  });
  return { url, variables: new Map(all) };
}

/** The variables of all servers by name, each with the values that one of them takes. */
function readVariables(servers: readonly Server[]): Map<string, Variable> {
  const all = new Map<string, Variable>();
  for (const [name, variable] of servers.flatMap(({ variables }) => [...variables])) {
    const known = all.get(name);
    if (!known) all.set(name, variable);
    else {
      const values = known.values && variable.values && new Set([...known.values, ...variable.values]);
      all.set(name, { ...known, values, isInPath: known.isInPath && variable.isInPath });
    }
  }
  return all;
}

/** Returns the paths of an operation with each base path of its servers. The names of parameters are left out. */
export function fullPaths(document: OpenApiDocument, located: LocatedOperation): string[] {
  const [, path = ''] = splitPointer(located.item.pointer);
  const template = path.replaceAll(/\{[^}]*\}/g, '{}');
  return basePaths(readServers(document, located).servers).map(
    (base) => (base === '/' ? '' : base) + template,
  );
}

function basePaths(servers: readonly Server[]): string[] {
  const paths = servers.flatMap(serverUrls).map((url) => {
    const path = URL.canParse(url, 'http://relative') ? new URL(url, 'http://relative').pathname : url;
    return path.replace(/\/+$/, '') || '/';
  });
  return paths.length > 0 ? [...new Set(paths)] : ['/'];
}

/** Returns the URLs of a server for all values of the variables in its path. */
function serverUrls({ url, variables }: Server): string[] {
  let urls = [url];
  for (const [name, { values, byDefault, isInPath }] of variables) {
    const texts = isInPath && values && values.size * urls.length <= maxUrls ? [...values] : [byDefault];
    urls = urls.flatMap((one) => texts.map((text) => one.replaceAll(`{${name}}`, text ?? `{${name}}`)));
  }
  return urls;
}
