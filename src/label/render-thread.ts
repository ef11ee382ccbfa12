import { parentPort } from 'node:worker_threads';
import type { RenderRequest, RenderResult } from './label-renderer.ts';
import { renderLabel } from './render-label.ts';

parentPort?.on('message', async (request: RenderRequest) => {
  parentPort?.postMessage(await tryRender(request));
});

async function tryRender({ content, style }: RenderRequest): Promise<RenderResult> {
  try {
    return { file: await renderLabel(content, style) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
