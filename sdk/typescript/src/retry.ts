import type { Clock } from './clock.ts';
import { AbortError, ApiError, ConnectionError } from './errors.ts';

/** The contract allows 5 retries. */
export const maxRetries = 5;

/** A longer `Retry-After`, such as one until the end of the day, is left to the caller. */
const longestWaitSeconds = 60;

/**
 * Returns how long to wait before a call is sent again, in ms; null if its error is final (contract: Retries).
 * @param isRepeatable whether a second request cannot have a second effect
 * @param retries retries so far
 */
export function retryDelayMs(
  isRepeatable: boolean,
  error: unknown,
  retries: number,
  clock: Clock,
): number | null {
  if (error instanceof AbortError) return null;
  if (error instanceof ConnectionError) return isRepeatable ? backoffMs(retries, clock) : null;
  if (!(error instanceof ApiError) || !error.isTransient) return null;
  // A rate-limited request has not run, so a repeat is always safe.
  if (error.status !== 429 && !isRepeatable) return null;
  const { retryAfterSeconds } = error;
  // Many clients that retry at once would keep a server down.
  if (!retryAfterSeconds) return backoffMs(retries, clock);
  return retryAfterSeconds > longestWaitSeconds ? null : Math.ceil(retryAfterSeconds * 1000);
}

function backoffMs(retries: number, clock: Clock): number {
  return Math.min(2 ** retries * 100, 30_000) + clock.random() * 250;
}
