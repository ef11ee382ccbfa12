import type { Clock } from '../clock.ts';

/**
 * Bounds what an address may send without a valid key: 100 requests a second, then 429. It protects this process,
 * so it lives in its memory; the per-key limits live in the store.
 */
export class AddressLimit {
  readonly #counts = new Map<string, number>();
  readonly #clock: Clock;
  readonly #perSecond: number;
  #second = 0;

  constructor(clock: Clock, perSecond: number) {
    this.#clock = clock;
    this.#perSecond = perSecond;
  }

  /** Counts one unauthenticated request; false when the address has used up this second. */
  take(address: string): boolean {
    const second = Math.floor(this.#clock.now().getTime() / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#counts.clear();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#perSecond;
  }
}
