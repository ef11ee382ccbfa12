import type { Logger } from 'pino';
import type { Clock } from '../runtime/clock.ts';

const maxLocalSeconds = 60;
const logIntervalMs = 10_000;

/** Tracks outages per API key, because a part of a Redis Cluster may be down. Logs their start and end. */
export class RedisOutage {
  readonly #since = new Map<string, { readonly at: number; seen: number }>();
  readonly #clock: Clock;
  readonly #log: Logger;
  #loggedAt = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#log = log;
  }

  /** Allows counting in memory for up to 60 s after the first error. */
  mayCountLocally(keyId: string, error: unknown): boolean {
    const now = this.#clock.now().getTime();
    const known = this.#since.get(keyId);
    // After a long silence, Redis may have recovered in between: this is a new outage.
    const since = known && now - known.seen <= maxLocalSeconds * 1000 ? known : { at: now, seen: now };
    since.seen = now;
    this.#since.set(keyId, since);
    if (since !== known && now - this.#loggedAt > logIntervalMs) {
      this.#loggedAt = now;
      this.#log.error(
        { reason: error instanceof Error ? error.message : String(error), maxLocalSeconds },
        'Redis is unavailable; rate limits are counted in this process',
      );
    }
    return now - since.at <= maxLocalSeconds * 1000;
  }

  recovered(keyId: string): void {
    if (this.#since.delete(keyId) && this.#since.size === 0) {
      this.#log.warn('Redis is available again; rate limits are counted in Redis');
    }
  }
}
