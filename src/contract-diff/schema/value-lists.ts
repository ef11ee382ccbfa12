import { fingerprint, type JsonObject } from '../json.ts';
import type { SchemaUse } from './schema-node.ts';

export interface ListOfValues {
  readonly values: ReadonlyMap<string, unknown>;
  readonly isOpen: boolean;
}

/** The values that a schema object lists itself. A list is open with `x-open-list` or `x-extensible-enum`. */
export function ownList(value: JsonObject): ListOfValues | undefined {
  const open = value['x-extensible-enum'];
  if ('const' in value) return { values: byFingerprint([value.const]), isOpen: false };
  if (Array.isArray(value.enum)) {
    const isOpen = value['x-open-list'] === true || open === true || Array.isArray(open);
    return { values: byFingerprint(value.enum), isOpen };
  }
  return Array.isArray(open) ? { values: byFingerprint(open), isOpen: true } : undefined;
}

/**
 * Reads alternatives that are only values as one list: `oneOf` of `const`, and `anyOf` of an enum and any string, the
 * form of an open list.
 */
export function listOfValues(branches: readonly SchemaUse[]): ListOfValues | undefined {
  const lists = branches.map(({ node }) => {
    const [part] = node.parts;
    if (!part || node.parts.length > 1) return undefined;
    const own = ownList(part.value);
    if (own && !('properties' in part.value)) return own;
    const isAnyText = part.value.type === 'string' && !Object.keys(part.value).some(limits);
    return isAnyText ? { values: new Map<string, unknown>(), isOpen: true } : undefined;
  });
  const known = lists.filter((list) => list !== undefined);
  if (known.length < lists.length || !known.some(({ values }) => values.size > 0)) return undefined;
  return {
    values: new Map(known.flatMap(({ values }) => [...values])),
    isOpen: known.some(({ isOpen }) => isOpen),
  };
}

function limits(keyword: string): boolean {
  return !/^(type|title|description|examples?|deprecated|\$comment|x-.*)$/.test(keyword);
}

function byFingerprint(values: readonly unknown[]): Map<string, unknown> {
  return new Map(values.map((value) => [fingerprint(value), value]));
}

export function intersect(lists: readonly ReadonlyMap<string, unknown>[]): Map<string, unknown> | undefined {
  const [first, ...rest] = lists;
  return first && new Map([...first].filter(([key]) => rest.every((list) => list.has(key))));
}
