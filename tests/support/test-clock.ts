import type { Clock } from '../../src/runtime.ts';

/** The process's clock in a test: the real time plus an offset. */
export class TestClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  advance(milliseconds: number): void {
    this.#offsetMs += milliseconds;
  }
}
