import { isDeepStrictEqual } from 'node:util';
import {
  documentedResponses,
  type HeaderObject,
  type OperationObject,
  resolve,
  type Schema,
} from '../document.ts';
import { listOperations } from '../document-parts.ts';
import type { ContractRule, Problem } from './check.ts';

export const rateLimitHeaders = [
  'Limit-Second',
  'Remaining-Second',
  'Limit-Day',
  'Remaining-Day',
  'Reset-Day',
].map((name) => `X-RateLimit-${name}`);
/** Statuses that are possible before the rate limiter counted the request. */
const maybeUncounted = new Set(['429', '500', '503']);
/** Statuses of requests that no key was read of. */
const neverCounted = new Set(['401', '408', '417', '431']);

type Demand = 'required' | 'optional' | 'absent';

/** Returns whether responses of a status are stored under an idempotency key and replayed. */
function mayBeReplayed(status: string, operation: OperationObject): boolean {
  if (operation['x-idempotency'] === undefined) return false;
  if (status === '409') return operation['x-sys-codes']?.includes('PRICING_QUOTE_CHANGED') ?? false;
  return status.startsWith('2') || status === '400' || status === '404';
}

function demands(status: string, operation: OperationObject): [header: string, demand: Demand][] {
  const counted: Demand = neverCounted.has(status)
    ? 'absent'
    : maybeUncounted.has(status)
      ? 'optional'
      : 'required';
  return [
    ['X-Request-Id', 'required'],
    ...rateLimitHeaders.map((name): [string, Demand] => [name, counted]),
    ...(status === '429' || status === '503' ? [['Retry-After', 'required'] satisfies [string, Demand]] : []),
    ...(status === '429' ? [['X-RateLimit-Reason', 'required'] satisfies [string, Demand]] : []),
    ['Allow', status === '405' ? 'required' : 'absent'],
    ['Idempotent-Replayed', mayBeReplayed(status, operation) ? 'optional' : 'absent'],
  ];
}

/** Every response declares the request id, and the rate-limit and replay headers of its status. */
export const responseHeaders: ContractRule = (document) =>
  listOperations(document).flatMap(({ at, operation }) =>
    documentedResponses(operation).flatMap(([status, response]): Problem[] => {
      const { headers = {} } = resolve(document, response);
      return demands(status, operation).flatMap(([name, demand]) => {
        const header = headers[name];
        const found: Demand = !header
          ? 'absent'
          : resolve<HeaderObject>(document, header).required
            ? 'required'
            : 'optional';
        if (found === demand) return [];
        const message = `${operation.operationId}: ${name} of its ${status} must be ${demand}, but is ${found}`;
        return [{ at: [...at, 'responses', status], message }];
      });
    }),
  );

/** All components of a header have the same schema, because headers are validated by name. */
export const headerSchemas: ContractRule = (document) => {
  const known = new Map<string, { component: string; schema: Schema }>();
  const problems = new Map<string, Problem>();
  for (const { operation } of listOperations(document)) {
    for (const response of Object.values(operation.responses ?? {})) {
      for (const [name, header] of Object.entries(resolve(document, response).headers ?? {})) {
        if (!('$ref' in header)) continue;
        const component = header.$ref.split('/').at(-1) ?? '';
        const { examples: _, ...schema } = resolve<HeaderObject>(document, header).schema;
        const first = known.get(name) ?? { component, schema };
        known.set(name, first);
        if (isDeepStrictEqual(first.schema, schema)) continue;
        const message = `header ${name}: ${component} and ${first.component} have different schemas; use one`;
        problems.set(message, { at: ['components', 'headers', component], message });
      }
    }
  }
  return [...problems.values()];
};

/**
 * A header whose value depends on the body has examples with the names of the body's examples. A name is that of a body
 * somewhere; a required header has one for each body. An optional header is absent beside the other bodies.
 */
export const headerExamples: ContractRule = (document) => {
  const { headers: components = {} } = document.components;
  const used = new Map<string, Set<string>>();
  const problems = listOperations(document).flatMap(({ at, name, operation }) =>
    documentedResponses(operation).flatMap(([status, response]): Problem[] => {
      const { headers = {}, content = {} } = resolve(document, response);
      const bodies = Object.values(content).flatMap(({ examples = {} }) => Object.keys(examples));
      return Object.entries(headers).flatMap(([header, reference]) => {
        const { examples, required } = resolve<HeaderObject>(document, reference);
        if (!examples || !('$ref' in reference)) return [];
        const component = reference.$ref.split('/').at(-1) ?? '';
        used.set(component, new Set([...(used.get(component) ?? []), ...bodies]));
        const missing = required ? bodies.filter((body) => !Object.hasOwn(examples, body)) : [];
        return missing.map((body) => ({
          at: [...at, 'responses', status],
          message: `${name}: ${header} of its ${status} has no example ${body}, but the body has`,
        }));
      });
    }),
  );
  const unknown = Object.entries(components).flatMap(([component, { examples = {} }]) =>
    Object.keys(examples)
      .filter((example) => !used.get(component)?.has(example))
      .map((example) => ({
        at: ['components', 'headers', component, 'examples', example],
        message: `header ${component}: no body beside it has an example ${example}`,
      })),
  );
  return [...problems, ...unknown];
};
