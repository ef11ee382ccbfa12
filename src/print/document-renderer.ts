import type { PrintedDocument } from './printed-document.ts';
import { RenderQueue, renderLimits } from './render-queue.ts';

/** Draws papers in a thread that stays warm. The longest, a month of 10,000 movements, takes half a second. */
export interface DocumentRenderer extends AsyncDisposable {
  /** Accounts have the same time of the thread. @throws {RendererBusyError} if a queue is full, or it is not drawn in time */
  draw(document: PrintedDocument, accountId: string): Promise<Uint8Array>;
}

export function openDocumentRenderer({ waitMs, turnMs } = renderLimits): DocumentRenderer {
  const queue = new RenderQueue<PrintedDocument, { readonly file: Uint8Array }>({
    module: new URL('./render-document.ts', import.meta.url),
    thing: 'paper',
    turnMs,
  });
  return {
    draw: async (document, accountId) =>
      (await queue.submit(accountId, document, { endsAt: performance.now() + waitMs })).file,
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
}
