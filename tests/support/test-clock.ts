import type { Clock } from '../../src/runtime.ts';

/** The process's clock in a test: the real time plus an offset. */
export class TestClock implements Clock {
  #offsetMs = 0;
  #stoppedAt: number | null = null;

  now(): Date {
    return new Date((this.#stoppedAt ?? Date.now()) + this.#offsetMs);
  }

  advance(milliseconds: number): void {
    this.#offsetMs += milliseconds;
  }

  /** Stops the clock, so that a test of a window of seconds does not depend on the machine's speed. Only `advance` moves it. */
  stopped(): Disposable {
    this.#stoppedAt = Date.now();
    return {
      [Symbol.dispose]: () => {
        this.#stoppedAt = null;
      },
    };
  }
}
