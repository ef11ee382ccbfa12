import type { ContractRule } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/** A list with one event type contains all event types: subscription and filter match what is sent. */
export const eventLists: ContractRule = (document) => {
  const types = Object.keys(document.webhooks ?? {});
  return schemasOf(document).flatMap(({ at, name, schema }) => {
    const values = (schema.enum ?? []) as unknown[];
    if (!types.some((type) => values.includes(type))) return [];
    return types
      .filter((type) => !values.includes(type))
      .map((type) => ({ at, message: `${name}: lists event types but lacks ${type}` }));
  });
};
