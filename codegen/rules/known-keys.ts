import { methodOrder, operationOrder, rootOrder } from '../canonical.ts';
import type { Check, Place, Problem } from './check.ts';

/**
 * A key that the generator doesn't read would promise what nothing serves: a misspelt `x-` key, parameters of a
 * whole path, callbacks. Each place has a closed list.
 */
export const knownKeys: Check = (document) => {
  const items = ['paths', 'webhooks'].flatMap((section) =>
    Object.entries(document[section as 'paths' | 'webhooks'] ?? {}).map(([name, item]) => ({
      at: [section, name],
      item: item as Record<string, object>,
    })),
  );
  return [
    ...unknownKeys([], 'the document', document, rootOrder),
    ...items.flatMap(({ at, item }) => [
      ...unknownKeys(at, at.join(' '), item, methodOrder),
      ...methodOrder.flatMap((method) =>
        item[method]
          ? unknownKeys([...at, method], `${method.toUpperCase()} ${at[1]}`, item[method], operationOrder)
          : [],
      ),
    ]),
  ];
};

function unknownKeys(at: Place, name: string, value: object, known: readonly string[]): Problem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      at: [...at, key],
      message: `${name}: the generator reads no ${key} here; it reads ${known.join(', ')}`,
    }));
}
