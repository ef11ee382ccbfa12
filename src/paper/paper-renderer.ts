import { RenderQueue } from '../label/render-queue.ts';
import type { Paper } from './paper.ts';

/** Draws papers of a few pages in a thread that stays warm. `drawPaper` is for long ones. */
export interface PaperRenderer extends AsyncDisposable {
  /** Accounts take turns. @throws {RendererBusyError} if a queue is full */
  draw(paper: Paper, accountId: string): Promise<Uint8Array>;
}

export function openPaperRenderer(): PaperRenderer {
  const queue = new RenderQueue<Paper, { readonly file: Uint8Array }>({
    module: new URL('./render-paper.ts', import.meta.url),
    thing: 'paper',
  });
  return {
    draw: async (paper, accountId) => (await queue.submit(accountId, paper)).file,
    [Symbol.asyncDispose]: () => queue[Symbol.asyncDispose](),
  };
}
