import type { Clock } from '../runtime/clock.ts';

export interface BreakerSettings {
  readonly failures: number;
  readonly windowMs: number;
  readonly openMs: number;
}

export const defaultBreaker: BreakerSettings = { failures: 5, windowMs: 30_000, openMs: 10_000 };

/** Reports the result of an admitted call, once. A report from before a change of state is ignored. */
export type Permit = (healthy: boolean) => void;

/** Saves waiting for a carrier that doesn't respond. Per process: correctness doesn't depend on it. */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  #failedAt: number[] = [];
  #openUntil: number | null = null;
  #generation = 0;
  #trying = false;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#openUntil === null) return 'closed';
    return this.#now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Admits a call; null if the circuit is open or its trial call is in flight. */
  admit(): Permit | null {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.#trying)) return null;
    if (state === 'half-open') {
      this.#generation += 1;
      this.#trying = true;
    }
    const generation = this.#generation;
    let isReported = false;
    return (healthy) => {
      if (isReported || generation !== this.#generation) return;
      isReported = true;
      if (healthy) this.#close();
      else if (this.#trying) this.#open();
      else this.#countFailure();
    };
  }

  #close(): void {
    if (this.#openUntil !== null) this.#generation += 1;
    this.#openUntil = null;
    this.#trying = false;
    this.#failedAt = [];
  }

  #open(): void {
    this.#generation += 1;
    this.#openUntil = this.#now() + this.#settings.openMs;
    this.#trying = false;
    this.#failedAt = [];
  }

  #countFailure(): void {
    const now = this.#now();
    this.#failedAt.push(now);
    if (this.#failedAt.length < this.#settings.failures) return;
    if (now - (this.#failedAt.shift() ?? now) <= this.#settings.windowMs) this.#open();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
