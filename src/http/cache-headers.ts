import type { IncomingMessage, ServerResponse } from 'node:http';
import { operationTable } from '../../generated/operations.ts';
import { operationAt } from '../../generated/router.ts';
import { pathOf } from './path-of.ts';

const withServiceCache = new Set(
  Object.values(operationTable)
    .filter((operation) => operation.responses[401]?.requiredHeaders.includes('X-Service-Cache'))
    .map((operation) => operation.id),
);

/**
 * Nothing of an account's may stay in a cache on the way. An operation that says how the service's own cache served
 * it starts from `bypass`, which is what its errors are.
 */
export function cacheHeaders(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  const id = operationAt(request.method ?? '', pathOf(request));
  if (id && withServiceCache.has(id)) response.setHeader('X-Service-Cache', 'bypass');
}
