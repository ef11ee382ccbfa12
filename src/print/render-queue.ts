import { Worker } from 'node:worker_threads';
import type { Refuse } from '../contract/errors.ts';
import { FairQueue } from '../fair-queue.ts';

export interface RenderLimits {
  /** Time in which a drawing has its turn, or the first part of a file. */
  readonly waitMs: number;
  /** Time of a turn. What is larger is drawn in several. */
  readonly turnMs: number;
}

export const renderLimits: RenderLimits = { waitMs: 20_000, turnMs: 15_000 };

/** Ending the thread frees the memory of its fonts. */
const idleMs = 60_000;
const heapMegabytes = 256;
/** V8's own default: the options of `npm start` would give each thread twice as much. */
const youngMegabytes = 48;

/** Result of a thread, or the stack of an error. */
export type RenderAnswer<Result> = Result | { readonly error: string };

/** A thread of a module that answers each message with one message. */
class RenderThread<Request, Result extends object> {
  isOpen = true;
  /** True after its first drawing. */
  isUsed = false;
  readonly #worker: Worker;
  #drawing: PromiseWithResolvers<Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  readonly #thing: string;
  readonly #turnMs: number;

  constructor({ module, thing, turnMs }: Rendering) {
    this.#thing = thing;
    this.#turnMs = turnMs;
    this.#worker = new Worker(module, {
      resourceLimits: {
        maxOldGenerationSizeMb: heapMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
    this.#worker.unref();
    this.#worker.on('message', (result: RenderAnswer<Result>) => this.#settle(result));
    this.#worker.on('error', (error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error(`the ${thing} worker thread ended`)));
  }

  /** Call it only after the previous call has ended. */
  draw(request: Request): Promise<Result> {
    this.#drawing = Promise.withResolvers();
    // Keeps the process alive during the drawing.
    this.#worker.ref();
    const late = `the ${this.#thing} was not drawn within ${this.#turnMs} ms`;
    this.#watch(this.#turnMs, new RendererBusyError(late));
    this.#worker.postMessage(request);
    return this.#drawing.promise;
  }

  async end(reason: Error): Promise<void> {
    this.isOpen = false;
    clearTimeout(this.#timer);
    this.#drawing?.reject(reason);
    this.#drawing = null;
    await this.#worker.terminate();
  }

  #settle(result: RenderAnswer<Result>): void {
    if ('error' in result) {
      this.#drawing?.reject(new Error(result.error));
      this.#drawing = null;
      // A library may have cached a failed load: the next drawing gets a new thread.
      return void this.end(new Error(result.error));
    }
    this.isUsed = true;
    this.#drawing?.resolve(result);
    this.#drawing = null;
    this.#worker.unref();
    this.#watch(idleMs, new Error(`the ${this.#thing} worker thread was idle`));
  }

  #watch(milliseconds: number, reason: Error): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(reason), milliseconds);
    this.#timer.unref();
  }
}

interface Rendering extends Pick<RenderLimits, 'turnMs'> {
  /** Of the thread. */
  readonly module: URL;
  /** Its drawings, as errors name one. */
  readonly thing: string;
}

/** A queue is full, or something was not drawn in time. */
export class RendererBusyError extends Error {
  override readonly name = 'RendererBusyError';
}

/** A full queue, and what takes too long, are reasons to try again. */
export async function renderOrRefuse<Rendered>(
  render: () => Promise<Rendered>,
  refuse: Refuse<'SERVICE_UNAVAILABLE'>,
): Promise<Rendered> {
  try {
    return await render();
  } catch (error) {
    if (!(error instanceof RendererBusyError)) throw error;
    return refuse('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1 });
  }
}

interface Waiting<Request, Result> extends Pick<Turn, 'endsAt'> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

interface Turn {
  /** Of something that was begun: a full queue takes it too. */
  readonly isPart: boolean;
  /** Before what else the account waits for. */
  readonly isNext: boolean;
  /** Of `performance.now()`; null without a limit. */
  readonly endsAt: number | null;
}

const maxQueued = { total: 500, account: 50 };

/** Draws in a thread, one request at a time. Accounts have the same time of the thread. */
export class RenderQueue<Request, Result extends object> implements AsyncDisposable {
  readonly #waiting = new FairQueue<Waiting<Request, Result>>();
  readonly #rendering: Rendering;
  #thread: RenderThread<Request, Result> | null = null;
  #isDrawing = false;
  #isOpen = true;

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  /** @throws {RendererBusyError} if a queue is full, or it is not drawn in time */
  submit(
    accountId: string,
    request: Request,
    { isPart = false, isNext = false, endsAt = null }: Partial<Turn> = {},
  ): Promise<Result> {
    const waiting = this.#waiting;
    const isFull = waiting.size >= maxQueued.total || waiting.countFor(accountId) >= maxQueued.account;
    if (isFull && !isPart) {
      const message = `the queue of ${this.#rendering.thing}s is full; retry later`;
      return Promise.reject(new RendererBusyError(message));
    }
    const drawn = new Promise<Result>((resolve, reject) => {
      waiting.add(accountId, { request, endsAt, resolve, reject }, isNext);
    });
    void this.#draw();
    return drawn;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isOpen = false;
    await this.#thread?.end(this.#stopping());
  }

  async #draw(): Promise<void> {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      const { request, endsAt, resolve, reject } = next.item;
      const start = performance.now();
      if (endsAt !== null && start > endsAt)
        reject(new RendererBusyError(`the ${this.#rendering.thing} was not drawn in time; retry later`));
      else await this.#drawOne(request).then(resolve, reject);
      this.#waiting.charge(next.owner, performance.now() - start);
    }
    this.#isDrawing = false;
  }

  /** Earlier drawings of a thread may be the cause of a failure, so a new thread tries again. */
  async #drawOne(request: Request): Promise<Result> {
    const thread = this.#openThread();
    const { isUsed } = thread;
    try {
      return await thread.draw(request);
    } catch (error) {
      if (!isUsed || error instanceof RendererBusyError) throw error;
      return this.#openThread().draw(request);
    }
  }

  #openThread(): RenderThread<Request, Result> {
    if (!this.#isOpen) throw this.#stopping();
    if (!this.#thread?.isOpen) this.#thread = new RenderThread(this.#rendering);
    return this.#thread;
  }

  #stopping(): Error {
    return new Error(`${this.#rendering.thing} not drawn: the service is stopping`);
  }
}
