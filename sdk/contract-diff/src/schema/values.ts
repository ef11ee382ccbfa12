import { asNumber, asStrings, type JsonObject, type Located } from '../json.ts';
import type { Effect } from '../rules.ts';

export interface Bounds {
  readonly lower: number;
  readonly upper: number;
  readonly isLowerExclusive: boolean;
  readonly isUpperExclusive: boolean;
}

const boundKeywords = {
  range: ['minimum', 'maximum'],
  length: ['minLength', 'maxLength'],
  items: ['minItems', 'maxItems'],
  properties: ['minProperties', 'maxProperties'],
  decimals: ['', 'x-max-decimals'],
} as const;

export type BoundName = keyof typeof boundKeywords;

export const boundNames = Object.keys(boundKeywords) as BoundName[];

/** Returns the narrowest bounds of all parts. */
export function readBounds(parts: readonly Located[], name: BoundName): Bounds {
  const [low, high] = boundKeywords[name];
  const isRange = name === 'range';
  let [lower, upper] = [isRange ? Number.NEGATIVE_INFINITY : 0, Number.POSITIVE_INFINITY];
  let [isLowerExclusive, isUpperExclusive] = [false, false];
  for (const { value } of parts) {
    const ends = [
      [asNumber(value[low]), asNumber(value[high]), false],
      ...(isRange
        ? [[asNumber(value.exclusiveMinimum), asNumber(value.exclusiveMaximum), true] as const]
        : []),
    ] as const;
    for (const [min, max, isExclusive] of ends) {
      // In OpenAPI 3.0, exclusiveMinimum is a flag beside minimum.
      const excludesLower = isExclusive || (isRange && value.exclusiveMinimum === true);
      const excludesUpper = isExclusive || (isRange && value.exclusiveMaximum === true);
      if (min !== undefined && (min > lower || (min === lower && excludesLower)))
        [lower, isLowerExclusive] = [min, excludesLower];
      if (max !== undefined && (max < upper || (max === upper && excludesUpper)))
        [upper, isUpperExclusive] = [max, excludesUpper];
    }
  }
  return { lower, upper, isLowerExclusive, isUpperExclusive };
}

/** JSON types without null. A number is an integer or a fraction, so that `integer` is a subset of `number`. */
export type ValueType = 'boolean' | 'integer' | 'fraction' | 'string' | 'array' | 'object';

export const allTypes: readonly ValueType[] = ['boolean', 'integer', 'fraction', 'string', 'array', 'object'];

/** Returns the types that a schema object names; undefined if it names none. */
export function declaredTypes(value: JsonObject): string[] | undefined {
  return typeof value.type === 'string'
    ? [value.type]
    : Array.isArray(value.type)
      ? asStrings(value.type)
      : undefined;
}

/** If no part names a type, it follows from the values, or from the keywords of objects and arrays. */
export function readTypes(
  parts: readonly Located[],
  values: ReadonlyMap<string, unknown> | undefined,
  hasUnions: boolean,
): Set<ValueType> {
  const declared = parts.flatMap(({ value }) => declaredTypes(value) ?? []).length > 0;
  if (declared) {
    const sets = parts.flatMap(({ value }) => {
      const names = declaredTypes(value);
      return names ? [new Set(names.flatMap(valueTypes))] : [];
    });
    return new Set(allTypes.filter((type) => sets.every((set) => set.has(type))));
  }
  if (values) return new Set([...values.values()].flatMap(typesOfValue));
  if (hasUnions) return new Set(allTypes);
  const has = (keyword: string) => parts.some(({ value }) => keyword in value);
  if (has('properties') || has('additionalProperties')) return new Set(['object']);
  return new Set(has('items') || has('prefixItems') ? ['array'] : allTypes);
}

function valueTypes(name: string): readonly ValueType[] {
  if (name === 'number') return ['integer', 'fraction'];
  return name === 'null' ? [] : [name as ValueType];
}

function typesOfValue(value: unknown): readonly ValueType[] {
  if (value === null) return [];
  if (Array.isArray(value)) return ['array'];
  if (typeof value === 'number') return [Number.isInteger(value) ? 'integer' : 'fraction'];
  return [typeof value as ValueType];
}

/** One element of a pattern, such as `[a-z]{2}` or `(a|b)?`, and how often it may repeat. */
interface Element {
  readonly source: string;
  readonly alternatives: ReadonlySet<string> | undefined;
  readonly min: number;
  readonly max: number;
}

const longestPattern = 500;
const element =
  /(?:\[(?:[^\]\\]|\\.)+\]|\((?:\?:)?([^()[\]\\*+?{}]*)\)|\\[dDwWsS]|\\[^a-zA-Z0-9]|[^\\()[\]{}*+?|^$])(?:\{(\d+)(,?)(\d*)\}|([*+?]))?/y;

/**
 * Returns how the texts that match a pattern changed. Only patterns of the same elements in the same order can be
 * decided, of which some became wider or narrower: `^[a-z]{2}$` and `^[a-zA-Z]{2,3}$`. All others are `changed`.
 */
export function patternEffect(before: string, after: string): Effect {
  const [old, now] = [parseElements(before), parseElements(after)];
  if (!old || !now || old.length !== now.length) return 'changed';
  const pairs = old.map((one, index) => [one, now[index] as Element] as const);
  if (pairs.every(([one, other]) => isWithin(one, other))) return 'widened';
  return pairs.every(([one, other]) => isWithin(other, one)) ? 'narrowed' : 'changed';
}

/** Reads a pattern that is anchored at both ends and has no nested groups; undefined for any other. */
function parseElements(pattern: string): Element[] | undefined {
  const inner = /^\^(.*)\$$/.exec(pattern)?.[1];
  if (inner === undefined || pattern.length > longestPattern) return undefined;
  const elements: Element[] = [];
  element.lastIndex = 0;
  while (element.lastIndex < inner.length) {
    const start = element.lastIndex;
    const match = element.exec(inner);
    if (!match) return undefined;
    const [whole, group, min, comma, max, sign] = match;
    const quantifier = sign ?? (min === undefined ? '' : whole.slice(whole.lastIndexOf('{')));
    elements.push({
      source: inner.slice(start, element.lastIndex - quantifier.length),
      alternatives: group === undefined ? undefined : new Set(group.split('|')),
      ...repetition(min, comma, max, sign),
    });
  }
  return elements;
}

function repetition(
  min: string | undefined,
  comma: string | undefined,
  max: string | undefined,
  sign: string | undefined,
): { min: number; max: number } {
  if (min !== undefined) {
    const end = comma ? (max ? Number(max) : Number.POSITIVE_INFINITY) : Number(min);
    return { min: Number(min), max: end };
  }
  return {
    min: sign === '*' || sign === '?' ? 0 : 1,
    max: sign === '*' || sign === '+' ? Number.POSITIVE_INFINITY : 1,
  };
}

function isWithin(inner: Element, outer: Element): boolean {
  if (inner.min < outer.min || inner.max > outer.max) return false;
  if (inner.source === outer.source) return true;
  if (inner.alternatives || outer.alternatives) {
    const [few, many] = [inner.alternatives, outer.alternatives];
    return few !== undefined && many !== undefined && [...few].every((text) => many.has(text));
  }
  const [one, other] = [characterTest(inner.source), characterTest(outer.source)];
  if (!one || !other) return false;
  for (let code = 0; code <= 0xffff; code++) {
    const character = String.fromCharCode(code);
    if (one.test(character) && !other.test(character)) return false;
  }
  return true;
}

function characterTest(source: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${source})$`);
  } catch {
    return undefined;
  }
}
