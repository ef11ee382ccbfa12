import type { ServerResponse } from 'node:http';
import { type OperationPolicy, operationTable } from '../../generated/operations.ts';
import { setHead } from './head.ts';

const withServiceCache = new Set(
  Object.values(operationTable)
    .filter((operation) => operation.responses[401]?.requiredHeaders.includes('X-Service-Cache'))
    .map((operation) => operation.id),
);

/** An operation that says how the service's own cache served it starts from `bypass`, which is what its errors are. */
export function bypassServiceCache({ id }: OperationPolicy, response: ServerResponse): void {
  if (withServiceCache.has(id)) setHead(response, 'X-Service-Cache', 'bypass');
}
