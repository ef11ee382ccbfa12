import { compareContent } from './compare-content.ts';
import { type ComparisonRun, inNew, type Pair } from './comparison-run.ts';
import { asString, type Located } from './json.ts';
import type { Direction } from './rules.ts';
import type { SchemaUse } from './schema/schema-node.ts';
import type { SchemaViews } from './schema/schema-view.ts';

/** Compares how a parameter or header is written, and its values. */
export function compareSerialization(
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
  if (had || has) report(had ? describeContent(before) : was, has ? describeContent(after) : is);
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
