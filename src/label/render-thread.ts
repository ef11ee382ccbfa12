import { parentPort } from 'node:worker_threads';
import type { LabelContent } from './content.ts';
import { renderLabel } from './render-label.ts';
import type { RenderAnswer } from './render-thread-handle.ts';

/** The thread that render-thread-handle.ts starts: a label in, its PDF out. */
parentPort?.on('message', async (content: LabelContent) => {
  parentPort?.postMessage(await answerOf(content));
});

async function answerOf(content: LabelContent): Promise<RenderAnswer> {
  try {
    return { pdf: await renderLabel(content) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
