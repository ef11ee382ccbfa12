import type { Clock } from './clock.ts';
import { AbortError, ApiError, ConnectionError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';

/** The contract allows 5 retries. */
export const maxRetries = 5;

/** A longer `Retry-After`, such as one until the end of the day, is left to the caller. */
const longestWaitSeconds = 60;

/**
 * Returns how long to wait before a call is sent again, in ms; null if its error is final (contract: Retries).
 * @param retries retries so far
 */
export function retryDelayMs(id: OperationId, error: unknown, retries: number, clock: Clock): number | null {
  if (error instanceof AbortError) return null;
  if (error instanceof ConnectionError) return operations[id].repeatable ? backoffMs(retries, clock) : null;
  if (!(error instanceof ApiError) || !error.isTransient) return null;
  // A rate-limited request has not run, so a repeat is always safe.
  if (error.status !== 429 && !operations[id].repeatable) return null;
  const { retryAfterSeconds } = error;
  if (retryAfterSeconds === null) return backoffMs(retries, clock);
  return retryAfterSeconds > longestWaitSeconds ? null : retryAfterSeconds * 1000;
}

function backoffMs(retries: number, clock: Clock): number {
  return Math.min(2 ** retries * 100, 30_000) + clock.random() * 250;
}
