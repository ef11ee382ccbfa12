import { patternMessageKey, patternMessages } from '../validators/pattern-message.ts';
import { type ContractRule, operationsOf, reachedSchemas } from './check.ts';
import { schemasOf } from './placed-schemas.ts';

/** Every pattern of a request has a message, so that errors don't show a regular expression. */
export const patternMessagesGiven: ContractRule = (document) => {
  const requests = reachedSchemas(
    document,
    operationsOf(document).map(({ operation }) => [operation.requestBody, operation.parameters]),
  );
  const messages = patternMessages(document);
  return schemasOf(document).flatMap(({ at, name, role, schema }) => {
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
