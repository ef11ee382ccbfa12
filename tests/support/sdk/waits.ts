import type { Clock } from '../../../sdk/typescript/src/index.ts';

/** A clock that never waits: it records each wait and advances by it. */
export class Waits implements Clock {
  readonly ms: number[] = [];
  /** Runs instead of each wait. */
  onWait: (ms: number) => unknown = () => {};
  #passedMs = 0;

  now(): number {
    return Date.now() + this.#passedMs;
  }

  random(): number {
    return 0.5;
  }

  async sleep(ms: number, signal?: AbortSignal): Promise<void> {
    this.ms.push(ms);
    this.#passedMs += ms;
    await this.onWait(ms);
    signal?.throwIfAborted();
  }

  /** Returns the waits since the last call. */
  take(): number[] {
    return this.ms.splice(0);
  }
}
