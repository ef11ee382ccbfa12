import { isObject, type JsonObject, type Located, listValues } from '../json.ts';
import { referencedName } from '../open-api-document.ts';
import type { Place } from '../rules.ts';
import type { CompareChild } from './compare-parts.ts';
import type { SchemaNode, SchemaUse } from './schema-node.ts';
import { changed, type SchemaPair } from './schema-pair.ts';
import type { SchemaView, SchemaViews, Union } from './schema-view.ts';

/** A discriminator, and the schema that each of its values selects. */
interface Selector {
  /** Empty if there is no discriminator. */
  readonly property: string;
  /** Names of component schemas, by value. */
  readonly targets: ReadonlyMap<string, string>;
  /** Values that no mapping states: the names of the schemas. */
  readonly implicit: ReadonlySet<string>;
}

/** Alternatives that are reported as removed or added, by name. Their values need no report of their own. */
interface Reported {
  readonly pairs: readonly (readonly [before: SchemaUse, after: SchemaUse])[];
  readonly removed: readonly SchemaUse[];
  readonly added: readonly SchemaUse[];
}

/** Reads a discriminator. A schema that the mapping leaves out is selected by its name. */
function selectionBy(
  discriminator: JsonObject | undefined,
  names: readonly (string | undefined)[],
): Selector {
  const mapping = Object.entries(isObject(discriminator?.mapping) ? discriminator.mapping : {});
  const stated = mapping.map(([value, target]) => [value, targetName(String(target))] as const);
  const left = names.filter(
    (name) => name !== undefined && !stated.some(([value, target]) => target === name || value === name),
  ) as string[];
  return {
    property: String(discriminator?.propertyName ?? ''),
    targets: new Map(discriminator ? [...stated, ...left.map((name) => [name, name] as const)] : []),
    implicit: new Set(left),
  };
}

/** A mapping may state a reference or the name of a schema. */
function targetName(target: string): string {
  return referencedName(target, 'schemas') ?? target;
}

/** Compares the discriminators of two sets of alternatives. */
export function compareDiscriminators(
  pair: SchemaPair,
  before: Union,
  after: Union,
  { pairs, removed, added }: Reported,
): void {
  const [from, to] = [before, after].map(readSelector) as [Selector, Selector];
  if (!compareProperty(pair, from, to)) return;
  const newNames = new Map(pairs.map(([one, other]) => [one.name, other.name]));
  const isIn = (uses: readonly SchemaUse[], name: string) => uses.some((use) => use.name === name);
  const pinned = pinnedValues(pair, from, to, pairs);
  const moved = [...from.targets].filter(([value, target]) => {
    const now = to.targets.get(value);
    return now !== undefined && now !== (newNames.get(target) ?? target);
  });
  // If a stated value moved, the names of the schemas take its place and leave it.
  const isNews = (side: Selector, value: string) => moved.length === 0 || !side.implicit.has(value);
  const lost = [...from.targets].filter(
    ([value, target]) =>
      !to.targets.has(value) && !isIn(removed, target) && !pinned.has(target) && isNews(from, value),
  );
  const gained = [...to.targets].filter(
    ([value, target]) =>
      !from.targets.has(value) && !isIn(added, target) && !pinned.has(target) && isNews(to, value),
  );
  reportValues(pair, { moved: valuesIn(moved), lost: valuesIn(lost), gained: valuesIn(gained) });
}

function readSelector({ discriminator, branches }: Union): Selector {
  return selectionBy(
    discriminator,
    branches.map(({ name }) => name),
  );
}

/**
 * Returns the schemas, by old and by new name, whose property had the constant that the new mapping states. Before, the
 * contract left out the mapping although the name of the schema was not the value: values did not change.
 */
function pinnedValues(pair: SchemaPair, from: Selector, to: Selector, pairs: Reported['pairs']): Set<string> {
  const pinned = new Set<string>();
  for (const [one, other] of pairs) {
    if (one.name === undefined || other.name === undefined || !from.implicit.has(one.name)) continue;
    const property = pair.views.old.of(one.node).properties.get(from.property);
    const constants = property && pair.views.old.of(property.node).values;
    const now = [...to.targets].filter(([, target]) => target === other.name).map(([value]) => value);
    const isPinned = now.every((value) => !to.implicit.has(value) && constants?.has(JSON.stringify(value)));
    if (isPinned && now.length > 0) pinned.add(one.name).add(other.name);
  }
  return pinned;
}

/** Returns true if both have a discriminator, and of the same property. */
function compareProperty(pair: SchemaPair, from: Selector, to: Selector, place?: Place): boolean {
  if (from.property === to.property) return from.property !== '';
  const rule = from.property === '' ? 'discriminator-added' : 'discriminator-changed';
  pair.find(rule, changed('discriminator', from.property, to.property), place);
  return false;
}

function valuesIn(targets: readonly (readonly [value: string, target: string])[]): string[] {
  return targets.map(([value]) => value);
}

function reportValues(
  pair: SchemaPair,
  { moved, lost, gained }: Readonly<Record<'moved' | 'lost' | 'gained', readonly string[]>>,
  place?: Place,
): void {
  const find = (
    values: readonly string[],
    rule: 'discriminator-changed' | 'discriminator-value-added',
    text: string,
  ) => {
    if (values.length > 0) pair.find(rule, `${text}: ${listValues(values)}`, place);
  };
  find(moved, 'discriminator-changed', 'values select another schema');
  find(lost, 'discriminator-changed', 'values of the discriminator removed');
  // A client of a response does not know which schema a new value selects.
  const rule = pair.direction === 'response' ? 'discriminator-changed' : 'discriminator-value-added';
  find(gained, rule, 'values of the discriminator added');
}

/** A schema with a discriminator that others extend by allOf. */
interface Base {
  readonly part: Located;
  readonly extensions: ReadonlyMap<string, SchemaUse>;
  /** The names of the schema itself, if it is one of the extensions: only their values can select it. */
  readonly own: ReadonlySet<string>;
  readonly selection: Selector;
}

/** Compares the discriminators of two base schemas, and the schemas that they select. */
export function compareSubtypes(pair: SchemaPair, compare: CompareChild): void {
  const { before, after } = pair.comparison;
  const [one, other] = [findBase(pair.views.old, before), findBase(pair.views.new, after)];
  if (!one && !other) return;
  const place: Place = other
    ? { document: 'new', pointer: other.part.pointer }
    : { document: 'old', pointer: one?.part.pointer ?? '' };
  const none: Selector = { property: '', targets: new Map(), implicit: new Set() };
  const [from, to] = [one?.selection ?? none, other?.selection ?? none];
  if (!compareProperty(pair, from, to, place) || !one || !other) return;
  const lost = [...from.targets].filter(([value]) => !to.targets.has(value));
  const gained = [...to.targets].filter(([value]) => !from.targets.has(value));
  if (one.own.size > 0 || other.own.size > 0) {
    reportValues(pair, { moved: [], lost: valuesIn(lost), gained: valuesIn(gained) }, place);
    return;
  }
  for (const [value, target] of from.targets) {
    const now = to.targets.get(value);
    if (now !== undefined) compare(one.extensions.get(target), other.extensions.get(now));
  }
  const isGone = ([, target]: readonly [string, string]) => !other.extensions.has(target);
  const isNew = ([, target]: readonly [string, string]) => !one.extensions.has(target);
  const kept = {
    lost: valuesIn(lost.filter((entry) => !isGone(entry))),
    gained: valuesIn(gained.filter((entry) => !isNew(entry))),
  };
  reportValues(pair, { moved: [], ...kept }, place);
  const names = (entries: typeof lost) => [...new Set(entries.map(([, target]) => target))].join(', ');
  const [removed, added] = [names(lost.filter(isGone)), names(gained.filter(isNew))];
  if (removed) pair.report('alternatives', 'narrowed', `extensions removed: ${removed}`, place);
  if (added) pair.report('alternatives', 'widened', `extensions added: ${added}`, place);
}

function findBase({ nodes }: SchemaViews, node: SchemaNode): Base | undefined {
  const part = node.parts.findLast(
    ({ value }) => isObject(value.discriminator) && !('oneOf' in value) && !('anyOf' in value),
  );
  if (!part) return undefined;
  const extensions = nodes.listExtensions(part);
  const own = new Set([...extensions].filter(([, use]) => use.node === node).map(([name]) => name));
  const whole = selectionBy(part.value.discriminator as JsonObject, [...extensions.keys()]);
  const targets = [...whole.targets].filter(([, target]) => own.size === 0 || own.has(target));
  return { part, extensions, own, selection: { ...whole, targets: new Map(targets) } };
}

/** Alternatives of the old and the new schema that are the same one, and those that have no counterpart. */
interface MatchedBranches {
  readonly pairs: readonly (readonly [before: SchemaUse, after: SchemaUse])[];
  readonly removed: readonly SchemaUse[];
  readonly added: readonly SchemaUse[];
}

interface Sides {
  readonly old: SchemaViews;
  readonly new: SchemaViews;
  /** Returns true if both schemas allow the same values. */
  readonly isEqual: (before: SchemaNode, after: SchemaNode) => boolean;
}

/** Pairs alternatives by name or discriminating value, then by meaning, then by type. */
export function matchBranches(before: Union, after: Union, sides: Sides): MatchedBranches {
  const removed = [...before.branches];
  const added = [...after.branches];
  const pairs: [SchemaUse, SchemaUse][] = [];
  const pairUp = (isPair: (one: SchemaUse, other: SchemaUse) => boolean) => {
    for (const one of [...removed]) {
      const other = added.find((candidate) => isPair(one, candidate));
      if (!other) continue;
      pairs.push([one, other]);
      removed.splice(removed.indexOf(one), 1);
      added.splice(added.indexOf(other), 1);
    }
  };
  pairUp((one, other) => one.name !== undefined && one.name === other.name);
  const [from, to] = [readSelector(before), readSelector(after)];
  const sameValue = new Set(
    [...from.targets].map(([value, target]) => `${target}\n${to.targets.get(value)}`),
  );
  pairUp((one, other) => sameValue.has(`${one.name}\n${other.name}`));
  pairUp((one, other) => {
    const label = readConstants(sides.old, one.node);
    return label !== '' && label === readConstants(sides.new, other.node);
  });
  pairUp((one, other) => sides.isEqual(one.node, other.node));
  pairUp((one, other) => {
    const label = readTitle(one.node);
    return label !== undefined && label === readTitle(other.node);
  });
  // Two components of different names are two alternatives, not one that changed.
  pairUp((one, other) => {
    const bothNamed = one.name !== undefined && other.name !== undefined;
    return !bothNamed && formatTypes(sides.old.of(one.node)) === formatTypes(sides.new.of(other.node));
  });
  return { pairs, removed, added };
}

/** The properties with exactly one value, which tell an alternative from the others. */
export function readConstants(views: SchemaViews, node: SchemaNode): string {
  return [...views.of(node).properties]
    .flatMap(([name, use]) => {
      const { values, isOpenList } = views.of(use.node);
      return values?.size === 1 && !isOpenList ? `${name}=${[...values.keys()].join()}` : [];
    })
    .sort()
    .join();
}

/** Returns true if it is certain that no value is valid under two alternatives. */
export function areDisjoint(views: SchemaViews, { branches }: Union): boolean {
  if (branches.length > maxDisjoint) return false;
  const all = branches.map(({ node }) => views.of(node));
  return all.every((one, index) => all.slice(index + 1).every((other) => isDisjoint(views, one, other)));
}

const maxDisjoint = 200;

function isDisjoint(views: SchemaViews, one: SchemaView, other: SchemaView): boolean {
  if (one.allowsNull === true && other.allowsNull === true) return false;
  const shared = [...one.types].filter((type) => other.types.has(type));
  if (shared.length === 0 || haveNoValueInCommon(one, other)) return true;
  if (shared.some((type) => type !== 'object')) return false;
  const isRefusedBy = (closed: SchemaView, name: string) =>
    closed.unknownProperties?.node.isNever === true &&
    closed.patternProperties.size === 0 &&
    !closed.properties.has(name);
  if ([...one.required].some((name) => isRefusedBy(other, name))) return true;
  if ([...other.required].some((name) => isRefusedBy(one, name))) return true;
  return [...one.required].some((name) => {
    const [mine, theirs] = [one.properties.get(name), other.properties.get(name)];
    if (!mine || !theirs || !other.required.has(name)) return false;
    const [its, others] = [views.of(mine.node), views.of(theirs.node)];
    if (its.allowsNull === true && others.allowsNull === true) return false;
    return haveNoValueInCommon(its, others) || ![...its.types].some((type) => others.types.has(type));
  });
}

function haveNoValueInCommon(one: SchemaView, other: SchemaView): boolean {
  if (!one.values || !other.values || one.isOpenList || other.isOpenList) return false;
  return ![...one.values.keys()].some((key) => other.values?.has(key));
}

function readTitle({ parts }: SchemaNode): string | undefined {
  const titles = parts.flatMap(({ value }) => (typeof value.title === 'string' ? [value.title] : []));
  return titles[0];
}

function formatTypes({ types }: SchemaView): string {
  return [...types].join();
}
