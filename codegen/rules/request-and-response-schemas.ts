import { resolve, type Schema } from '../document.ts';
import { type ContractRule, operationsOf, type Problem, reachedSchemas } from './check.ts';

/** Requests are strict: schemas state what they accept. */
function requestProblems(schema: Schema): string[] {
  const isOpen =
    schema.type === 'object' && [undefined, true].includes(schema.additionalProperties as undefined);
  return [
    ...(isOpen ? ['is an open object in a request; set additionalProperties: false'] : []),
    ...(schema['x-open-list'] ? ['is an open list in a request; remove x-open-list'] : []),
  ];
}

/** Responses are open: clients must accept what a later release adds. */
function responseProblems(schema: Schema): string[] {
  return [
    ...(schema.additionalProperties === false ? ['is a closed object in a response; leave it open'] : []),
    ...(schema.enum && !schema['x-open-list']
      ? ['is a closed enum in a response; set x-open-list: true']
      : []),
  ];
}

/** Requests and responses share no schema. Requests are closed; responses and events are open. */
export const requestAndResponseSchemas: ContractRule = (document) => {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const events = Object.values(document.webhooks ?? {}).map((item) => item.post?.requestBody);
  const requests = reachedSchemas(
    document,
    operations.map((operation) => [operation.requestBody, operation.parameters]),
  );
  const responses = reachedSchemas(document, [
    events,
    operations.map((operation) =>
      Object.values(operation.responses ?? {}).map((response) => resolve(document, response)),
    ),
  ]);
  return Object.entries(document.components.schemas).flatMap(([name, schema]): Problem[] => {
    const messages = [
      ...(requests.has(name) && responses.has(name)
        ? ['is used by requests and responses; use separate schemas']
        : []),
      ...(requests.has(name) ? requestProblems(schema) : []),
      ...(responses.has(name) ? responseProblems(schema) : []),
    ];
    return messages.map((message) => ({
      at: ['components', 'schemas', name],
      message: `${name} ${message}`,
    }));
  });
};
