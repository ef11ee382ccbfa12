import { isDeepStrictEqual } from 'node:util';
import type { Document, Schema } from '../document.ts';
import { schemasOf } from '../rules/placed-schemas.ts';

/** A value that clients wait for must still come: open lists only grow. */
export function openLists(published: Document, present: Document): string[] {
  return schemaPairs(published, present).flatMap(({ name, before, after }) => {
    const now = (after['x-extensible-enum'] ?? after.enum ?? []) as unknown[];
    const gone = ((before['x-extensible-enum'] ?? []) as unknown[]).filter((value) => !now.includes(value));
    return gone.map((value) => `${name}: the open list lost ${value}`);
  });
}

/** A request that leaves something out must still mean the same. */
export function changedDefaults(published: Document, present: Document): string[] {
  return schemaPairs(published, present)
    .filter(({ before, after }) => !isDeepStrictEqual(before.default, after.default))
    .map(
      ({ name, before, after }) =>
        `${name}: its default was ${text(before.default)}, and is ${text(after.default)} now`,
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
