import { type ComparisonRun, inNew } from './comparison-run.ts';
import { asArray, asString, isObject, pointTo } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import { type LocatedOperation, type OperationPair, rootOf } from './operation-pair.ts';

/** Reports component schemas whose name is gone, although the schema is still in use: generated types lose a name. */
export function compareSchemaNames(run: ComparisonRun): void {
  const [before, after] = [run.old, run.new].map((document) =>
    document.children(rootOf(document), 'components', 'schemas'),
  );
  for (const [name, { to, at }] of run.schemas.renamed) {
    if (after?.has(name)) continue;
    const names = [...to].filter((other) => other !== null);
    const isNew = names.length === 1 && !before?.has(names[0] ?? '');
    const place = inNew({ value: {}, pointer: at.pointer });
    if (isNew) run.report('schema-renamed', place, `the schema ${name} is now named ${names[0]}`);
    else {
      const instead = names.length > 0 ? `replaced by ${names.join(' and ')}` : 'without a name';
      run.report('schema-name-removed', place, `the schema ${name} is now ${instead}`);
    }
  }
}

/**
 * Reports a base path that no server of an operation has any more. Host names are deployment, not contract. Operations
 * that share their servers share the report.
 */
export function compareBasePaths(run: ComparisonRun, { before, after, name }: OperationPair): void {
  const [old, now] = [serversOf(run.old, before), serversOf(run.new, after)];
  const [paths, pathsNow] = [basePaths(old.servers), basePaths(now.servers)];
  const lost = paths.filter((path) => !pathsNow.includes(path));
  if (lost.length === 0) return;
  const place = inNew({ value: {}, pointer: now.pointer });
  run.report('base-path-changed', place, `the base path ${lost.join(', ')} → ${pathsNow.join(', ')}`, name);
}

/** An operation's own servers count, else those of its path, else those of the document. An empty list is none. */
function serversOf(document: OpenApiDocument, { operation, item }: LocatedOperation) {
  for (const { value, pointer } of [operation, item, rootOf(document)]) {
    const servers = asArray(value.servers);
    if (servers.length > 0) return { servers, pointer: pointTo(pointer, 'servers') };
  }
  return { servers: [], pointer: '' };
}

function basePaths(servers: readonly unknown[]): string[] {
  const urls = servers.flatMap((server) => {
    if (!isObject(server)) return [];
    const variables = isObject(server.variables) ? server.variables : {};
    const url = (asString(server.url) ?? '/').replaceAll(/\{([^}]*)\}/g, (whole, name: string) => {
      const variable = variables[name];
      return isObject(variable) ? (asString(variable.default) ?? whole) : whole;
    });
    return URL.canParse(url, 'http://relative') ? [new URL(url, 'http://relative').pathname] : [url];
  });
  const paths = urls.map((path) => path.replace(/\/+$/, '') || '/');
  return paths.length > 0 ? [...new Set(paths)] : ['/'];
}
