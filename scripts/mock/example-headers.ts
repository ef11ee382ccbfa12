import type { HeaderObject, ResponseObject } from '../../codegen/document.ts';

/** Example data that also appears in headers. */
interface ExampleData {
  readonly retry_after_seconds?: number;
  readonly reason?: string;
  readonly negative_cache?: boolean;
}

/** Headers that depend on the actual response, not on the contract's example. */
const dependent: Readonly<Record<string, (data: ExampleData) => unknown>> = {
  'Retry-After': ({ retry_after_seconds }) => retry_after_seconds,
  'X-RateLimit-Reason': ({ reason }) => reason,
  'X-Service-Negative-Cache': ({ negative_cache }) => (negative_cache ? 'hit' : undefined),
  // Already set before routing.
  'X-Request-Id': () => undefined,
  // The mock has no cache.
  'X-Service-Cache': () => 'bypass',
};

/**
 * Returns the documented headers of a response: the example or constant of a required one, the example of an optional
 * one. No response is a replay, because the mock stores nothing.
 */
export function exampleHeaders(response: ResponseObject, body: unknown): Record<string, string> {
  const data = dataOf(body);
  const headers = Object.entries(response.headers ?? {}) as [string, HeaderObject][];
  return Object.fromEntries(
    headers.flatMap(([name, { required = false, schema }]) => {
      const [example = required ? schema.const : undefined] = (schema.examples ?? []) as unknown[];
      const own = dependent[name];
      const value = own ? own(data) : example;
      return value === undefined ? [] : [[name, String(value)]];
    }),
  );
}

function dataOf(body: unknown): ExampleData {
  const { data } = (typeof body === 'object' && body !== null ? body : {}) as { readonly data?: unknown };
  return typeof data === 'object' && data !== null ? data : {};
}
