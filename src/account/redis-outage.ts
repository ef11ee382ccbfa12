import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** How long the limiter may go on with this process's own counters while Redis is down. */
const maxLocalSeconds = 60;
const quietMs = 10_000;

/**
 * How long Redis has been down, by key: of a cluster a part may be. Says so in the log when it begins and when it is
 * over, not at each request between.
 */
export class RedisOutage {
  readonly #since = new Map<string, { readonly at: number; seen: number }>();
  readonly #clock: Clock;
  readonly #log: Logger;
  #saidAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Whether a key's requests may be counted here instead. */
  mayCountLocally(keyId: string, error: unknown): boolean {
    const now = this.#clock.now().getTime();
    const known = this.#since.get(keyId);
    // Not heard of for so long, it may have been well in between.
    const since = known && now - known.seen <= maxLocalSeconds * 1000 ? known : { at: now, seen: now };
    since.seen = now;
    this.#since.set(keyId, since);
    if (since !== known && now - this.#saidAt > quietMs) {
      this.#saidAt = now;
      this.#log.error(
        { reason: error instanceof Error ? error.message : String(error) },
        'redis is down; the limiter counts in this process for at most a minute',
      );
    }
    return now - since.at <= maxLocalSeconds * 1000;
  }

  over(keyId: string): void {
    if (this.#since.delete(keyId) && this.#since.size === 0) {
      this.#log.warn('redis is back; the limiter counts there again');
    }
  }
}
