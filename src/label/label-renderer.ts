import { Worker } from 'node:worker_threads';
import type { LabelContent } from './content.ts';

/** Draws labels; a thread of its own does it, so that no other request waits. */
export interface LabelRenderer extends AsyncDisposable {
  /** Labels that were asked for and aren't drawn yet. */
  readonly waiting: number;
  /** The same content gives the same bytes. @throws when drawing fails or takes too long. */
  render(content: LabelContent): Promise<Buffer>;
}

interface Waiting {
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** What the thread answers to a label that it was sent. */
export type RenderAnswer =
  | { readonly id: number; readonly pdf: Uint8Array }
  | { readonly id: number; readonly error: string };

/** Far more than the longest label takes with every font still to be loaded. */
const patienceMs = 30_000;
/** After this much idleness the thread ends and its fonts' memory is given back. */
const idleMs = 5 * 60_000;
const heapMegabytes = 256;
const tookTooLong = 'a label took too long to draw';

/** The thread starts with the first label. */
export function openLabelRenderer(): LabelRenderer {
  let thread: RenderThread | null = null;
  return {
    get waiting() {
      return thread?.waiting ?? 0;
    },
    render(content) {
      thread = thread?.isOpen ? thread : new RenderThread();
      return thread.render(content);
    },
    async [Symbol.asyncDispose]() {
      await thread?.end(new Error('the service is stopping'));
    },
  };
}

class RenderThread {
  isOpen = true;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;
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

  get waiting(): number {
    return this.#waiting.size;
  }

  render(content: LabelContent): Promise<Buffer> {
    const id = this.#count++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, content });
      // While a label is awaited the process stays.
      this.#worker.ref();
      if (this.#waiting.size === 1) this.#watch(patienceMs, tookTooLong);
    });
  }

  async end(reason: Error): Promise<void> {
    this.isOpen = false;
    clearTimeout(this.#timer);
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
    await this.#worker.terminate();
  }

  #settle(answer: RenderAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('pdf' in answer) waiting?.resolve(Buffer.from(answer.pdf));
    else waiting?.reject(new Error(answer.error));
    if (this.#waiting.size > 0) {
      this.#watch(patienceMs, tookTooLong);
    } else {
      this.#worker.unref();
      this.#watch(idleMs, 'the label thread was idle');
    }
  }

  #watch(milliseconds: number, reason: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.end(new Error(reason)), milliseconds);
    this.#timer.unref();
  }
}
