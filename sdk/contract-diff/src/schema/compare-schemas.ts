import { Unreadable } from '../open-api-document.ts';
import { changeRules, type Direction } from '../rules.ts';
import { type CompareChild, compareItems, compareLogic, compareProperties } from './compare-parts.ts';
import {
  areDisjoint,
  compareDiscriminators,
  compareSubtypes,
  matchBranches,
  readConstants,
} from './compare-unions.ts';
import type { SchemaNode, SchemaUse } from './schema-node.ts';
import { describeTypes, type SchemaComparison, SchemaPair } from './schema-pair.ts';
import type { SchemaViews, Union } from './schema-view.ts';

const maxComparisons = 2_000_000;
/** Pairs of an old and an added alternative that are compared to find out whether they overlap. */
const maxOverlaps = 10_000;
/** Alternatives inside alternatives that have no counterpart by name. */
const deepestUnions = 60;

/** Compares schemas of two documents. Each pair is compared once per direction, so recursive schemas end. */
export class SchemaComparer {
  readonly old: SchemaViews;
  readonly new: SchemaViews;
  readonly sendsXml: boolean;
  /** Component schemas that took each other's place, by old name; null for one without a name. */
  readonly renamed = new Map<string, { readonly to: Set<string | null>; readonly at: SchemaUse }>();
  readonly #known = new Map<string, SchemaComparison>();
  #unionDepth = 0;

  constructor(old: SchemaViews, new_: SchemaViews) {
    this.old = old;
    this.new = new_;
    this.sendsXml = [old, new_].some(({ nodes }) => nodes.document.sendsXml);
  }

  /** Compares two schemas and everything inside them. A missing schema allows everything. */
  compare(
    before: SchemaUse | undefined,
    after: SchemaUse | undefined,
    direction: Direction,
    pointer: string,
  ): SchemaComparison {
    this.#noteNames(before, after);
    return this.#settle(before?.node ?? this.old.nodes.any, after?.node ?? this.new.nodes.any, direction, [
      before?.pointer ?? pointer,
      after?.pointer ?? pointer,
    ]);
  }

  #settle(
    before: SchemaNode,
    after: SchemaNode,
    direction: Direction,
    pointers: [string, string],
  ): SchemaComparison {
    const [root, isNew] = this.#comparison(before, after, direction, pointers);
    const open = isNew ? [root] : [];
    for (let next = open.pop(); next; next = open.pop()) {
      for (const [child, isFirst] of this.#compareOne(next)) {
        next.children.push(child);
        if (isFirst) open.push(child);
      }
    }
    return root;
  }

  #comparison(
    before: SchemaNode,
    after: SchemaNode,
    direction: Direction,
    pointers: readonly [string, string],
  ): [comparison: SchemaComparison, isFirst: boolean] {
    const key = `${before.id} ${after.id} ${direction}`;
    const known = this.#known.get(key);
    if (known) return [known, false];
    if (this.#known.size === maxComparisons)
      throw new Unreadable('The contracts are too large: more than 2,000,000 pairs of schemas to compare');
    const comparison = { before, after, direction, pointers, findings: [], children: [] };
    this.#known.set(key, comparison);
    return [comparison, true];
  }

  #noteNames(before: SchemaUse | undefined, after: SchemaUse | undefined): void {
    if (before?.name === undefined || !after || before.name === after.name) return;
    const entry = this.renamed.get(before.name) ?? { to: new Set(), at: after };
    entry.to.add(after.name ?? null);
    this.renamed.set(before.name, entry);
  }

  #compareOne(comparison: SchemaComparison): [SchemaComparison, boolean][] {
    const { direction } = comparison;
    const pair = new SchemaPair(comparison, this);
    const children: [SchemaComparison, boolean][] = [];
    const compare: CompareChild = (one, other, towards = direction, pointer = '') => {
      this.#noteNames(one, other);
      const pointers = [one?.pointer ?? pointer, other?.pointer ?? pointer] as const;
      const nodes = [one?.node ?? this.old.nodes.any, other?.node ?? this.new.nodes.any] as const;
      children.push(this.#comparison(...nodes, towards, pointers));
    };
    for (const [index, branch] of pair.was.onlyBranches.entries())
      this.#noteNames(branch, pair.is.onlyBranches[index]);
    compareSubtypes(pair, compare);
    if (this.#compareUnions(pair, compare)) return children;
    if (pair.compareTypes()) {
      pair.compareLimits();
      pair.compareUse();
      compareProperties(pair, compare);
      compareItems(pair, compare);
      compareLogic(pair, compare);
    }
    return children;
  }

  /** Returns true if one of the schemas is compared with the alternatives of the other, and nothing is left. */
  #compareUnions(pair: SchemaPair, compare: CompareChild): boolean {
    const { was, is } = pair;
    if (was.unions.length === 0 && is.unions.length === 0) return false;
    if (was.unions.length === 0 || is.unions.length === 0) {
      this.#compareWithAlternatives(pair);
      return true;
    }
    for (let index = 0; index < Math.max(was.unions.length, is.unions.length); index++) {
      const [one, other] = [was.unions[index], is.unions[index]];
      if (one && other) this.#compareAlternatives(pair, one, other, compare);
      else pair.report('alternatives', other ? 'narrowed' : 'widened', 'have alternatives in another place');
    }
    return false;
  }

  #compareAlternatives(pair: SchemaPair, before: Union, after: Union, compare: CompareChild): void {
    const { direction } = pair.comparison;
    const { pairs, removed, added } = matchBranches(before, after, {
      old: this.old,
      new: this.new,
      isEqual: (one, other) =>
        !this.#isBroken(one, other, 'request') && !this.#isBroken(one, other, 'response'),
    });
    for (const [one, other] of pairs) compare(one, other);
    const isCovered = (branch: SchemaUse, by: readonly SchemaUse[], isOld: boolean) =>
      by.some(({ node }) =>
        isOld
          ? !this.#isBroken(branch.node, node, 'request')
          : !this.#isBroken(node, branch.node, 'response'),
      );
    const lost = removed.filter((branch) => !isCovered(branch, after.branches, true));
    const gained = added.filter((branch) => !isCovered(branch, before.branches, false));
    const names = (uses: readonly SchemaUse[], views: SchemaViews) =>
      uses.map(({ name, node }) => name ?? describeBranch(views, node)).join(', ');
    if (lost.length > 0)
      pair.report('alternatives', 'narrowed', `alternatives removed: ${names(lost, this.old)}`);
    if (before.isOpen && !after.isOpen)
      pair.find('open-list-closed', 'the open list of alternatives was closed');
    if (gained.length > 0 && before.isOpen && direction === 'response')
      pair.find('open-list-value-added', `alternatives added to the open list: ${names(gained, this.new)}`);
    else if (gained.length > 0)
      pair.report('alternatives', 'widened', `alternatives added: ${names(gained, this.new)}`);
    const covered = added.filter((branch) => !gained.includes(branch));
    if (covered.length > 0)
      pair.find(
        direction === 'request' ? 'request-alternatives-widened' : 'response-alternatives-narrowed',
        `alternatives named that were already allowed: ${names(covered, this.new)}`,
      );
    compareDiscriminators(pair, before, after, { pairs, removed: lost, added: gained });
    this.#compareExclusion(pair, before, after, pairs, added);
  }

  /** Under oneOf, a value must be valid under exactly one alternative. */
  #compareExclusion(
    pair: SchemaPair,
    before: Union,
    after: Union,
    pairs: readonly (readonly [SchemaUse, SchemaUse])[],
    added: readonly SchemaUse[],
  ): void {
    if (before.keyword !== after.keyword) {
      const isExclusive = after.keyword === 'oneOf';
      const [views, union] = isExclusive ? ([this.new, after] as const) : ([this.old, before] as const);
      if (areDisjoint(views, union)) return;
      const text = isExclusive ? 'now exclude each other' : 'no longer exclude each other';
      pair.report(
        'alternatives',
        isExclusive ? 'narrowed' : 'widened',
        `alternatives ${text} (${after.keyword})`,
      );
    } else if (
      after.keyword === 'oneOf' &&
      pair.direction === 'request' &&
      pairs.length * added.length <= maxOverlaps
    ) {
      // One contains the other: their common values were accepted, and are now valid under two.
      const contains = ({ node }: SchemaUse, other: SchemaUse) =>
        !this.#isBroken(node, other.node, 'request') || !this.#isBroken(node, other.node, 'response');
      const overlapping = added.filter((branch) => pairs.some(([kept]) => contains(kept, branch)));
      if (overlapping.length === 0) return;
      const names = overlapping.map(({ name, node }) => name ?? describeBranch(this.new, node)).join(', ');
      pair.report('alternatives', 'changed', `alternatives added that overlap others under oneOf: ${names}`);
    }
  }

  #compareWithAlternatives(pair: SchemaPair): void {
    const { before, after, direction } = pair.comparison;
    const had = pair.was.unions.length > 0;
    const [views, whole] = had ? [this.old, before] : [this.new, after];
    const branches = views
      .of(whole)
      .unions.flatMap((union) => union.branches.map(({ node }) => views.nodes.alternative(whole, node)));
    const breaks = (branch: SchemaNode) =>
      had ? this.#isBroken(branch, after, direction) : this.#isBroken(before, branch, direction);
    // A request must be accepted by one of the new alternatives; a response may be any of them.
    const needsAll = had === (direction === 'request');
    const compatibleBranches = branches.filter((branch) => !breaks(branch));
    // Under oneOf, what two alternatives accept is refused.
    const isExclusive =
      !had && direction === 'request' && pair.is.unions.some(({ keyword }) => keyword === 'oneOf');
    const isCompatible = needsAll
      ? compatibleBranches.length === branches.length
      : compatibleBranches.length > 0 && !(isExclusive && compatibleBranches.length > 1);
    const text = had ? 'is one schema instead of alternatives' : 'has alternatives instead of one schema';
    const compatible = direction === 'request' ? 'widened' : 'narrowed';
    pair.report('alternatives', isCompatible ? compatible : 'changed', text);
  }

  /** Returns true if a client that relies on the old schema can break. */
  #isBroken(before: SchemaNode, after: SchemaNode, direction: Direction): boolean {
    if (this.#unionDepth === deepestUnions) return true;
    this.#unionDepth++;
    const root = this.#settle(before, after, direction, ['', '']);
    this.#unionDepth--;
    const seen = new Set([root]);
    for (const { findings, children } of seen) {
      if (findings.some(({ rule }) => changeRules[rule].impact === 'major')) return true;
      for (const child of children) seen.add(child);
    }
    return false;
  }
}

/** Names an alternative without a name by the values that tell it from the others, or by its type. */
function describeBranch(views: SchemaViews, node: SchemaNode): string {
  return readConstants(views, node) || `one of type ${describeTypes(views.of(node))}`;
}
