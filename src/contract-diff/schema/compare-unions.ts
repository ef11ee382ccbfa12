import { selectionOf } from './compare-discriminators.ts';
import type { SchemaNode, SchemaUse } from './schema-node.ts';
import type { SchemaView, SchemaViews, Union } from './schema-view.ts';

/** Alternatives of the old and the new schema that are the same one, and those that have no counterpart. */
export interface MatchedBranches {
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
  const [from, to] = [selectionOf(before), selectionOf(after)];
  const sameValue = new Set(
    [...from.targets].map(([value, target]) => `${target}\n${to.targets.get(value)}`),
  );
  pairUp((one, other) => sameValue.has(`${one.name}\n${other.name}`));
  pairUp((one, other) => {
    const label = constantsOf(sides.old, one.node);
    return label !== '' && label === constantsOf(sides.new, other.node);
  });
  pairUp((one, other) => sides.isEqual(one.node, other.node));
  pairUp((one, other) => {
    const label = titleOf(one.node);
    return label !== undefined && label === titleOf(other.node);
  });
  // Two components of different names are two alternatives, not one that changed.
  pairUp((one, other) => {
    const bothNamed = one.name !== undefined && other.name !== undefined;
    return !bothNamed && typesOf(sides.old.of(one.node)) === typesOf(sides.new.of(other.node));
  });
  return { pairs, removed, added };
}

/** The properties with exactly one value, which tell an alternative from the others. */
export function constantsOf(views: SchemaViews, node: SchemaNode): string {
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
  if (branches.length > mostDisjoint) return false;
  const all = branches.map(({ node }) => views.of(node));
  return all.every((one, index) => all.slice(index + 1).every((other) => isDisjoint(views, one, other)));
}

const mostDisjoint = 200;

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

function titleOf({ parts }: SchemaNode): string | undefined {
  const titles = parts.flatMap(({ value }) => (typeof value.title === 'string' ? [value.title] : []));
  return titles[0];
}

function typesOf({ types }: SchemaView): string {
  return [...types].join();
}
