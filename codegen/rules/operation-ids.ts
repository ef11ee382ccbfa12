import type { Check, Problem } from './check.ts';
import { operationsOf } from './check.ts';

/** The operationId is the only name of an operation: there, camelCase, its own. */
export const operationIds: Check = (document) => {
  const places = new Map<string, string>();
  return operationsOf(document).flatMap(({ at, path, operation }): Problem[] => {
    const place = `${String(at[2]).toUpperCase()} ${path}`;
    const id = operation.operationId;
    if (!id)
      return [
        {
          at,
          message: `${place}: has no operationId; name it camelCase verbNoun, as its handler's file will be called`,
        },
      ];
    const twin = places.get(id);
    places.set(id, place);
    if (twin)
      return [
        { at, message: `${place}: operationId ${id} is taken by ${twin}; give each operation its own` },
      ];
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
      return [{ at, message: `${place}: operationId ${id} must be camelCase, such as createShipment` }];
    return [];
  });
};
