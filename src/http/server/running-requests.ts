import type { RequestHandler } from 'express';

/** The requests that are being served, also those whose clients have gone and whose connections are closed. */
export class RunningRequests {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Wraps a handler so that its requests are counted until their work is done. */
  counted(handler: RequestHandler): RequestHandler {
    return (request, response, next) => this.during(Promise.resolve(handler(request, response, next)));
  }

  /** Counts a request until its work is done. */
  async during(work: Promise<unknown>): Promise<void> {
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
