import type { Effect } from '../rules.ts';

/** One element of a pattern, such as `[a-z]{2}` or `(a|b)?`, and how often it may repeat. */
interface Element {
  readonly source: string;
  readonly alternatives: ReadonlySet<string> | undefined;
  readonly least: number;
  readonly most: number;
}

const longestPattern = 500;
const element =
  /(?:\[(?:[^\]\\]|\\.)+\]|\((?:\?:)?([^()[\]\\*+?{}]*)\)|\\[dDwWsS]|\\[^a-zA-Z0-9]|[^\\()[\]{}*+?|^$])(?:\{(\d+)(,?)(\d*)\}|([*+?]))?/y;

/**
 * Returns how the texts that match a pattern changed. Only patterns of the same elements in the same order can be
 * decided, of which some became wider or narrower: `^[a-z]{2}$` and `^[a-zA-Z]{2,3}$`. All others are `changed`.
 */
export function patternEffect(before: string, after: string): Effect {
  const [old, now] = [elementsOf(before), elementsOf(after)];
  if (!old || !now || old.length !== now.length) return 'changed';
  const pairs = old.map((one, index) => [one, now[index] as Element] as const);
  if (pairs.every(([one, other]) => isWithin(one, other))) return 'widened';
  return pairs.every(([one, other]) => isWithin(other, one)) ? 'narrowed' : 'changed';
}

/** Reads a pattern that is anchored at both ends and has no nested groups; undefined for any other. */
function elementsOf(pattern: string): Element[] | undefined {
  const inner = /^\^(.*)\$$/.exec(pattern)?.[1];
  if (inner === undefined || pattern.length > longestPattern) return undefined;
  const elements: Element[] = [];
  element.lastIndex = 0;
  while (element.lastIndex < inner.length) {
    const start = element.lastIndex;
    const match = element.exec(inner);
    if (!match) return undefined;
    const [whole, group, least, comma, most, sign] = match;
    const quantifier = sign ?? (least === undefined ? '' : whole.slice(whole.lastIndexOf('{')));
    elements.push({
      source: inner.slice(start, element.lastIndex - quantifier.length),
      alternatives: group === undefined ? undefined : new Set(group.split('|')),
      ...repetition(least, comma, most, sign),
    });
  }
  return elements;
}

function repetition(
  least: string | undefined,
  comma: string | undefined,
  most: string | undefined,
  sign: string | undefined,
): { least: number; most: number } {
  if (least !== undefined) {
    const end = comma ? (most ? Number(most) : Number.POSITIVE_INFINITY) : Number(least);
    return { least: Number(least), most: end };
  }
  return {
    least: sign === '*' || sign === '?' ? 0 : 1,
    most: sign === '*' || sign === '+' ? Number.POSITIVE_INFINITY : 1,
  };
}

function isWithin(inner: Element, outer: Element): boolean {
  if (inner.least < outer.least || inner.most > outer.most) return false;
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
