import { patternMessageKey, patternMessages } from '../pattern-message.ts';
import { type Check, operationsOf, reachedSchemas } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/** Whoever breaks a pattern of a request reads what would be right, and not a regular expression. */
export const patternMessagesGiven: Check = (document) => {
  const requests = reachedSchemas(
    document,
    operationsOf(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  const messages = patternMessages(document);
  return schemasOf(document).flatMap(({ at, name, role, schema }) => {
    const { pattern, [patternMessageKey]: message } = schema;
    const say = (text: string) => [{ at, message: `${name}: ${text}` }];
    if (pattern === undefined)
      return message === undefined ? [] : say(`has ${patternMessageKey} and no pattern`);
    const isRequest = at[1] === 'schemas' ? requests.has(String(at[2])) : role !== 'header';
    if (message === undefined) {
      return isRequest ? say(`has a pattern; say in ${patternMessageKey} what would be right`) : [];
    }
    if (!String(message).startsWith('must '))
      return say(`${patternMessageKey} begins with "must", as other messages do`);
    return messages[String(pattern)] === message
      ? []
      : say(`its pattern has other words elsewhere: "${messages[String(pattern)]}"`);
  });
};
