import type { HeaderObject, ResponseObject } from '../../codegen/document.ts';

/** Headers whose value an example's body gives too. */
interface ExampleData {
  readonly retry_after_seconds?: number;
  readonly reason?: string;
  readonly negative_cache?: boolean;
}

/** Headers that depend on the response that is sent, not on the contract's example of the header. */
const dependent: Readonly<Record<string, (data: ExampleData) => unknown>> = {
  'Retry-After': ({ retry_after_seconds }) => retry_after_seconds,
  'X-RateLimit-Reason': ({ reason }) => reason,
  'X-Service-Negative-Cache': ({ negative_cache }) => (negative_cache ? 'hit' : undefined),
  // Set before routing: the request's own, or a new one.
  'X-Request-Id': () => undefined,
  // The mock keeps no cache.
  'X-Service-Cache': () => 'bypass',
};

/**
 * The documented headers of a response: of a required one its example or constant, of an optional one its example.
 * A mock stores nothing, so that none of its responses is a replay.
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
