import type { Document } from './document.ts';

/** Returns the contract with every open list as a plain string: a value that is added to one changes nothing here. */
export function withOpenLists(document: Document): Document {
  return JSON.parse(
    JSON.stringify(document, (_, value) => {
      if (value?.['x-open-list'] !== true) return value;
      const { enum: _values, ...open } = value;
      return open;
    }),
  ) as Document;
}
