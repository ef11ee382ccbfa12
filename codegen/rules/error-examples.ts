import { type Document, type ResponseObject, resolve, statusesOf } from '../document.ts';
import { type ContractRule, operationsOf, type Problem } from './check.ts';

interface ErrorExample {
  status: number;
  message: string;
  sysCode: string;
}

/** Every declared error has an example, and every example shows a declared error. */
export const errorExamples: ContractRule = (document) => {
  const catalog = document['x-sys-codes'] ?? {};
  const names = new Map(Object.entries(catalog).map(([name, entry]) => [entry.code, name]));
  return operationsOf(document).flatMap(({ at, operation }) => {
    const shown = new Set<string>();
    const problems = statusesOf(operation).flatMap(([status, response]): Problem[] => {
      if (Number(status) < 400) return [];
      return examplesOf(document, resolve(document, response)).flatMap((example) => {
        const name = names.get(example.sysCode) ?? 'UNKNOWN';
        shown.add(name);
        const wrong = [
          ...(operation['x-sys-codes']?.includes(name) ? [] : [`shows ${name}, which it does not declare`]),
          ...(String(example.status) === status ? [] : [`shows status ${example.status} under ${status}`]),
          ...(catalog[name]?.status === Number(status) ? [] : [`shows ${name} under ${status}`]),
          ...(example.message.startsWith(`${name}: `)
            ? []
            : [`its message "${example.message}" must start with "${name}: "`]),
        ];
        return wrong.map((message) => ({
          at: [...at, 'responses', status],
          message: `${operation.operationId}: ${message}`,
        }));
      });
    });
    const hidden = (operation['x-sys-codes'] ?? []).filter((name) => !shown.has(name));
    return [
      ...problems,
      ...hidden.map((name) => ({ at, message: `${operation.operationId}: no example shows ${name}` })),
    ];
  });
};

function examplesOf(document: Document, response: ResponseObject): ErrorExample[] {
  const examples = Object.values(response.content?.['application/json']?.examples ?? {});
  return examples.map(
    (example) => resolve<{ value: ErrorExample }>(document, example as { value: ErrorExample }).value,
  );
}
