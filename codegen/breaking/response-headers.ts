import { type Document, type HeaderObject, type Reference, resolve } from '../document.ts';
import { operationPairs } from './operation-pairs.ts';

/** Reports headers that are no longer on every response. Redocly reports a removed header. */
export function changedResponseHeaders(published: Document, present: Document): string[] {
  const places = new Map<string, string[]>();
  for (const { name, before, after } of operationPairs(published, present)) {
    for (const [status, response] of Object.entries(before.responses ?? {})) {
      const declared = after.responses?.[status];
      const { headers: now = {} } = declared ? resolve(present, declared) : {};
      for (const [header, was] of Object.entries(resolve(published, response).headers ?? {})) {
        const is = now[header];
        if (!is || !isRequired(published, was) || isRequired(present, is)) continue;
        places.set(header, [...(places.get(header) ?? []), `${name} ${status}`]);
      }
    }
  }
  return [...places].map(
    ([header, all]) => `header ${header}: no longer on every response of ${all.join(', ')}`,
  );
}

function isRequired(document: Document, header: HeaderObject | Reference): boolean {
  return resolve<HeaderObject>(document, header).required ?? false;
}
