import type { NextFunction, Request, Response } from 'express';
import { operationTable } from '../../generated/operations.ts';
import { operationAt } from '../../generated/router.ts';

const withServiceCache = new Set(
  Object.values(operationTable)
    .filter((operation) => operation.responses[401]?.requiredHeaders.includes('X-Service-Cache'))
    .map((operation) => operation.id),
);

/**
 * Nothing of an account's may stay in a cache on the way. An operation that says how the service's own cache served
 * it starts from `bypass`, which is what its errors are.
 */
export function cacheHeaders(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  const id = operationAt(request.method, request.path);
  if (id && withServiceCache.has(id)) response.setHeader('X-Service-Cache', 'bypass');
  next();
}
