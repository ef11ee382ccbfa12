import type { OutgoingHttpHeaders } from 'node:http';
import { sysCodes } from '../../generated/errors.ts';
import { responseValidators } from '../contract/response-validators.ts';
import type { OperationPolicy } from '../contract/route.ts';
import { schemaProblems } from '../contract/schema-violation.ts';

export interface SentResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string | null;
}

/** Checks a response's status, media type, schema, headers and envelope. Returns one line per difference. */
export function checkResponse(operation: OperationPolicy, sent: SentResponse): string[] {
  const documented = operation.responses[sent.status];
  const subject = `${operation.id} ${sent.status}`;
  if (!documented) return [`${subject}: the contract does not document this status`];
  const problems = headerProblems(subject, documented, operation, sent.headers);
  const mediaType = String(sent.headers['content-type'] ?? '').split(';')[0];
  const { mediaTypes } = documented;
  if (mediaType ? !mediaTypes.includes(mediaType) : mediaTypes.length > 0) {
    problems.push(
      `${subject}: media type ${mediaType || 'none'}, but the contract documents ${mediaTypes.join(', ') || 'none'}`,
    );
  }
  if (documented.schema && sent.body !== null)
    problems.push(...bodyProblems(subject, documented.schema, operation, sent));
  return problems;
}

/** Sent with every response, but documented only where clients may rely on it. */
const onEveryResponse = 'cache-control';

/** Headers of HTTP, of the connection and of CORS, which a contract does not repeat for each operation. */
const standardHeaders: ReadonlySet<string> = new Set([
  onEveryResponse,
  'connection',
  'content-length',
  'content-type',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
  'access-control-allow-origin',
  'access-control-expose-headers',
]);

type Documented = OperationPolicy['responses'][number];

function headerProblems(
  subject: string,
  documented: Documented,
  { deprecation }: OperationPolicy,
  headers: OutgoingHttpHeaders,
): string[] {
  const missing = documented.requiredHeaders.filter((name) => headers[name.toLowerCase()] === undefined);
  const { header } = responseValidators();
  const invalid = [...documented.requiredHeaders, ...documented.optionalHeaders].filter((name) => {
    const value = headers[name.toLowerCase()];
    return value !== undefined && header(name)?.({ value }) === false;
  });
  const described = [
    ...documented.requiredHeaders,
    ...documented.optionalHeaders,
    ...Object.keys(deprecation ?? {}),
  ];
  const known = described.map((name) => name.toLowerCase());
  const undocumented = Object.keys(headers).filter((sent) => {
    const name = sent.toLowerCase();
    return headers[sent] !== undefined && !standardHeaders.has(name) && !known.includes(name);
  });
  return [
    ...undocumented.map((name) => `${subject}: the contract does not document the header ${name} here`),
    ...missing.map((name) => `${subject}: the header ${name} is missing`),
    ...invalid.map((name) => `${subject}: the header ${name} is ${headers[name.toLowerCase()]}`),
  ];
}

function bodyProblems(
  subject: string,
  schema: string,
  operation: OperationPolicy,
  sent: SentResponse,
): string[] {
  const body = JSON.parse(sent.body ?? 'null') as { message?: string; sysCode?: string };
  const validate = responseValidators().body(schema);
  if (!validate) return [`${subject}: openapi.json has no schema ${schema}; run npm run generate`];
  const problems = schemaProblems(`${subject}: ${schema}`, validate, body);
  return [...problems, ...codeProblems(subject, operation, sent.status, body)];
}

/** The error code must be declared for the operation, with the catalog's number and status. */
function codeProblems(
  subject: string,
  operation: OperationPolicy,
  status: number,
  body: { readonly message?: string; readonly sysCode?: string },
): string[] {
  if (status < 400) return [];
  const name = operation.sysCodes.find((code) => code === body.message?.split(':')[0]);
  if (!name) return [`${subject}: ${body.message?.split(':')[0]} is not among the operation's x-sys-codes`];
  const known = sysCodes[name];
  if (body.sysCode === undefined || (known.code === body.sysCode && known.status === status)) return [];
  return [`${subject}: ${name} is ${known.code} and ${known.status}, the response says ${body.sysCode}`];
}
