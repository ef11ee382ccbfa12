import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../document.ts';
import { schemasOf } from '../rules/placed-schemas.ts';

/** Reports values removed from an open list: clients may wait for them. */
export function openLists(published: Document, present: Document): string[] {
  return schemaPairs(published, present).flatMap(({ name, before, after }) => {
    if (!before['x-open-list']) return [];
    const now = (after.enum ?? []) as unknown[];
    const gone = ((before.enum ?? []) as unknown[]).filter((value) => !now.includes(value));
    return gone.map((value) => `${name}: the open list no longer contains ${value}`);
  });
}

/** Reports changed defaults: a request that omits the property would change its meaning. */
export function changedDefaults(published: Document, present: Document): string[] {
  return schemaPairs(published, present)
    .filter(({ before, after }) => !isDeepStrictEqual(before.default, after.default))
    .map(
      ({ name, before, after }) =>
        `${name}: its default changed from ${text(before.default)} to ${text(after.default)}`,
    );
}

function schemaPairs(
  published: Document,
  present: Document,
): { name: string; before: Schema; after: Schema }[] {
  const now = new Map(schemasOf(present).map(({ name, schema }) => [name, schema]));
  return schemasOf(published).flatMap(({ name, schema }) => {
    const after = now.get(name);
    return after ? [{ name, before: schema, after }] : [];
  });
}

function text(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}
