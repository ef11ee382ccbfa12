import { isObject } from '../json.ts';
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

function titleOf({ parts }: SchemaNode): string | undefined {
  const titles = parts.flatMap(({ value }) => (typeof value.title === 'string' ? [value.title] : []));
  return titles[0];
}

function typesOf({ types }: SchemaView): string {
  return [...types].join();
}

/** Describes a discriminator by the property and the schema that each value selects. */
export function discriminatorOf({ discriminator }: Union): {
  property: string;
  mapping: Map<string, string>;
} {
  const mapping = isObject(discriminator?.mapping) ? discriminator.mapping : {};
  return {
    property: String(discriminator?.propertyName ?? ''),
    mapping: new Map(Object.entries(mapping).map(([value, target]) => [value, String(target)])),
  };
}
