import { checkMs, checkOptions } from './check-arguments.ts';
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
 * @param read gets a signal that is aborted when the poll ends
 * @param leastPauseMs pause that a value asks for; a longer one than `intervalMs` is kept
 * @throws {TimeoutError} if that takes longer than `timeoutMs`
 * @throws {AbortError} as soon as `signal` is aborted
 */
export async function pollUntil<T>(
  read: (signal: AbortSignal) => PromiseLike<T>,
  isDone: (value: T) => boolean,
  options: PollOptions = {},
  leastPauseMs: (value: T) => number = () => 0,
): Promise<T> {
  checkOptions(options, ['timeoutMs', 'intervalMs', 'signal', 'clock']);
  const { timeoutMs = 120_000, intervalMs = 2_000, signal, clock = systemClock } = options;
  checkMs('timeoutMs', timeoutMs);
  checkMs('intervalMs', intervalMs);
  const ended = new AbortController();
  const late = () => new TimeoutError(`The poll did not end within ${timeoutMs} ms.`, null);
  const aborted = () => new AbortError('The poll was aborted.', null, signal?.reason);
  const deadline = clock.now() + timeoutMs;
  try {
    for (;;) {
      const leftMs = deadline - clock.now();
      const value = await endsInTime(() => read(ended.signal), leftMs, late, signal, aborted);
      if (isDone(value)) return value;
      const pauseMs = Math.max(intervalMs, leastPauseMs(value));
      if (clock.now() + pauseMs > deadline) throw late();
      await clock.sleep(pauseMs, signal).catch(() => {
        throw aborted();
      });
    }
  } finally {
    ended.abort();
  }
}

/** Waits for a read, but no longer than until the deadline or the caller's abort. */
function endsInTime<T>(
  read: () => PromiseLike<T>,
  leftMs: number,
  late: () => Error,
  signal: AbortSignal | undefined,
  aborted: () => Error,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(aborted());
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(aborted());
    const timer = setTimeout(() => reject(late()), leftMs);
    signal?.addEventListener('abort', abort);
    const settled = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    Promise.resolve().then(read).then(resolve, reject).finally(settled);
  });
}
