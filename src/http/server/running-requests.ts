import type { RequestHandler } from 'express';

/** Counts requests in flight, also those whose client has disconnected. */
export class RunningRequests {
  #count = 0;
  #waiting: (() => void)[] = [];

  counted(handler: RequestHandler): RequestHandler {
    return (request, response, next) => this.during(Promise.resolve(handler(request, response, next)));
  }

  async during(work: Promise<unknown>): Promise<void> {
    this.#count++;
    try {
      await work;
    } finally {
      this.#count--;
      if (this.#count === 0) for (const resolve of this.#waiting.splice(0)) resolve();
    }
  }

  ended(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}
