import type { Paper } from './paper.ts';
import { RenderQueue } from './render-queue.ts';

/** Draws papers in a thread that stays warm. The longest, a month of 10,000 movements, takes half a second. */
export interface PaperRenderer extends AsyncDisposable {
  /** Accounts have the same time of the thread. @throws {RendererBusyError} if a queue is full, or it is not drawn in time */
  draw(paper: Paper, accountId: string): Promise<Uint8Array>;
}

const maxWaitMs = 20_000;

export function openPaperRenderer(): PaperRenderer {
  const queue = new RenderQueue<Paper, { readonly file: Uint8Array }>({
    module: new URL('./render-paper.ts', import.meta.url),
    thing: 'paper',
  });
  return {
    draw: async (paper, accountId) =>
      (await queue.submit(accountId, paper, { endsAt: performance.now() + maxWaitMs })).file,
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
}
