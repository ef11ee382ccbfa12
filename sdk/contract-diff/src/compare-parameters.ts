import { compareContent } from './compare-content.ts';
import {
  type ComparisonRun,
  compareDeprecation,
  inNew,
  inOld,
  isRequired,
  type LocatedOperation,
  type OperationPair,
  type Pair,
} from './comparison-run.ts';
import { asArray, asString, type Located, splitPointer } from './json.ts';
import type { OpenApiDocument } from './open-api-document.ts';
import type { Direction } from './rules.ts';
import type { SchemaUse } from './schema/schema-node.ts';
import type { SchemaViews } from './schema/schema-view.ts';

/** Compares how a parameter or header is written, and its values. */
function compareSerialization(
  run: ComparisonRun,
  pair: Pair,
  what: string,
  direction: Direction,
  operation: string,
): void {
  const { before, after } = pair;
  const report = (was: string, is: string) =>
    run.report(
      direction === 'request' ? 'parameter-serialization-changed' : 'header-serialization-changed',
      inNew(after),
      `${what} is sent as ${is} instead of ${was}`,
      operation,
    );
  const [had, has] = ['content' in before.value, 'content' in after.value];
  if (had && has) {
    compareContent(run, pair, direction, operation);
    return;
  }
  const { old, new: now } = run.schemas;
  const [wasUse, isUse] = [old.nodes.use(before, 'schema'), now.nodes.use(after, 'schema')];
  const hasParts = [hasSeveralParts(old, wasUse), hasSeveralParts(now, isUse)].includes(true);
  const [was, is] = [describeStyle(before, hasParts), describeStyle(after, hasParts)];
  const reserved = ', with reserved characters';
  if (had || has) report(had ? describeContent(before) : was, has ? describeContent(after) : is);
  else if (direction === 'request' && is === was + reserved)
    run.report('parameter-reserved-accepted', inNew(after), `${what} takes reserved characters`, operation);
  else if (was !== is) report(was, is);
  const [one] = had ? run.old.children(before, 'content').values() : [before];
  const [other] = has ? run.new.children(after, 'content').values() : [after];
  if (one && other) run.compareSchemas({ before: one, after: other }, direction, operation);
}

/** Lists and objects have parts, to which the style applies. */
function hasSeveralParts(views: SchemaViews, use: SchemaUse | undefined): boolean {
  const types = views.of(use?.node ?? views.nodes.any).types;
  return types.has('array') || types.has('object');
}

function describeContent({ value }: Located): string {
  return Object.keys(Object(value.content)).join(', ') || 'content';
}

function describeStyle({ value }: Located, hasParts: boolean): string {
  const byPlace = value.in === 'query' || value.in === 'cookie' ? 'form' : 'simple';
  const style = asString(value.style) ?? byPlace;
  const isExploded = hasParts && (typeof value.explode === 'boolean' ? value.explode : style === 'form');
  const flags = [isExploded && 'exploded', value.allowReserved === true && 'with reserved characters'];
  return [style, ...flags.filter((flag) => flag !== false)].join(', ');
}

/** Compares headers that the client receives, by `header` and name in lower case. */
export function compareHeaders(
  run: ComparisonRun,
  before: ReadonlyMap<string, Located>,
  after: ReadonlyMap<string, Located>,
  operation: string,
): void {
  const describe = ({ value, pointer }: Located) =>
    `header ${asString(value.name) ?? splitPointer(pointer).at(-1)}`;
  for (const [key, was] of before) {
    const is = after.get(key);
    const name = describe(is ?? was);
    if (!is) {
      run.report('header-removed', inOld(was), `the ${name} was removed`, operation);
      continue;
    }
    if (isRequired(was) !== isRequired(is)) {
      const state = isRequired(is) ? 'required' : 'optional';
      run.report(`header-became-${state}`, inNew(is), `the ${name} is now ${state}`, operation);
    }
    const pair = { before: was, after: is };
    compareDeprecation(run, pair, `the ${name}`, operation);
    compareSerialization(run, pair, `the ${name}`, 'response', operation);
  }
  for (const [key, is] of after) {
    if (before.has(key)) continue;
    run.report('header-added', inNew(is), `the ${describe(is)} was added`, operation);
  }
}

/** Headers that OpenAPI describes elsewhere: parameters of these names are ignored. */
const ignored = new Set(['header accept', 'header content-type', 'header authorization']);

/** Compares the parameters of a request. Those of a webhook are headers that the client receives. */
export function compareParameters(run: ComparisonRun, pair: OperationPair): void {
  const [before, after] = [readParameters(run.old, pair.before), readParameters(run.new, pair.after)];
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
  const [tookEmpty, takesEmpty] = [before, after].map(({ value }) => value.allowEmptyValue === true);
  if (tookEmpty !== takesEmpty) {
    const rule = takesEmpty ? 'parameter-empty-value-accepted' : 'parameter-empty-value-refused';
    run.report(
      rule,
      inNew(after),
      `${name} ${takesEmpty ? 'takes' : 'refuses'} an empty value now`,
      operation,
    );
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
function readParameters(
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
  const keyed = [...implied, ...all].map((parameter) => [parameterKey(parameter), parameter] as const);
  return new Map(keyed.filter(([key]) => !ignored.has(key)));
}

function parameterKey({ value }: Located): string {
  const [place, name] = [asString(value.in) ?? '', asString(value.name) ?? ''];
  return `${place} ${place === 'header' ? name.toLowerCase() : name}`;
}

function describe({ value }: Located): string {
  return `${asString(value.in)} parameter ${asString(value.name)}`;
}
