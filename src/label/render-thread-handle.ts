import { Worker } from 'node:worker_threads';
import type { LabelContent } from './content.ts';

export type RenderResult = { readonly pdf: Uint8Array } | { readonly error: string };

const maxDrawMs = 30_000;
/** Ending the thread frees the memory of its fonts. */
const idleMs = 5 * 60_000;
const heapMegabytes = 256;

export class RenderThread {
  isOpen = true;
  readonly #worker: Worker;
  #drawing: PromiseWithResolvers<Buffer> | null = null;
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
  draw(content: LabelContent): Promise<Buffer> {
    this.#drawing = Promise.withResolvers();
    // Keeps the process alive while a label is being drawn.
    this.#worker.ref();
    this.#watch(maxDrawMs, `the label was not drawn within ${maxDrawMs} ms`);
    this.#worker.postMessage(content);
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
    if ('pdf' in result) this.#drawing?.resolve(Buffer.from(result.pdf));
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
