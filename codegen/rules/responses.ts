import {
  type Document,
  type ResponseObject,
  resolve,
  type Schema,
  schemaName,
  statusesOf,
} from '../document.ts';
import { type ContractRule, checkOperations } from './check.ts';

const successes = ['200', '201', '202'];
const json = 'application/json';

/** Every response has one media type and a named envelope. */
export const responses: ContractRule = (document) =>
  checkOperations(document, ({ operation }) => {
    const documented = statusesOf(operation);
    return [
      ...(documented.some(([status]) => successes.includes(status))
        ? []
        : [`documents no success; it is one of ${successes.join(', ')}`]),
      ...documented.flatMap(([status, response]) => [
        ...statusProblems(status),
        ...bodyProblems(document, status, resolve(document, response)),
        ...headerProblems(status, resolve(document, response)),
      ]),
    ];
  });

function statusProblems(status: string): string[] {
  if (status === '501') return ['documents a 501; codegen/reserved.ts adds it to reserved operations'];
  return successes.includes(status) || /^[45]\d\d$/.test(status)
    ? []
    : [`documents ${status}; statuses are ${successes.join(', ')}, and single ones of 4xx and 5xx`];
}

function bodyProblems(document: Document, status: string, { content = {} }: ResponseObject): string[] {
  const mediaTypes = Object.keys(content);
  if (mediaTypes.length !== 1)
    return [`its ${status} response has ${mediaTypes.length} media types; it must have one`];
  const isError = !successes.includes(status);
  if (mediaTypes[0] !== json)
    return isError ? [`its ${status} response must be ${json}, like all errors`] : [];
  const name = schemaName(content[json]?.schema);
  if (!name) return [`its ${status} response must be a $ref to a named schema, not an inline one`];
  const envelope = ['status', 'message', 'data', ...(isError ? ['sysCode'] : [])];
  const required = (document.components.schemas[name] as Schema).required as string[] | undefined;
  const missing = envelope.filter((property) => !required?.includes(property));
  return missing.length > 0
    ? [`its ${status} response must be an envelope; ${name} does not require ${missing.join(', ')}`]
    : [];
}

function headerProblems(status: string, { headers = {} }: ResponseObject): string[] {
  return Object.entries(headers)
    .filter(([, header]) => !('$ref' in header))
    .map(
      ([name]) => `header ${name} of its ${status} response must be a $ref to a component, not an inline one`,
    );
}
