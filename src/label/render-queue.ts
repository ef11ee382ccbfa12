import { Worker } from 'node:worker_threads';

/** A round-robin queue: owners take turns, however many items each has. */
export class FairQueue<Item> {
  readonly #waiting = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  countFor(owner: string): number {
    return this.#waiting.get(owner)?.length ?? 0;
  }

  add(owner: string, item: Item): void {
    const own = this.#waiting.get(owner);
    if (own) own.push(item);
    else this.#waiting.set(owner, [item]);
    this.#size++;
  }

  take(): Item | undefined {
    for (const [owner, items] of this.#waiting) {
      const item = items.shift();
      this.#waiting.delete(owner);
      if (items.length > 0) this.#waiting.set(owner, items);
      this.#size--;
      return item;
    }
    return undefined;
  }
}

const maxDrawMs = 30_000;
/** Ending the thread frees the memory of its fonts. */
const idleMs = 5 * 60_000;
const heapMegabytes = 256;

/** Result of a thread, or the stack of an error. */
export type RenderAnswer<Result> = Result | { readonly error: string };

/** A thread of a module that answers each message with one message. */
class RenderThread<Request, Result extends object> {
  isOpen = true;
  readonly #worker: Worker;
  #drawing: PromiseWithResolvers<Result> | null = null;
  #timer: NodeJS.Timeout | undefined;

  readonly #thing: string;

  constructor({ module, thing }: Rendering) {
    this.#thing = thing;
    this.#worker = new Worker(module, {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
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
    this.#watch(maxDrawMs, `the ${this.#thing} was not drawn within ${maxDrawMs} ms`);
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
    this.#drawing?.resolve(result);
    this.#drawing = null;
    this.#worker.unref();
    this.#watch(idleMs, `the ${this.#thing} worker thread was idle`);
  }

  #watch(milliseconds: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(new Error(reason)), milliseconds);
    this.#timer.unref();
  }
}

/** The module of the thread, and what it draws, as errors name it. */
interface Rendering {
  readonly module: URL;
  readonly thing: string;
}

/** A queue is full. */
export class RendererBusyError extends Error {
  override readonly name = 'RendererBusyError';
}

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

const maxQueued = { total: 500, account: 50 };

/** Draws in a thread, one request at a time. Accounts take turns. */
export class RenderQueue<Request, Result extends object> implements AsyncDisposable {
  readonly #waiting = new FairQueue<Waiting<Request, Result>>();
  readonly #rendering: Rendering;
  #thread: RenderThread<Request, Result> | null = null;
  #isDrawing = false;
  #isOpen = true;

  constructor(rendering: Rendering) {
    this.#rendering = rendering;
  }

  /** @throws {RendererBusyError} if a queue is full, except for the `isPart` of a file that was begun */
  submit(accountId: string, request: Request, isPart = false): Promise<Result> {
    const waiting = this.#waiting;
    const isFull = waiting.size >= maxQueued.total || waiting.countFor(accountId) >= maxQueued.account;
    if (isFull && !isPart) {
      const message = `the queue of ${this.#rendering.thing}s is full; retry later`;
      return Promise.reject(new RendererBusyError(message));
    }
    const drawn = new Promise<Result>((resolve, reject) => {
      waiting.add(accountId, { request, resolve, reject });
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
      if (this.#isOpen && !this.#thread?.isOpen) this.#thread = new RenderThread(this.#rendering);
      const { request, resolve, reject } = next;
      if (this.#isOpen && this.#thread) await this.#thread.draw(request).then(resolve, reject);
      else reject(this.#stopping());
    }
    this.#isDrawing = false;
  }

  #stopping(): Error {
    return new Error(`${this.#rendering.thing} not drawn: the service is stopping`);
  }
}
