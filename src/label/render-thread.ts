import { parentPort } from 'node:worker_threads';
import type { LabelContent } from './content.ts';
import type { RenderAnswer } from './label-renderer.ts';
import { renderLabel } from './render-label.ts';

/** The thread that label-renderer.ts starts: a label in, its PDF out, one after the other. */
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', ({ id, content }: { readonly id: number; readonly content: LabelContent }) => {
  last = last.then(async () => parentPort?.postMessage(await answerOf(id, content)));
});

async function answerOf(id: number, content: LabelContent): Promise<RenderAnswer> {
  try {
    return { id, pdf: await renderLabel(content) };
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
