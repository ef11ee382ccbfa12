import type { LabelContent } from './content.ts';
import { FairQueue } from './fair-queue.ts';
import { RenderThread } from './render-thread-handle.ts';

/** Draws labels in a worker thread, so that requests don't wait on the event loop. */
export interface LabelRenderer extends AsyncDisposable {
  /** Draws a label, or shares a drawing in progress. @throws {LabelsBusyError} if a queue is full. */
  render(content: LabelContent, accountId: string): Promise<Buffer>;
}

export class LabelsBusyError extends Error {
  override readonly name = 'LabelsBusyError';
}

interface Waiting {
  readonly content: LabelContent;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

const maxQueued = { total: 500, account: 50 };

export function openLabelRenderer(): LabelRenderer {
  const waiting = new FairQueue<Waiting>();
  const drawing = new Map<string, Promise<Buffer>>();
  let thread: RenderThread | null = null;
  let isDrawing = false;
  let isOpen = true;

  async function draw(): Promise<void> {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = waiting.take(); next; next = waiting.take()) {
      if (isOpen && !thread?.isOpen) thread = new RenderThread();
      const { content, resolve, reject } = next;
      if (isOpen && thread) await thread.draw(content).then(resolve, reject);
      else reject(new Error('label not drawn: the service is stopping'));
    }
    isDrawing = false;
  }

  return {
    async render(content, accountId) {
      const { trackingNumber } = content;
      const known = drawing.get(trackingNumber);
      if (known) return known;
      if (waiting.size >= maxQueued.total || waiting.sizeOf(accountId) >= maxQueued.account) {
        throw new LabelsBusyError('the queue of labels is full; retry later');
      }
      const drawn = new Promise<Buffer>((resolve, reject) => {
        waiting.add(accountId, { content, resolve, reject });
      });
      drawing.set(trackingNumber, drawn);
      void draw();
      try {
        return await drawn;
      } finally {
        drawing.delete(trackingNumber);
      }
    },
    async [Symbol.asyncDispose]() {
      isOpen = false;
      await thread?.end(new Error('label not drawn: the service is stopping'));
    },
  };
}
