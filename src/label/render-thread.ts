import { parentPort } from 'node:worker_threads';
import type { RenderRequest } from './label-renderer.ts';
import { countCarrierPages, LabelBatch, type RenderedLabel, renderLabel } from './render-label.ts';
import type { RenderAnswer } from './render-queue.ts';

const batches = new Map<number, LabelBatch>();

parentPort?.on('message', async (request: RenderRequest) => {
  parentPort?.postMessage(await tryRender(request));
});

async function tryRender(request: RenderRequest): Promise<RenderAnswer<RenderedLabel>> {
  try {
    return await render(request);
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function render(request: RenderRequest): Promise<RenderedLabel> {
  switch (request.kind) {
    case 'label':
      return renderLabel(request.content, request.style);
    case 'measure':
      return { file: null, pages: await countCarrierPages(request.label, request.style) };
    case 'begin':
      batches.set(request.batch, new LabelBatch(request.style, request.day));
      return { file: null, pages: 0 };
    case 'add':
      return { file: await batchOf(request.batch).add(request.contents), pages: 0 };
    case 'end':
      return { file: await batchOf(request.batch).end(request.missing), pages: 0 };
    case 'forget':
      batches.delete(request.batch);
      return { file: null, pages: 0 };
  }
}

function batchOf(batch: number): LabelBatch {
  const known = batches.get(batch);
  if (!known) throw new Error('the thread that drew the first labels has ended');
  return known;
}
