import type { ContractOperation } from './contract.ts';

/** POST and PATCH operations that are safe to repeat: two only read, and one sets values. */
const repeatable: ReadonlySet<string> = new Set(['quoteRates', 'validateShipment', 'updateWebhook']);

/**
 * Returns true if a second request has no second effect: the operation only reads, sets values, or is run once per
 * idempotency key.
 */
export function isRepeatable({ id, method, idempotency }: ContractOperation): boolean {
  return method === 'GET' || idempotency !== null || repeatable.has(id);
}
