import type { RateLimitConfig } from '../config/config.ts';
import type { Clock } from '../runtime/clock.ts';
import type { RateVerdict } from './admission.ts';

const hongKongOffset = 8 * 3600;

interface Counts {
  second: number;
  secondCount: number;
  day: number;
  dayCount: number;
}

/** Counts both windows in memory, for use during a Redis outage. Same rules as take_rate.sql and take-rate.lua. */
export class LocalWindow {
  readonly #counts = new Map<string, Counts>();
  readonly #clock: Clock;
  readonly #limits: RateLimitConfig;

  constructor(clock: Clock, limits: RateLimitConfig) {
    this.#clock = clock;
    this.#limits = limits;
  }

  take(keyId: string): RateVerdict {
    const { perSecond, perDay } = this.#limits;
    const second = Math.floor(this.#clock.now().getTime() / 1000);
    const day = Math.floor((second + hongKongOffset) / 86400);
    const dayReset = (day + 1) * 86400 - hongKongOffset;
    const counts = this.#counts.get(keyId) ?? { second, secondCount: 0, day, dayCount: 0 };
    this.#counts.set(keyId, counts);
    if (counts.second !== second) Object.assign(counts, { second, secondCount: 0 });
    if (counts.day !== day) Object.assign(counts, { day, dayCount: 0 });
    const reason =
      counts.dayCount >= perDay ? 'per_day' : counts.secondCount >= perSecond ? 'per_second' : null;
    if (!reason) {
      counts.secondCount++;
      counts.dayCount++;
    }
    return {
      reason,
      secondRemaining: Math.max(perSecond - counts.secondCount, 0),
      dayRemaining: Math.max(perDay - counts.dayCount, 0),
      dayReset,
      retryAfterSeconds: reason === 'per_day' ? dayReset - second : reason === 'per_second' ? 1 : null,
    };
  }
}
