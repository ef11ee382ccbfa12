import type { Contract } from '../contract.ts';
import type { Document } from '../document.ts';
import { listOperations, listSchemas, reachedSchemas } from '../document-parts.ts';
import type { ContractRule } from './check.ts';

/** Describes a `pattern` in words; error messages show it instead of the expression. */
export const patternMessageKey = 'x-pattern-message';

/** Properties of a resource that an update cannot change, with the message for a request that names one. */
export const fixedPropertiesKey = 'x-fixed-properties';

/** Returns the fixed properties of each operation's body. */
export function fixedProperties({ document, operations }: Contract): Readonly<Record<string, unknown>> {
  const { schemas } = document.components;
  return Object.fromEntries(
    operations.flatMap(({ id, body }) => {
      const fixed = body && schemas[body.schema]?.[fixedPropertiesKey];
      return fixed ? [[id, fixed]] : [];
    }),
  );
}

/** No text of a path or query may hold U+0000, which cannot be stored. The scan of a body's JSON refuses it there. */
export const withoutNul = {
  pattern: '^[^\\u0000]*$',
  [patternMessageKey]: 'must not contain the character U+0000',
} as const;

/** Returns the message of each pattern, with the generator's own. */
export function patternMessages(document: Document): Readonly<Record<string, string>> {
  return Object.fromEntries([
    [withoutNul.pattern, withoutNul[patternMessageKey]],
    ...listSchemas(document).flatMap(({ schema: { pattern, [patternMessageKey]: message } }) =>
      typeof pattern === 'string' && typeof message === 'string' ? [[pattern, message]] : [],
    ),
  ]);
}

/** Every pattern of a request has a message, so that errors don't show a regular expression. */
export const patternMessagesGiven: ContractRule = (document) => {
  const requests = reachedSchemas(
    document,
    listOperations(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  const messages = patternMessages(document);
  return listSchemas(document).flatMap(({ at, name, role, schema }) => {
    const { pattern, [patternMessageKey]: message } = schema;
    const say = (text: string) => [{ at, message: `${name}: ${text}` }];
    if (pattern === undefined)
      return message === undefined ? [] : say(`has ${patternMessageKey} but no pattern`);
    const isRequest = at[1] === 'schemas' ? requests.has(String(at[2])) : role !== 'header';
    if (message === undefined) {
      return isRequest ? say(`has a pattern; describe valid values in ${patternMessageKey}`) : [];
    }
    if (!String(message).startsWith('must '))
      return say(`${patternMessageKey} must begin with "must", like other messages`);
    return messages[String(pattern)] === message
      ? []
      : say(`its pattern has another message elsewhere: "${messages[String(pattern)]}"`);
  });
};
