import { isDeepStrictEqual } from 'node:util';
import { type Document, resolve, type Schema, schemaName, statusesOf } from '../document.ts';
import { type ContractRule, operationsOf, type Problem } from './check.ts';

const fallback = 'ApiReturn';

/**
 * Every envelope states its status as a const. An error's envelope lists the numbers that the operation can return with
 * that status, so that each generated client knows them. The catalog's numbers are in `SysCode`.
 */
export const envelopes: ContractRule = (document) => [
  ...operationsOf(document).flatMap(({ at, name, operation }): Problem[] => {
    const messages = statusesOf(operation).flatMap(([status, response]) => {
      const media = resolve(document, response).content?.['application/json'];
      const envelope = schemaName(media?.schema);
      if (!envelope) return [];
      const numbers = numbersOf(document, operation['x-sys-codes'] ?? [], Number(status));
      return problemsOf(document.components.schemas[envelope] ?? {}, Number(status), numbers).map(
        (problem) => `${envelope}, the envelope of its ${status}, ${problem}`,
      );
    });
    return messages.map((message) => ({ at, message: `${name}: ${message}` }));
  }),
  ...wholeCatalog(document),
  ...unexpectedErrors(document),
];

function problemsOf({ properties = {} }: Schema, status: number, numbers: readonly string[]): string[] {
  const { status: stated, sysCode } = properties as Record<string, Schema>;
  return [
    ...(stated?.const === status ? [] : [`must have the const ${status} as its status`]),
    ...(status < 400 || isOpenList(sysCode, numbers)
      ? []
      : [`must have the open list ${numbers.join(', ')} as its sysCode`]),
  ];
}

function wholeCatalog(document: Document): Problem[] {
  const numbers = Object.values(document['x-sys-codes'] ?? {}).map(({ code }) => code);
  return isOpenList(document.components.schemas.SysCode, numbers.sort())
    ? []
    : [
        {
          at: ['components', 'schemas', 'SysCode'],
          message: 'SysCode: must be the open list of every number in x-sys-codes, in ascending order',
        },
      ];
}

/** A client that knows no more than the statuses of today reads every other error as an `ApiReturn`. */
function unexpectedErrors(document: Document): Problem[] {
  return operationsOf(document).flatMap(({ at, name, operation }): Problem[] => {
    const response = operation.responses?.default;
    const media = response && resolve(document, response).content?.['application/json'];
    return schemaName(media?.schema) === fallback
      ? []
      : [{ at, message: `${name}: must have a default response, whose body is ${fallback}` }];
  });
}

function numbersOf(document: Document, codes: readonly string[], status: number): string[] {
  const catalog = document['x-sys-codes'] ?? {};
  return codes.flatMap((code) => (catalog[code]?.status === status ? catalog[code].code : [])).sort();
}

function isOpenList(schema: Schema | undefined, values: readonly string[]): boolean {
  return schema?.['x-open-list'] === true && isDeepStrictEqual(schema.enum, values);
}
