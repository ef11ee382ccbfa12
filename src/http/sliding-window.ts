import type { Clock } from '../runtime.ts';

/** Most requests of a client in any period of this length. */
export interface WindowLimit {
  readonly max: number;
  readonly seconds: number;
}

/** Counts the requests of each client in memory, to protect this process. */
export class SlidingWindow {
  /** Times of the requests that each client was permitted in the last period, oldest first. */
  readonly #permitted = new Map<string, number[]>();
  readonly #clock: Clock;
  readonly #limit: WindowLimit;
  #cleanedAt = 0;

  constructor(clock: Clock, limit: WindowLimit) {
    this.#clock = clock;
    this.#limit = limit;
  }

  /** Counts a request. False if the client has reached the limit. */
  take(client: string): boolean {
    const now = this.#clock.now().getTime();
    const start = now - this.#limit.seconds * 1000;
    if (this.#cleanedAt <= start) this.#clean(now, start);
    const times = this.#permitted.get(client) ?? [];
    while (times[0] !== undefined && times[0] <= start) times.shift();
    if (times.length >= this.#limit.max) return false;
    times.push(now);
    this.#permitted.set(client, times);
    return true;
  }

  /** Forgets the newest requests of a client. */
  giveBack(client: string, count: number): void {
    this.#permitted.get(client)?.splice(-count, count);
  }

  /** Forgets clients without a request in the last period, once per period. */
  #clean(now: number, start: number): void {
    this.#cleanedAt = now;
    for (const [client, times] of this.#permitted) {
      if ((times.at(-1) ?? 0) <= start) this.#permitted.delete(client);
    }
  }
}
