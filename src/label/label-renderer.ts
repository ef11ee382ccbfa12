import { Worker } from 'node:worker_threads';
import { type LabelStyle, plainStyle } from './label-style.ts';
import type { MissingLabel } from './layout/missing.ts';
import type { CarrierLabel, PrintableLabel, RenderedLabel } from './render-label.ts';

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

export type RenderRequest =
  | { readonly kind: 'label'; readonly content: PrintableLabel; readonly style: LabelStyle }
  | { readonly kind: 'measure'; readonly label: CarrierLabel; readonly style: LabelStyle }
  | { readonly kind: 'begin'; readonly batch: number; readonly style: LabelStyle; readonly day: string }
  | { readonly kind: 'add'; readonly batch: number; readonly contents: readonly PrintableLabel[] }
  | { readonly kind: 'end'; readonly batch: number; readonly missing: readonly MissingLabel[] }
  | { readonly kind: 'forget'; readonly batch: number };

export type RenderResult = RenderedLabel | { readonly error: string };

const maxDrawMs = 30_000;
/** Ending the thread frees the memory of its fonts. */
const idleMs = 5 * 60_000;
const heapMegabytes = 256;

class RenderThread {
  isOpen = true;
  readonly #worker: Worker;
  #drawing: PromiseWithResolvers<RenderedLabel> | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor() {
    this.#worker = new Worker(new URL('./render-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    this.#worker.unref();
    this.#worker.on('message', (result: RenderResult) => this.#settle(result));
    this.#worker.on('error', (error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error('the label worker thread ended')));
  }

  /** Draws a label. Call it only after the previous call has ended. */
  draw(request: RenderRequest): Promise<RenderedLabel> {
    this.#drawing = Promise.withResolvers();
    // Keeps the process alive while a label is being drawn.
    this.#worker.ref();
    this.#watch(maxDrawMs, `the label was not drawn within ${maxDrawMs} ms`);
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

  #settle(result: RenderResult): void {
    if ('file' in result) this.#drawing?.resolve(result);
    else this.#drawing?.reject(new Error(result.error));
    this.#drawing = null;
    // A library may have cached a failed load: the next label gets a new thread.
    if ('error' in result) return void this.end(new Error(result.error));
    this.#worker.unref();
    this.#watch(idleMs, 'the label worker thread was idle');
  }

  #watch(milliseconds: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(new Error(reason)), milliseconds);
    this.#timer.unref();
  }
}

/** Draws labels in a worker thread, so that requests don't wait on the event loop. */
export interface LabelRenderer extends AsyncDisposable {
  /** Draws a label, or shares a drawing in progress. @throws {LabelsBusyError} if a queue is full. */
  render(content: PrintableLabel, accountId: string, style?: LabelStyle): Promise<RenderedLabel>;
  /**
   * Returns the number of pages of a carrier's label on this paper, 0 if it can't be printed there.
   * @throws {LabelsBusyError} if a queue is full.
   */
  measure(label: CarrierLabel, accountId: string, style: LabelStyle): Promise<number>;
  /**
   * Begins a file of many labels. Between its parts, other accounts have their turns.
   * @throws {LabelsBusyError} if a queue is full.
   */
  openBatch(accountId: string, style: LabelStyle, day: string): Promise<LabelsInOneFile>;
}

export interface LabelsInOneFile extends AsyncDisposable {
  /** Adds labels, and returns the part of the file that is ready. */
  add(contents: readonly PrintableLabel[]): Promise<Uint8Array>;
  /** Names the shipments without a label on a last page, and returns the rest of the file. */
  end(missing: readonly MissingLabel[]): Promise<Uint8Array>;
}

export class LabelsBusyError extends Error {
  override readonly name = 'LabelsBusyError';
}

interface Waiting {
  readonly request: RenderRequest;
  readonly resolve: (label: RenderedLabel) => void;
  readonly reject: (error: unknown) => void;
}

const maxQueued = { total: 500, account: 50 };

export function openLabelRenderer(): LabelRenderer {
  const waiting = new FairQueue<Waiting>();
  const drawing = new Map<string, Promise<RenderedLabel>>();
  let batches = 0;
  let thread: RenderThread | null = null;
  let isDrawing = false;
  let isOpen = true;

  async function draw(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = waiting.take(); next; next = waiting.take()) {
      if (isOpen && !thread?.isOpen) thread = new RenderThread();
      const { request, resolve, reject } = next;
      if (isOpen && thread) await thread.draw(request).then(resolve, reject);
      else reject(new Error('label not drawn: the service is stopping'));
    }
    isDrawing = false;
  }

  function submit(accountId: string, request: RenderRequest): Promise<RenderedLabel> {
    // The parts of a file wait one at a time.
    const isPart = request.kind === 'add' || request.kind === 'end' || request.kind === 'forget';
    const isFull = waiting.size >= maxQueued.total || waiting.countFor(accountId) >= maxQueued.account;
    if (isFull && !isPart) {
      return Promise.reject(new LabelsBusyError('the queue of labels is full; retry later'));
    }
    const drawn = new Promise<RenderedLabel>((resolve, reject) => {
      waiting.add(accountId, { request, resolve, reject });
    });
    void draw();
    return drawn;
  }

  return {
    async render(content, accountId, style = plainStyle) {
      const name = JSON.stringify([content.trackingNumber, style]);
      const known = drawing.get(name);
      if (known) return known;
      const drawn = submit(accountId, { kind: 'label', content, style });
      drawing.set(name, drawn);
      try {
        return await drawn;
      } finally {
        drawing.delete(name);
      }
    },
    async measure(label, accountId, style) {
      return (await submit(accountId, { kind: 'measure', label, style })).pages;
    },
    async openBatch(accountId, style, day) {
      const batch = ++batches;
      await submit(accountId, { kind: 'begin', batch, style, day });
      const part = async (request: RenderRequest) =>
        (await submit(accountId, request)).file ?? new Uint8Array();
      return {
        add: (contents) => part({ kind: 'add', batch, contents }),
        end: (missing) => part({ kind: 'end', batch, missing }),
        async [Symbol.asyncDispose]() {
          await submit(accountId, { kind: 'forget', batch }).catch(() => {});
        },
      };
    },
    async [Symbol.asyncDispose]() {
      isOpen = false;
      await thread?.end(new Error('label not drawn: the service is stopping'));
    },
  };
}
