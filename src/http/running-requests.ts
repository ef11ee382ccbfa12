/** The requests that are being served, also those whose clients have gone and whose connections are closed. */
export class RunningRequests {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Counts a request until its work is done; the work handles its own errors. */
  async during(work: Promise<void>): Promise<void> {
    this.#count++;
    try {
      await work;
    } finally {
      this.#count--;
      if (this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  /** Resolves when none is being served. */
  ended(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}
