import { compareHeaders } from './compare-headers.ts';
import { compareSerialization } from './compare-serialization.ts';
import { type ComparisonRun, inNew, inOld } from './comparison-run.ts';
import { asArray, asString, type Located } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import {
  compareDeprecation,
  isRequired,
  type LocatedOperation,
  type OperationPair,
} from './operation-pair.ts';

/** Headers that OpenAPI describes elsewhere: parameters of these names are ignored. */
const ignored = new Set(['header accept', 'header content-type', 'header authorization']);

/** Compares the parameters of a request. Those of a webhook are headers that the client receives. */
export function compareParameters(run: ComparisonRun, pair: OperationPair): void {
  const [before, after] = [parametersOf(run.old, pair.before), parametersOf(run.new, pair.after)];
  if (pair.direction === 'response') {
    compareHeaders(run, before, after, pair.name);
    return;
  }
  matchRenamed(run, pair, before, after);
  for (const [key, was] of before) {
    const is = after.get(key);
    if (is) compareParameter(run, was, is, pair.name);
    else run.report('parameter-removed', inOld(was), `${describe(was)} was removed`, pair.name);
  }
  for (const [key, is] of after) {
    if (before.has(key)) continue;
    const rule = isRequired(is) ? 'required-parameter-added' : 'parameter-added';
    const kind = isRequired(is) ? 'the required ' : 'the optional ';
    run.report(rule, inNew(is), `${kind}${describe(is)} was added`, pair.name);
  }
}

function compareParameter(run: ComparisonRun, before: Located, after: Located, operation: string): void {
  const pair = { before, after };
  const name = describe(after);
  if (isRequired(before) !== isRequired(after)) {
    const state = isRequired(after) ? 'required' : 'optional';
    run.report(`parameter-became-${state}`, inNew(after), `${name} is now ${state}`, operation);
  }
  compareDeprecation(run, pair, name, operation);
  compareSerialization(run, pair, name, 'request', operation);
}

/** Reports path parameters with another name at the same position, and compares them as one parameter. */
function matchRenamed(
  run: ComparisonRun,
  { before, after, name }: OperationPair,
  old: Map<string, Located>,
  now: Map<string, Located>,
): void {
  const names = templateNames(after.item);
  for (const [index, was] of templateNames(before.item).entries()) {
    const is = names[index];
    const [one, other] = [old.get(`path ${was}`), now.get(`path ${is}`)];
    if (is === undefined || was === is) continue;
    old.delete(`path ${was}`);
    now.delete(`path ${is}`);
    const place = inNew(other ?? after.operation);
    run.report('path-parameter-renamed', place, `path parameter ${was} → ${is}`, name);
    if (one && other) compareParameter(run, one, other, name);
  }
}

function templateNames({ pointer }: Located): string[] {
  return [...pointer.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '');
}

/**
 * Parameters by `in` and name. Those of the operation override those of its path. A name in the path's template is a
 * parameter even if nothing describes it.
 */
function parametersOf(
  document: OpenApiDocument,
  { item, operation }: LocatedOperation,
): Map<string, Located> {
  const all = [item, operation].flatMap((holder) =>
    asArray(holder.value.parameters).flatMap((_, index) => document.child(holder, 'parameters', index) ?? []),
  );
  const implied = templateNames(item).map((name) => ({
    value: { name, in: 'path', required: true, schema: { type: 'string' } },
    pointer: item.pointer,
  }));
  const keyed = [...implied, ...all].map((parameter) => [keyOf(parameter), parameter] as const);
  return new Map(keyed.filter(([key]) => !ignored.has(key)));
}

function keyOf({ value }: Located): string {
  const [place, name] = [asString(value.in) ?? '', asString(value.name) ?? ''];
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function describe({ value }: Located): string {
  return `${asString(value.in)} parameter ${asString(value.name)}`;
}
