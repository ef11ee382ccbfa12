import type { Check } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/** A list that names one event type names them all: what can be subscribed to and filtered by is what is sent. */
export const eventLists: Check = (document) => {
  const types = Object.keys(document.webhooks ?? {});
  return schemasOf(document).flatMap(({ at, name, schema }) => {
    const values = (schema.enum ?? schema['x-extensible-enum'] ?? []) as unknown[];
    if (!types.some((type) => values.includes(type))) return [];
    return types
      .filter((type) => !values.includes(type))
      .map((type) => ({ at, message: `${name}: lists event types, and lacks ${type}` }));
  });
};
