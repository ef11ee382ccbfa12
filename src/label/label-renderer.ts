import type { LabelContent } from './content.ts';
import { FairQueue } from './fair-queue.ts';
import { RenderThread } from './render-thread-handle.ts';

/** Draws labels; a thread of its own does it, so that no other request waits. */
export interface LabelRenderer extends AsyncDisposable {
  /**
   * Draws an account's label; accounts take turns. The same content gives the same bytes, and a label that is asked for
   * again meanwhile is drawn once.
   * @throws {LabelsBusyError} when too many wait already, of everybody or of this account.
   * @throws when drawing fails or takes too long.
   */
  render(content: LabelContent, accountId: string): Promise<Buffer>;
}

/** Come back in a moment. */
export class LabelsBusyError extends Error {
  override readonly name = 'LabelsBusyError';
}

interface Waiting {
  readonly content: LabelContent;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

/** More labels than these would wait too long. */
const most = { total: 500, account: 50 };

/** The thread starts with the first label. */
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
      else reject(new Error('the service is stopping'));
    }
    isDrawing = false;
  }

  return {
    async render(content, accountId) {
      const { trackingNumber } = content;
      const known = drawing.get(trackingNumber);
      if (known) return known;
      if (waiting.size >= most.total || waiting.sizeOf(accountId) >= most.account) {
        throw new LabelsBusyError('too many labels wait to be drawn');
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
      await thread?.end(new Error('the service is stopping'));
    },
  };
}
