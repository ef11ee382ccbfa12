import fc from 'fast-check';

/** Draws values that depend only on seed and scenario number. */
export class Draw {
  readonly #seed: number;
  #drawn = 0;

  constructor(seed: number, scenario: number) {
    this.#seed = (seed ^ Math.imul(scenario + 1, 0x9e3779b1)) | 0;
  }

  one<T>(arbitrary: fc.Arbitrary<T>): T {
    this.#drawn += 1;
    const seed = (this.#seed + Math.imul(this.#drawn, 0x85ebca6b)) | 0;
    return fc.sample(arbitrary, { seed, numRuns: 1 })[0] as T;
  }

  /** Returns an integer from 0 to `end - 1`. */
  below(end: number): number {
    this.#drawn += 1;
    return mixed(this.#seed + Math.imul(this.#drawn, 0x85ebca6b)) % end;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** Returns a text that no other draw returns. */
  name(): string {
    this.#drawn += 1;
    return `${(this.#seed >>> 0).toString(36)}-${this.#drawn}`;
  }
}

/** Finalizer of MurmurHash3: well distributed, and cheaper than a library's sample. */
function mixed(number: number): number {
  let bits = number | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
