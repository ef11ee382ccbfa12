import { listValues } from '../json.ts';
import { type Direction, opposite, type Place, toEffect } from '../rules.ts';
import type { SchemaUse } from './schema-node.ts';
import { changed, describeBounds, type SchemaPair } from './schema-pair.ts';
import type { SchemaView, SchemaViews } from './schema-view.ts';

/** Compares two schemas inside those of the pair. A missing one allows everything. */
export type CompareChild = (
  before: SchemaUse | undefined,
  after: SchemaUse | undefined,
  direction?: Direction,
  pointer?: string,
) => void;

/** Properties that a request may send or a response may have. */
function visible(view: SchemaView, views: SchemaViews, direction: Direction): Map<string, SchemaUse> {
  return new Map(
    [...view.properties].filter(([, { node }]) => {
      const { isReadOnly, isWriteOnly } = views.of(node);
      return !node.isNever && (direction === 'request' ? !isReadOnly : !isWriteOnly);
    }),
  );
}

export function compareProperties(pair: SchemaPair, compare: CompareChild): void {
  const { was, is, views, direction } = pair;
  const before = visible(was, views.old, direction);
  const after = visible(is, views.new, direction);
  for (const [name, use] of before) {
    const other = after.get(name);
    if (other) compare(use, other);
    else pair.find(`${direction}-property-removed`, 'the property was removed', toPlace('old', use));
  }
  for (const [name, use] of after) {
    if (before.has(name)) continue;
    const isRequired = direction === 'request' && is.required.has(name);
    const rule = isRequired ? 'request-required-property-added' : (`${direction}-property-added` as const);
    pair.find(
      rule,
      isRequired ? 'a required property was added' : 'the property was added',
      toPlace('new', use),
    );
  }
  for (const name of new Set([...was.required, ...is.required])) {
    if (was.required.has(name) === is.required.has(name)) continue;
    const use = after.get(name);
    if (before.has(name) !== (use !== undefined) || (!use && is.properties.has(name))) continue;
    const state = is.required.has(name) ? 'required' : 'optional';
    const place = use ? toPlace('new', use) : undefined;
    pair.find(
      `${direction}-property-became-${state}`,
      use ? `is now ${state}` : `\`${name}\` is now ${state}`,
      place,
    );
  }
  compareUnknownProperties(pair, compare);
}

function compareUnknownProperties(pair: SchemaPair, compare: CompareChild): void {
  const { was, is, direction, pointer } = pair;
  const [old, now] = [was.unknownProperties, is.unknownProperties];
  const isRequest = direction === 'request';
  if (now?.node.isNever && !old?.node.isNever) {
    const wasMap = old && old.node.parts.length > 0;
    const rule = wasMap ? 'response-map-removed' : 'response-unknown-properties-removed';
    pair.find(isRequest ? 'request-unknown-properties-refused' : rule, 'has no other properties any more');
  } else if (old?.node.isNever && !now?.node.isNever) {
    const rule = isRequest ? 'request-unknown-properties-accepted' : 'response-unknown-properties-allowed';
    pair.find(rule, 'may have other properties');
  } else if (old || now) compare(old, now, direction, pointer);
  for (const name of new Set([...was.patternProperties.keys(), ...is.patternProperties.keys()])) {
    compare(
      was.patternProperties.get(name) ?? old,
      is.patternProperties.get(name) ?? now,
      direction,
      pointer,
    );
  }
  if (was.propertyNames || is.propertyNames) compare(was.propertyNames, is.propertyNames, direction, pointer);
}

function toPlace(document: 'old' | 'new', { pointer }: SchemaUse): Place {
  return { document, pointer };
}

export function compareItems(pair: SchemaPair, compare: CompareChild): void {
  const { was, is } = pair;
  if (was.items || is.items) compare(was.items, is.items, pair.direction, pair.pointer);
  for (let index = 0; index < Math.max(was.tuple.length, is.tuple.length); index++) {
    compare(was.tuple[index] ?? was.items, is.tuple[index] ?? is.items, pair.direction, pair.pointer);
  }
  compareContains(pair, compare);
}

function compareContains(pair: SchemaPair, compare: CompareChild): void {
  const [one, other] = [pair.was.contains, pair.is.contains];
  if (!one && !other) return;
  if (!one || !other) {
    pair.report('items', other ? 'narrowed' : 'widened', 'whether an item must match `contains`');
    return;
  }
  const [from, to] = [one.count, other.count];
  const gained = to.lower < from.lower || to.upper > from.upper;
  const lost = to.lower > from.lower || to.upper < from.upper;
  const texts = [describeBounds(from, 'items'), describeBounds(to, 'items')] as const;
  pair.report('contains', toEffect(gained, lost), changed('number of items that match `contains`', ...texts));
  // The more items match, the sooner a minimum is reached, and the sooner a maximum is exceeded.
  if (Math.max(from.lower, to.lower) > 0) compare(one.schema, other.schema);
  if (Math.min(from.upper, to.upper) < Number.POSITIVE_INFINITY)
    compare(one.schema, other.schema, opposite(pair.direction));
}

export function compareLogic(pair: SchemaPair, compare: CompareChild): void {
  const { was, is, views, direction, pointer } = pair;
  for (let index = 0; index < Math.max(was.excluded.length, is.excluded.length); index++) {
    const [one, other] = [was.excluded[index], is.excluded[index]];
    // The larger the schema of `not`, the fewer values are left.
    if (one && other) compare(one, other, opposite(direction));
    else pair.report('excluded', other ? 'narrowed' : 'widened', 'the schema of `not`');
  }
  for (let index = 0; index < Math.max(was.conditions.length, is.conditions.length); index++) {
    const [one, other] = [was.conditions[index], is.conditions[index]];
    if (!one || !other) {
      pair.report('condition', other ? 'narrowed' : 'widened', 'the schema of `if`');
      continue;
    }
    const child = (keyword: string, towards: Direction) =>
      compare(views.old.nodes.use(one, keyword), views.new.nodes.use(other, keyword), towards, pointer);
    child('if', direction);
    child('if', opposite(direction));
    child('then', direction);
    child('else', direction);
  }
  for (const name of new Set([...was.dependents.keys(), ...is.dependents.keys()])) {
    compare(was.dependents.get(name), is.dependents.get(name), direction, pointer);
  }
  if (was.contentSchema || is.contentSchema) compare(was.contentSchema, is.contentSchema, direction, pointer);
  const gained = [...was.dependentRequired].filter((rule) => !is.dependentRequired.has(rule));
  const lost = [...is.dependentRequired].filter((rule) => !was.dependentRequired.has(rule));
  const effect = toEffect(gained.length > 0, lost.length > 0);
  pair.report('condition', effect, `required with another property: ${listValues([...gained, ...lost])}`);
}
