import { checkMs } from './check-number.ts';
import { type Clock, systemClock } from './clock.ts';
import { AbortError, TimeoutError } from './errors.ts';

export interface PollOptions {
  /** Default: 120,000 ms. */
  readonly timeoutMs?: number;
  /** Pause between two reads. Default: 2,000 ms. */
  readonly intervalMs?: number;
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
}

/**
 * Reads again and again until `isDone`, and returns what was read last.
 * @throws {TimeoutError} if that takes longer than `timeoutMs`
 */
export async function pollUntil<T>(
  read: () => PromiseLike<T>,
  isDone: (value: T) => boolean,
  { timeoutMs = 120_000, intervalMs = 2_000, signal, clock = systemClock }: PollOptions = {},
): Promise<T> {
  checkMs('timeoutMs', timeoutMs);
  checkMs('intervalMs', intervalMs);
  const deadline = clock.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (clock.now() + intervalMs > deadline)
      throw new TimeoutError(`The poll did not end within ${timeoutMs} ms.`, null);
    try {
      await clock.sleep(intervalMs, signal);
    } catch (cause) {
      throw new AbortError('The poll was aborted.', null, cause);
    }
  }
}
