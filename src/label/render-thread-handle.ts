import { Worker } from 'node:worker_threads';
import type { LabelContent } from './content.ts';

/** What the thread answers to a label that it was sent. */
export type RenderAnswer = { readonly pdf: Uint8Array } | { readonly error: string };

/** Far more than the longest label takes with every font still to be loaded. */
const patienceMs = 30_000;
/** After this much idleness the thread ends and its fonts' memory is given back. */
const idleMs = 5 * 60_000;
const heapMegabytes = 256;

/** The thread of render-thread.ts, which draws one label at a time. */
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
    this.#worker.on('message', (answer: RenderAnswer) => this.#settle(answer));
    this.#worker.on('error', (error) => void this.end(error));
    this.#worker.on('exit', () => void this.end(new Error('the label thread ended')));
  }

  /** Only when the one before is done. */
  draw(content: LabelContent): Promise<Buffer> {
    this.#drawing = Promise.withResolvers();
    // While a label is awaited the process stays.
    this.#worker.ref();
    this.#watch(patienceMs, 'a label took too long to draw');
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

  #settle(answer: RenderAnswer): void {
    if ('pdf' in answer) this.#drawing?.resolve(Buffer.from(answer.pdf));
    else this.#drawing?.reject(new Error(answer.error));
    this.#drawing = null;
    // Its libraries remember what they failed to load: the next label gets a new thread.
    if ('error' in answer) return void this.end(new Error(answer.error));
    this.#worker.unref();
    this.#watch(idleMs, 'the label thread was idle');
  }

  #watch(milliseconds: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(new Error(reason)), milliseconds);
    this.#timer.unref();
  }
}
