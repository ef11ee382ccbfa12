import { effectOf, opposite, type Place, type SchemaFinding } from './change.ts';
import { patternEffect } from './compare-patterns.ts';
import { constantsOf, discriminatorOf, matchBranches } from './compare-unions.ts';
import { fingerprint, listValues, shorten } from './json.ts';
import {
  type Aspect,
  type AspectRule,
  changeRules,
  type Direction,
  type Effect,
  type EffectOn,
  type Rule,
} from './rules.ts';
import type { SchemaNode, SchemaUse } from './schema-node.ts';
import {
  allTypes,
  type BoundName,
  type Bounds,
  boundNames,
  type SchemaView,
  type SchemaViews,
  type Union,
} from './schema-view.ts';
import { Unreadable } from './unreadable.ts';

/** The comparison of two schemas in one direction. Schemas inside them have comparisons of their own. */
export interface SchemaComparison {
  readonly before: SchemaNode;
  readonly after: SchemaNode;
  readonly direction: Direction;
  /** Places of the two schemas, for findings about a schema that has no parts. */
  readonly pointers: readonly [before: string, after: string];
  readonly findings: SchemaFinding[];
  readonly children: SchemaComparison[];
}

const mostComparisons = 2_000_000;
/** Alternatives inside alternatives that have no counterpart by name. */
const deepestUnions = 60;

/** Compares schemas of two documents. Each pair is compared once per direction, so recursive schemas end. */
export class SchemaComparer {
  readonly old: SchemaViews;
  readonly new: SchemaViews;
  /** Component schemas that took each other's place, by old name; null for one without a name. */
  readonly renamed = new Map<string, { readonly to: Set<string | null>; readonly at: SchemaUse }>();
  readonly #known = new Map<string, SchemaComparison>();
  #unionDepth = 0;

  constructor(old: SchemaViews, new_: SchemaViews) {
    this.old = old;
    this.new = new_;
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
    if (this.#known.size === mostComparisons)
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
    const step = new Step(comparison, this);
    const children: [SchemaComparison, boolean][] = [];
    const compare: CompareChild = (one, other, towards = direction, pointer = '') => {
      this.#noteNames(one, other);
      const pointers = [one?.pointer ?? pointer, other?.pointer ?? pointer] as const;
      const nodes = [one?.node ?? this.old.nodes.any, other?.node ?? this.new.nodes.any] as const;
      children.push(this.#comparison(...nodes, towards, pointers));
    };
    for (const [index, branch] of step.was.onlyBranches.entries())
      this.#noteNames(branch, step.is.onlyBranches[index]);
    if (this.#compareUnions(step, compare)) return children;
    if (step.compareTypes()) {
      step.compareLimits();
      step.compareUse();
      compareProperties(step, compare);
      compareItems(step, compare);
      compareLogic(step, compare);
    }
    return children;
  }

  /** Returns true if one of the schemas is compared with the alternatives of the other, and nothing is left. */
  #compareUnions(step: Step, compare: CompareChild): boolean {
    const { was, is } = step;
    if (was.unions.length === 0 && is.unions.length === 0) return false;
    if (was.unions.length === 0 || is.unions.length === 0) {
      this.#compareWithAlternatives(step);
      return true;
    }
    for (let index = 0; index < Math.max(was.unions.length, is.unions.length); index++) {
      const [one, other] = [was.unions[index], is.unions[index]];
      if (one && other) this.#compareAlternatives(step, one, other, compare);
      else step.report('alternatives', other ? 'narrowed' : 'widened', 'have alternatives in another place');
    }
    return false;
  }

  #compareAlternatives(step: Step, before: Union, after: Union, compare: CompareChild): void {
    const { direction } = step.comparison;
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
      step.report('alternatives', 'narrowed', `alternatives removed: ${names(lost, this.old)}`);
    if (gained.length > 0)
      step.report('alternatives', 'widened', `alternatives added: ${names(gained, this.new)}`);
    const covered = added.filter((branch) => !gained.includes(branch));
    if (covered.length > 0)
      step.find(
        direction === 'request' ? 'request-alternatives-widened' : 'response-alternatives-narrowed',
        `alternatives named that were already allowed: ${names(covered, this.new)}`,
      );
    compareDiscriminators(step, before, after);
  }

  #compareWithAlternatives(step: Step): void {
    const { before, after, direction } = step.comparison;
    const had = step.was.unions.length > 0;
    const [views, whole] = had ? [this.old, before] : [this.new, after];
    const branches = views
      .of(whole)
      .unions.flatMap((union) => union.branches.map(({ node }) => views.nodes.alternative(whole, node)));
    const breaks = (branch: SchemaNode) =>
      had ? this.#isBroken(branch, after, direction) : this.#isBroken(before, branch, direction);
    // A request must be accepted by one of the new alternatives; a response may be any of them.
    const needsAll = had === (direction === 'request');
    const isCompatible = needsAll ? !branches.some(breaks) : branches.some((branch) => !breaks(branch));
    const text = had ? 'is one schema instead of alternatives' : 'has alternatives instead of one schema';
    const compatible = direction === 'request' ? 'widened' : 'narrowed';
    step.report('alternatives', isCompatible ? compatible : 'changed', text);
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

interface Views {
  readonly old: SchemaViews;
  readonly new: SchemaViews;
}

type CompareChild = (
  before: SchemaUse | undefined,
  after: SchemaUse | undefined,
  direction?: Direction,
  pointer?: string,
) => void;

/** The comparison of one pair of schemas, without those inside them. */
class Step {
  readonly comparison: SchemaComparison;
  readonly views: Views;
  readonly was: SchemaView;
  readonly is: SchemaView;

  constructor(comparison: SchemaComparison, views: Views) {
    this.comparison = comparison;
    this.views = views;
    this.was = views.old.of(comparison.before);
    this.is = views.new.of(comparison.after);
  }

  get direction(): Direction {
    return this.comparison.direction;
  }

  get pointer(): string {
    const { before, after, pointers } = this.comparison;
    // If another schema took its place, neither schema changed: the reference did.
    return (before.pointer === after.pointer && after.pointer) || pointers[1] || after.pointer;
  }

  find(rule: Rule, message: string, place: Place = { document: 'new', pointer: this.pointer }): void {
    this.comparison.findings.push({ rule, place, message });
  }

  report<Of extends Aspect>(aspect: Of, effect: EffectOn<Of> | undefined, message: string): void {
    if (effect) this.find(`${this.direction}-${aspect}-${effect}` as AspectRule, message);
  }

  /** Compares types and null. Returns false if no type is left in common, so that nothing else can be compared. */
  compareTypes(): boolean {
    const { was, is } = this;
    const gained = [...is.types].some((type) => !was.types.has(type));
    const lost = [...was.types].some((type) => !is.types.has(type));
    this.report('type', effectOf(gained, lost), `type ${describeTypes(was)} → ${describeTypes(is)}`);
    if (was.allowsNull !== undefined && is.allowsNull !== undefined && was.allowsNull !== is.allowsNull)
      this.report(
        'null',
        is.allowsNull ? 'widened' : 'narrowed',
        is.allowsNull ? 'may be null' : 'is never null',
      );
    return [...is.types].some((type) => was.types.has(type));
  }

  compareLimits(): void {
    const { was, is } = this;
    this.#compareValues();
    if (describeTypes(was) === describeTypes(is)) this.#compareFormats();
    for (const name of boundNames) this.#compareBounds(name);
    this.#comparePatterns();
    const [multiple, now] = [was.multiples.join(), is.multiples.join()];
    if (multiple !== now)
      this.report(
        'multiple',
        multiplesEffect(was.multiples, is.multiples),
        changed('multipleOf', multiple, now),
      );
    if (was.isUnique !== is.isUnique)
      this.report(
        'unique',
        is.isUnique ? 'narrowed' : 'widened',
        is.isUnique ? 'items must be unique' : 'items may repeat',
      );
    if (was.encodings !== is.encodings)
      this.report('encoding', 'changed', changed('encoding', was.encodings, is.encodings));
  }

  /** Compares default and deprecation. */
  compareUse(): void {
    const { was, is, direction } = this;
    if (was.isDeprecated !== is.isDeprecated)
      this.find(
        is.isDeprecated ? 'deprecated' : 'deprecation-withdrawn',
        is.isDeprecated ? 'was deprecated' : 'is no longer deprecated',
      );
    if (direction === 'response' || fingerprint([was.defaultValue]) === fingerprint([is.defaultValue]))
      return;
    const [from, to] = [was, is].map((view) => (view.hasDefault ? listValues([view.defaultValue]) : ''));
    this.find(
      was.hasDefault ? 'request-default-changed' : 'request-default-added',
      changed('default', from, to),
    );
  }

  #compareValues(): void {
    const [{ values: old, isOpenList: wasOpen }, { values: now, isOpenList: isOpen }] = [this.was, this.is];
    if (!old && !now) return;
    if (!old || !now) {
      if (now && !isOpen)
        this.report('enum', 'narrowed', `only these values: ${listValues([...now.values()])}`);
      if (old && !wasOpen) this.report('enum', 'widened', 'the list of values was removed');
      return;
    }
    const added = [...now].filter(([key]) => !old.has(key)).map(([, value]) => value);
    const removed = [...old].filter(([key]) => !now.has(key)).map(([, value]) => value);
    if (wasOpen && !isOpen) {
      this.find('open-list-closed', 'the open list of values was closed');
    } else if (!wasOpen && isOpen) this.report('enum', 'widened', 'the list of values was opened');
    if (removed.length > 0) this.report('enum', 'narrowed', `values removed: ${listValues(removed)}`);
    if (added.length === 0) return;
    // Clients of an open list are prepared for further values.
    if (wasOpen && this.direction === 'response')
      this.find('open-list-value-added', `values added to the open list: ${listValues(added)}`);
    else this.report('enum', 'widened', `values added: ${listValues(added)}`);
  }

  #compareFormats(): void {
    const [from, to] = [[...this.was.formats], [...this.is.formats]];
    const gained = from.filter((format) => !to.some((other) => isFormatWithin(other, format)));
    const lost = to.filter((format) => !from.some((other) => isFormatWithin(other, format)));
    this.report(
      'format',
      effectOf(gained.length > 0, lost.length > 0),
      changed('format', from.join(), to.join()),
    );
  }

  #comparePatterns(): void {
    const removed = [...this.was.patterns].filter((pattern) => !this.is.patterns.has(pattern));
    const added = [...this.is.patterns].filter((pattern) => !this.was.patterns.has(pattern));
    const [from, to] = [removed[0], added[0]];
    const effect =
      removed.length === 1 && added.length === 1 && from !== undefined && to !== undefined
        ? patternEffect(from, to)
        : effectOf(removed.length > 0, added.length > 0);
    this.report('pattern', effect, changed('pattern', removed.join(' and '), added.join(' and ')));
  }

  #compareBounds(name: BoundName): void {
    const [from, to] = [this.was.bounds[name], this.is.bounds[name]];
    const gained = isBelow(to, from) || isAbove(to, from);
    const lost = isBelow(from, to) || isAbove(from, to);
    this.report(
      name,
      effectOf(gained, lost),
      changed(boundTitles[name], describeBounds(from, name), describeBounds(to, name)),
    );
  }
}

const boundTitles: Readonly<Record<BoundName, string>> = {
  range: 'range',
  length: 'length',
  items: 'number of items',
  properties: 'number of properties',
  decimals: 'decimals',
};

function isBelow(one: Bounds, other: Bounds): boolean {
  return (
    one.lower < other.lower || (one.lower === other.lower && !one.isLowerExclusive && other.isLowerExclusive)
  );
}

function isAbove(one: Bounds, other: Bounds): boolean {
  return (
    one.upper > other.upper || (one.upper === other.upper && !one.isUpperExclusive && other.isUpperExclusive)
  );
}

function describeBounds(
  { lower, upper, isLowerExclusive, isUpperExclusive }: Bounds,
  name: BoundName,
): string {
  const isLowest = lower === (name === 'range' ? Number.NEGATIVE_INFINITY : 0);
  const parts = [
    ...(isLowest ? [] : [`${isLowerExclusive ? '>' : '≥'} ${lower}`]),
    ...(upper === Number.POSITIVE_INFINITY ? [] : [`${isUpperExclusive ? '<' : '≤'} ${upper}`]),
  ];
  return parts.join(' and ');
}

/** Formats whose values are also values of another. */
const widerFormats: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

function isFormatWithin(inner: string, outer: string): boolean {
  return inner === outer || widerFormats[inner] === outer;
}

function multiplesEffect(from: readonly number[], to: readonly number[]): Effect {
  const isMultiple = (all: readonly number[], of: readonly number[]) =>
    of.every((factor) => all.some((number) => Number.isInteger(number / factor)));
  if (isMultiple(to, from)) return 'narrowed';
  return isMultiple(from, to) ? 'widened' : 'changed';
}

function changed(what: string, from: string | undefined, to: string | undefined): string {
  return `${what} ${shorten(from || 'none')} → ${shorten(to || 'none')}`;
}

function describeTypes({ types }: SchemaView): string {
  if (types.size === allTypes.length) return 'any';
  const names = [...types].filter(
    (type) => type !== 'fraction' && (type !== 'integer' || !types.has('fraction')),
  );
  return [...(types.has('fraction') ? ['number'] : []), ...names].join(' | ') || 'none';
}

/** Properties that a request may send or a response may have. */
function visible(view: SchemaView, views: SchemaViews, direction: Direction): Map<string, SchemaUse> {
  return new Map(
    [...view.properties].filter(([, { node }]) => {
      const { isReadOnly, isWriteOnly } = views.of(node);
      return !node.isNever && (direction === 'request' ? !isReadOnly : !isWriteOnly);
    }),
  );
}

function compareProperties(step: Step, compare: CompareChild): void {
  const { was, is, views, direction } = step;
  const before = visible(was, views.old, direction);
  const after = visible(is, views.new, direction);
  for (const [name, use] of before) {
    const other = after.get(name);
    if (other) compare(use, other);
    else step.find(`${direction}-property-removed`, 'the property was removed', placeOf('old', use));
  }
  for (const [name, use] of after) {
    if (before.has(name)) continue;
    const isRequired = direction === 'request' && is.required.has(name);
    const rule = isRequired ? 'request-required-property-added' : (`${direction}-property-added` as const);
    step.find(
      rule,
      isRequired ? 'a required property was added' : 'the property was added',
      placeOf('new', use),
    );
  }
  for (const name of new Set([...was.required, ...is.required])) {
    if (was.required.has(name) === is.required.has(name)) continue;
    const use = after.get(name);
    if (before.has(name) !== (use !== undefined) || (!use && is.properties.has(name))) continue;
    const state = is.required.has(name) ? 'required' : 'optional';
    const place = use ? placeOf('new', use) : undefined;
    step.find(
      `${direction}-property-became-${state}`,
      use ? `is now ${state}` : `\`${name}\` is now ${state}`,
      place,
    );
  }
  compareUnknownProperties(step, compare);
}

function compareUnknownProperties(step: Step, compare: CompareChild): void {
  const { was, is, direction, pointer } = step;
  const [old, now] = [was.unknownProperties, is.unknownProperties];
  const isRequest = direction === 'request';
  if (now?.node.isNever && !old?.node.isNever) {
    const wasMap = old && old.node.parts.length > 0;
    const rule = wasMap ? 'response-map-removed' : 'response-unknown-properties-removed';
    step.find(isRequest ? 'request-unknown-properties-refused' : rule, 'has no other properties any more');
  } else if (old?.node.isNever && !now?.node.isNever) {
    const rule = isRequest ? 'request-unknown-properties-accepted' : 'response-unknown-properties-allowed';
    step.find(rule, 'may have other properties');
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

function placeOf(document: 'old' | 'new', { pointer }: SchemaUse): Place {
  return { document, pointer };
}

function compareItems(step: Step, compare: CompareChild): void {
  const { was, is } = step;
  if (was.items || is.items) compare(was.items, is.items, step.direction, step.pointer);
  for (let index = 0; index < Math.max(was.tuple.length, is.tuple.length); index++) {
    compare(was.tuple[index] ?? was.items, is.tuple[index] ?? is.items, step.direction, step.pointer);
  }
  if (was.contains && is.contains) compare(was.contains, is.contains);
  else if (was.contains || is.contains)
    step.report('items', is.contains ? 'narrowed' : 'widened', 'whether an item must match `contains`');
}

function compareLogic(step: Step, compare: CompareChild): void {
  const { was, is, views, direction, pointer } = step;
  for (let index = 0; index < Math.max(was.excluded.length, is.excluded.length); index++) {
    const [one, other] = [was.excluded[index], is.excluded[index]];
    // The larger the schema of `not`, the fewer values are left.
    if (one && other) compare(one, other, opposite(direction));
    else step.report('excluded', other ? 'narrowed' : 'widened', 'the schema of `not`');
  }
  for (let index = 0; index < Math.max(was.conditions.length, is.conditions.length); index++) {
    const [one, other] = [was.conditions[index], is.conditions[index]];
    if (!one || !other) {
      step.report('condition', other ? 'narrowed' : 'widened', 'the schema of `if`');
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
  const gained = [...was.dependentRequired].filter((rule) => !is.dependentRequired.has(rule));
  const lost = [...is.dependentRequired].filter((rule) => !was.dependentRequired.has(rule));
  const effect = effectOf(gained.length > 0, lost.length > 0);
  step.report('condition', effect, `required with another property: ${listValues([...gained, ...lost])}`);
}

/** Names an alternative without a name by the values that tell it from the others, or by its type. */
function describeBranch(views: SchemaViews, node: SchemaNode): string {
  return constantsOf(views, node) || `one of type ${describeTypes(views.of(node))}`;
}

function compareDiscriminators(step: Step, before: Union, after: Union): void {
  const [from, to] = [discriminatorOf(before), discriminatorOf(after)];
  if (from.property !== to.property) {
    const rule = from.property === '' ? 'discriminator-added' : 'discriminator-changed';
    step.find(rule, changed('discriminator', from.property, to.property));
    return;
  }
  const lost = [...from.mapping].filter(
    ([value, target]) => to.mapping.has(value) && to.mapping.get(value) !== target,
  );
  if (lost.length > 0)
    step.find(
      'discriminator-changed',
      `values select another schema: ${listValues(lost.map(([value]) => value))}`,
    );
}
