import type { OperationObject } from '../document.ts';

/** Headers that every response of a deprecated operation has. */
export interface DeprecationHeaders {
  /** RFC 9745: the day on which the operation was deprecated, in Unix seconds. */
  readonly Deprecation: string;
  /** RFC 8594: the day from which the operation may be gone. */
  readonly Sunset: string;
  readonly Link: string;
}

/** Returns the headers of an operation's `x-deprecation`; undefined if it is not deprecated. */
export function deprecationHeaders(operation: OperationObject): DeprecationHeaders | undefined {
  const days = operation['x-deprecation'];
  if (!days) return undefined;
  return {
    Deprecation: `@${Date.parse(days.since) / 1000}`,
    Sunset: new Date(days.sunset).toUTCString(),
    Link: '</changelog>; rel="deprecation"; type="text/html"',
  };
}
