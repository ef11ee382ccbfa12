import { parentPort } from 'node:worker_threads';
import type { LabelContent } from './content.ts';
import type { RenderResult } from './label-renderer.ts';
import { renderLabel } from './render-label.ts';

parentPort?.on('message', async (content: LabelContent) => {
  parentPort?.postMessage(await tryRender(content));
});

async function tryRender(content: LabelContent): Promise<RenderResult> {
  try {
    return { pdf: await renderLabel(content) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
