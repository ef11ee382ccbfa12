import type { Clock } from '../clock.ts';

export interface BreakerSettings {
  /** So many failures in a row open the circuit … */
  readonly failures: number;
  /** … when the first of them is no older than this. */
  readonly windowMs: number;
  /** How long it then stays open, before one call is let through to try. */
  readonly openMs: number;
}

export const defaultBreaker: BreakerSettings = { failures: 5, windowMs: 30_000, openMs: 10_000 };

/** Leave for one call; its report counts once, and only while the circuit is as it was. */
export type Permit = (healthy: boolean) => void;

/**
 * Keeps calls from a carrier that doesn't answer: closed (calls pass), open (none does), half-open (one tries; it
 * closes the circuit or opens it anew). Of one process, to spare it waiting: nothing's correctness rests on it.
 */
export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  readonly #clock: Clock;
  #failedAt: number[] = [];
  #openUntil: number | null = null;
  /** Changes with the state, so that a call that began before the change has no say after it. */
  #era = 0;
  #trying = false;

  constructor(settings: BreakerSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  get state(): 'closed' | 'open' | 'half-open' {
    if (this.#openUntil === null) return 'closed';
    return this.#now() < this.#openUntil ? 'open' : 'half-open';
  }

  /** Null: the circuit is open, or its one try is under way. */
  admit(): Permit | null {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.#trying)) return null;
    if (state === 'half-open') {
      this.#era += 1;
      this.#trying = true;
    }
    const era = this.#era;
    let isReported = false;
    return (healthy) => {
      if (isReported || era !== this.#era) return;
      isReported = true;
      if (healthy) this.#close();
      else if (this.#trying) this.#open();
      else this.#countFailure();
    };
  }

  #close(): void {
    if (this.#openUntil !== null) this.#era += 1;
    this.#openUntil = null;
    this.#trying = false;
    this.#failedAt = [];
  }

  #open(): void {
    this.#era += 1;
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
