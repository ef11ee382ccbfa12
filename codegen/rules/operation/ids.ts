import type { ContractRule, Problem } from '../check.ts';
import { operationsOf } from '../check.ts';

/** Every operation has a unique operationId in camelCase. */
export const operationIds: ContractRule = (document) => {
  const places = new Map<string, string>();
  return operationsOf(document).flatMap(({ at, path, operation }): Problem[] => {
    const place = `${String(at[2]).toUpperCase()} ${path}`;
    const id = operation.operationId;
    if (!id)
      return [
        {
          at,
          message: `${place}: has no operationId; set a camelCase verbNoun, which names its handler's file`,
        },
      ];
    const twin = places.get(id);
    places.set(id, place);
    if (twin)
      return [{ at, message: `${place}: operationId ${id} is already used by ${twin}; choose another` }];
    if (!/^[a-z][a-zA-Z0-9]*$/.test(id))
      return [{ at, message: `${place}: operationId ${id} must be camelCase, such as createShipment` }];
    return [];
  });
};
