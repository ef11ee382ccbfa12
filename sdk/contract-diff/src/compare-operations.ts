import { compareContent } from './compare-content.ts';
import { compareExtensions } from './compare-extensions.ts';
import { compareHeaders, compareParameters } from './compare-parameters.ts';
import { compareSecurity } from './compare-security.ts';
import { compareServers, fullPaths } from './compare-servers.ts';
import {
  type ComparisonRun,
  compareDeprecation,
  documentRoot,
  inNew,
  inOld,
  isRequired,
  type LocatedOperation,
  type OperationPair,
  type Pair,
} from './comparison-run.ts';
import { asString, asStrings, isObject, type Located } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import { opposite } from './rules.ts';

/** Compares the body that a client sends, or that a webhook's receiver gets. */
function compareRequestBodies(run: ComparisonRun, pair: OperationPair): void {
  const { name, direction } = pair;
  const before = run.old.child(pair.before.operation, 'requestBody');
  const after = run.new.child(pair.after.operation, 'requestBody');
  const isSent = direction === 'request';
  if (before && after) {
    if (isRequired(before) !== isRequired(after)) {
      const state = isRequired(after) ? 'required' : 'optional';
      const received = isRequired(after) ? 'webhook-body-added' : 'webhook-body-changed';
      const rule = isSent ? (`request-body-became-${state}` as const) : received;
      run.report(rule, inNew(after), `the body is now ${state}`, name);
    }
    compareContent(run, { before, after }, direction, name);
  } else if (before) {
    const rule = isSent ? 'request-body-removed' : 'webhook-body-changed';
    run.report(rule, inOld(before), 'the body was removed', name);
  } else if (after) {
    const required = isRequired(after) ? 'required-request-body-added' : 'request-body-added';
    run.report(isSent ? required : 'webhook-body-added', inNew(after), 'a body was added', name);
  }
}

/** Compares responses by status. The responses of a webhook are those that its receiver may send. */
function compareResponses(run: ComparisonRun, pair: OperationPair): void {
  const { name, direction } = pair;
  const before = run.old.children(pair.before.operation, 'responses');
  const after = run.new.children(pair.after.operation, 'responses');
  const kind = direction === 'request' ? 'status' : 'answer';
  for (const [status, was] of before) {
    const is = covering(after, status);
    if (!is) {
      run.report(`${kind}-removed`, inOld(was), `the response ${status} was removed`, name);
      continue;
    }
    if (/^[23]\d\d$/.test(status) && !after.has(status)) {
      const message = `the response ${status} is only part of a wider one now`;
      run.report(`${kind}-removed`, inOld(was), message, name);
    }
    compareResponse(run, { before: was, after: is }, pair);
  }
  for (const [status, is] of after) {
    const was = covering(before, status);
    // A `default` beside other responses describes errors.
    const isNew = was === before.get('default') && /^[23]/.test(status) && before.size > 1;
    if (!was || isNew) run.report(`${kind}-added`, inNew(is), `the response ${status} was added`, name);
    // Carved out of a wider response, which described it until now.
    else if (!before.has(status)) compareResponse(run, { before: was, after: is }, pair);
  }
}

function compareResponse(run: ComparisonRun, bodies: Pair, { name, direction }: OperationPair): void {
  compareContent(run, bodies, opposite(direction), name);
  if (direction === 'request') compareResponseHeaders(run, bodies, name);
}

/** Returns the response for a status: its own, or that of its class (`4XX`), or `default`. */
function covering(responses: ReadonlyMap<string, Located>, status: string): Located | undefined {
  const classOf = /^\d/.test(status) ? `${status[0]}xx` : '';
  const byClass = [...responses].find(([other]) => other.toLowerCase() === classOf)?.[1];
  return responses.get(status) ?? byClass ?? responses.get('default');
}

function compareResponseHeaders(run: ComparisonRun, { before, after }: Pair, operation: string): void {
  const lowerCase = (headers: ReadonlyMap<string, Located>) =>
    new Map([...headers].map(([name, header]) => [`header ${name.toLowerCase()}`, header]));
  const [was, is] = [
    lowerCase(run.old.children(before, 'headers')),
    lowerCase(run.new.children(after, 'headers')),
  ];
  was.delete('header content-type');
  is.delete('header content-type');
  compareHeaders(run, was, is, operation);
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'];

export function comparePaths(run: ComparisonRun): void {
  const before = pathOperations(run.old);
  const after = pathOperations(run.new);
  const added = new Map([...after].filter(([key]) => !before.has(key)));
  const moved = byFullPath(run.new, added);
  for (const [key, { method, path, ...old }] of before) {
    const now = after.get(key) ?? findMoved(run.old, { method, ...old }, moved);
    const name = `${method.toUpperCase()} ${now?.path ?? path}`;
    if (!now) {
      run.report('operation-removed', inOld(old.operation), 'the operation was removed', name);
      continue;
    }
    added.delete(now.key);
    const pair: OperationPair = { before: old, after: now, name, direction: 'request' };
    compareServers(run, pair);
    compareOperations(run, pair);
  }
  for (const { method, path, operation } of added.values()) {
    const name = `${method.toUpperCase()} ${path}`;
    run.report('operation-added', inNew(operation), 'the operation was added', name);
  }
}

interface PathOperation extends LocatedOperation {
  readonly key: string;
  readonly method: string;
  readonly path: string;
}

/** Returns operations by method and path without the names of parameters, so that a renamed parameter is the same path. */
function pathOperations(document: OpenApiDocument): Map<string, PathOperation> {
  const paths = [...document.children(documentRoot(document), 'paths')];
  const operations = paths
    .filter(([path]) => path.startsWith('/'))
    .flatMap(([path, item]) =>
      listOperations(document, item).map(([method, operation]) => {
        const key = `${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`;
        return [key, { key, method, path, item, operation }] as const;
      }),
    );
  return new Map(operations);
}

function byFullPath(
  document: OpenApiDocument,
  operations: ReadonlyMap<string, PathOperation>,
): Map<string, PathOperation> {
  const found = [...operations.values()].flatMap((one) =>
    fullPaths(document, one).map((path) => [`${one.method} ${path}`, one] as const),
  );
  return new Map(found);
}

/** Finds an operation whose base path moved from the servers into the path, or back. */
function findMoved(
  document: OpenApiDocument,
  operation: Omit<PathOperation, 'key' | 'path'>,
  moved: ReadonlyMap<string, PathOperation>,
): PathOperation | undefined {
  if (moved.size === 0) return undefined;
  const found = fullPaths(document, operation).map((path) => moved.get(`${operation.method} ${path}`));
  return found.find((one) => one !== undefined);
}

export function compareWebhooks(run: ComparisonRun): void {
  const before = run.old.children(documentRoot(run.old), 'webhooks');
  const after = run.new.children(documentRoot(run.new), 'webhooks');
  const report = (kind: 'removed' | 'added', event: string, at: Located) =>
    run.report(
      `webhook-${kind}`,
      kind === 'removed' ? inOld(at) : inNew(at),
      `the webhook was ${kind}`,
      `webhook ${event}`,
    );
  compareSent(run, before, after, (event) => `webhook ${event}`, report);
}

/** Compares requests that the server sends: webhooks and callbacks. */
function compareSent(
  run: ComparisonRun,
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
  nameOf: (key: string) => string,
  report: (kind: 'removed' | 'added', key: string, at: Located) => void,
): void {
  for (const [key, item] of before) {
    const other = after.get(key);
    if (!other) {
      report('removed', key, item);
      continue;
    }
    for (const [method, operation] of listOperations(run.old, item)) {
      const now = run.new.child(other, method);
      if (!now) report('removed', key, operation);
      else {
        const pair = {
          before: { item, operation },
          after: { item: other, operation: now },
          name: nameOf(key),
        };
        compareOperations(run, { ...pair, direction: 'response' });
      }
    }
    for (const [method, operation] of listOperations(run.new, other)) {
      if (!run.old.child(item, method)) report('added', key, operation);
    }
  }
  for (const [key, item] of after) if (!before.has(key)) report('added', key, item);
}

function compareOperations(run: ComparisonRun, pair: OperationPair): void {
  const { name } = pair;
  const operations: Pair = { before: pair.before.operation, after: pair.after.operation };
  compareNames(run, operations, name);
  compareDeprecation(run, operations, 'the operation', name);
  compareParameters(run, pair);
  compareRequestBodies(run, pair);
  compareResponses(run, pair);
  compareSecurity(run, operations, name);
  compareExtensions(run, operations, name);
  compareCallbacks(run, operations, name);
}

/** Generated clients name methods by operationId and group them by tag. */
function compareNames(run: ComparisonRun, { before, after }: Pair, name: string): void {
  const [id, now] = [asString(before.value.operationId), asString(after.value.operationId)];
  if (id !== now) {
    const rule = id === undefined ? 'operation-id-added' : 'operation-id-changed';
    run.report(rule, inNew(after), `operationId ${id ?? 'none'} → ${now ?? 'none'}`, name);
  }
  const [tags, tagsNow] = [asStrings(before.value.tags), asStrings(after.value.tags)];
  const isMoved = tags.some((tag) => !tagsNow.includes(tag)) || (tags.length > 0 && tags[0] !== tagsNow[0]);
  const isAdded = tagsNow.some((tag) => !tags.includes(tag));
  if (!isMoved && !isAdded) return;
  const message = `tags ${tags.join(', ') || 'none'} → ${tagsNow.join(', ') || 'none'}`;
  run.report(isMoved ? 'tag-moved' : 'tag-added', inNew(after), message, name);
}

function compareCallbacks(run: ComparisonRun, { before, after }: Pair, name: string): void {
  const [old, now] = [run.old.children(before, 'callbacks'), run.new.children(after, 'callbacks')];
  const report = (kind: 'removed' | 'added', key: string, at: Located) =>
    run.report(
      `callback-${kind}`,
      kind === 'removed' ? inOld(at) : inNew(at),
      `the callback ${key} was ${kind}`,
      name,
    );
  for (const [key, callback] of old) {
    const other = now.get(key);
    if (!other) report('removed', key, callback);
    else
      compareSent(
        run,
        run.old.children(callback),
        run.new.children(other),
        () => `${name} callback ${key}`,
        report,
      );
  }
  for (const [key, callback] of now) if (!old.has(key)) report('added', key, callback);
}

function listOperations(document: OpenApiDocument, item: Located): [method: string, operation: Located][] {
  return methods.flatMap((method) => {
    const operation = isObject(item.value[method]) ? document.child(item, method) : undefined;
    return operation ? [[method, operation] as [string, Located]] : [];
  });
}
