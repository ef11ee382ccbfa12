import { methodOrder, operationOrder, rootOrder } from '../canonical.ts';
import type { ContractRule, DocumentPath, Problem } from './check.ts';

/** Rejects keys that the generator does not read: a misspelled `x-` key would have no effect. */
export const knownKeys: ContractRule = (document) => {
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

function unknownKeys(at: DocumentPath, name: string, value: object, known: readonly string[]): Problem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({
      at: [...at, key],
      message: `${name}: unknown key ${key}; known keys are ${known.join(', ')}`,
    }));
}
