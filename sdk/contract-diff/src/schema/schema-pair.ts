import { fingerprint, type JsonObject, listValues, shorten, splitPointer } from '../json.ts';
import {
  type Aspect,
  type AspectRule,
  type Direction,
  type Effect,
  type EffectOn,
  type Place,
  type Rule,
  type SchemaFinding,
  toEffect,
} from '../rules.ts';
import type { SchemaNode } from './schema-node.ts';
import type { SchemaView, SchemaViews } from './schema-view.ts';
import { allTypes, type BoundName, type Bounds, boundNames, patternEffect } from './values.ts';

/** The comparison of two schemas in one direction. Schemas inside them have comparisons of their own. */
export interface SchemaComparison {
  readonly before: SchemaNode;
  readonly after: SchemaNode;
  readonly direction: Direction;
  /** Pointers of the two schemas, for findings about a schema that has no parts. */
  readonly pointers: readonly [before: string, after: string];
  readonly findings: SchemaFinding[];
  readonly children: SchemaComparison[];
}

interface Views {
  readonly old: SchemaViews;
  readonly new: SchemaViews;
  /** False: no value is sent as XML, so it does not matter how it would be written. */
  readonly sendsXml: boolean;
}

/** The comparison of one pair of schemas, without those inside them. */
export class SchemaPair {
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

  report<Of extends Aspect>(
    aspect: Of,
    effect: EffectOn<Of> | undefined,
    message: string,
    place?: Place,
  ): void {
    if (effect) this.find(`${this.direction}-${aspect}-${effect}` as AspectRule, message, place);
  }

  /** Compares types and null. Returns false if no type is left in common, so that nothing else can be compared. */
  compareTypes(): boolean {
    const { was, is } = this;
    const gained = [...is.types].some((type) => !was.types.has(type));
    const lost = [...was.types].some((type) => !is.types.has(type));
    this.report('type', toEffect(gained, lost), `type ${describeTypes(was)} → ${describeTypes(is)}`);
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
    this.#compareTextForms();
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
    this.#compareXml();
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
    const [{ isOpenList: wasOpen }, { isOpenList: isOpen }] = [this.was, this.is];
    if (!this.was.values && !this.is.values) return;
    const [old, now] = [this.was, this.is].map((view) => view.values ?? booleans(view));
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

  /** Compares format, encoding and media type of a text. Bytes have one form in OpenAPI 3.0 and another since 3.1. */
  #compareTextForms(): void {
    const { was, is } = this;
    const isBase64 = isBase64Text(was) && isBase64Text(is);
    const isBinary = isBinaryText(was) && isBinaryText(is);
    const without = (values: ReadonlySet<string>, ...names: readonly string[]) =>
      [...values].filter((value) => !(isBase64 || isBinary) || !names.includes(value)).sort();
    const formats = [was, is].map((view) => without(view.formats, 'byte', 'base64', 'binary'));
    if (describeTypes(was) === describeTypes(is)) this.#compareFormats(...(formats as [string[], string[]]));
    const [encoding, encodingNow] = [was, is].map((view) => without(view.encodings, 'base64').join(', '));
    if (encoding !== encodingNow)
      this.report('encoding', 'changed', changed('encoding', encoding, encodingNow));
    const [type, typeNow] = [was, is].map((view) =>
      (isBinary ? without(view.contentTypes, bytes) : [...view.contentTypes]).join(', '),
    );
    if (type === typeNow) return;
    const effect = type && typeNow ? 'changed' : type ? 'widened' : 'narrowed';
    this.report('encoding', effect, changed('media type of the content', type, typeNow));
  }

  #compareXml(): void {
    const [from, to] = [this.was, this.is].map(({ xml }, index) => {
      const { before, after } = this.comparison;
      const { pointer } = index === 0 ? before : after;
      const [holder, name] = splitPointer(pointer).slice(-2);
      const { name: stated, ...rest } = xml;
      return holder === 'properties' && stated === name ? rest : xml;
    }) as [JsonObject, JsonObject];
    if (!this.views.sendsXml || fingerprint(from) === fingerprint(to)) return;
    this.report('xml', 'changed', changed('form in XML', fingerprint(from), fingerprint(to)));
  }

  #compareFormats(from: readonly string[], to: readonly string[]): void {
    const gained = from.filter((format) => !to.some((other) => isFormatWithin(other, format)));
    const lost = to.filter((format) => !from.some((other) => isFormatWithin(other, format)));
    this.report(
      'format',
      toEffect(gained.length > 0, lost.length > 0),
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
        : toEffect(removed.length > 0, added.length > 0);
    this.report('pattern', effect, changed('pattern', removed.join(' and '), added.join(' and ')));
  }

  #compareBounds(name: BoundName): void {
    const [from, to] = [this.was.bounds[name], this.is.bounds[name]];
    const gained = isBelow(to, from) || isAbove(to, from);
    const lost = isBelow(from, to) || isAbove(from, to);
    this.report(
      name,
      toEffect(gained, lost),
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

export function describeBounds(
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

const bytes = 'application/octet-stream';

export function isBase64Text({ formats, encodings }: SchemaView): boolean {
  return formats.has('byte') || formats.has('base64') || encodings.has('base64');
}

export function isBinaryText({ formats, encodings, contentTypes }: SchemaView): boolean {
  return formats.has('binary') || (contentTypes.has(bytes) && encodings.size === 0);
}

/** A boolean without a list of values has both. */
function booleans({ types }: SchemaView): ReadonlyMap<string, unknown> | undefined {
  if (types.size !== 1 || !types.has('boolean')) return undefined;
  return new Map([true, false].map((value) => [String(value), value]));
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

export function changed(what: string, from: string | undefined, to: string | undefined): string {
  return `${what} ${shorten(from || 'none')} → ${shorten(to || 'none')}`;
}

export function describeTypes({ types }: SchemaView): string {
  if (types.size === allTypes.length) return 'any';
  const names = [...types].filter(
    (type) => type !== 'fraction' && (type !== 'integer' || !types.has('fraction')),
  );
  return [...(types.has('fraction') ? ['number'] : []), ...names].join(' | ') || 'none';
}
