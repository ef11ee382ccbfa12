import { allScopes } from '../../../src/account/api-key.ts';
import { operationTable } from '../../../src/contract/route.ts';
import type { Send } from './calls.ts';

/** Sends an operation's request with a key that has every scope but the operation's. */
export function withoutScope(operationId: string): Send {
  const { method, path, scopes } = operationTable[operationId as keyof typeof operationTable];
  return async ({ service, demo }) => {
    const others = allScopes.filter((scope) => !scopes.includes(scope));
    const key = await service.createKey(demo.account_id, 'test', others);
    const url = path.replace(/\{\w+\}/g, 'SMP4072618350929');
    return service.call(method.toLowerCase() as 'get', url, key);
  };
}
