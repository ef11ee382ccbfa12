import type { Document } from '../document.ts';

/** Returns the contract with every open list as a plain string, and its known values in `x-extensible-enum`. */
export function withOpenLists(document: Document): Document {
  return JSON.parse(JSON.stringify(document, (_, value) => (isOpenList(value) ? opened(value) : value)));
}

function isOpenList(value: unknown): value is Record<string, unknown> {
  return (value as Record<string, unknown> | null)?.['x-open-list'] === true;
}

function opened({ enum: values, ...list }: Record<string, unknown>): Record<string, unknown> {
  return { ...list, 'x-extensible-enum': values };
}
