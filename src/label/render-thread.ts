import { parentPort } from 'node:worker_threads';
import type { RenderAnswer } from '../print/render-queue.ts';
import type { LabelStyle } from './label-style.ts';
import {
  type CarrierLabel,
  countCarrierPages,
  drawPicture,
  type LabelPicture,
  type PrintableLabel,
  type PrintedPart,
  type PrintRequest,
  printPart,
} from './render-label.ts';

export type RenderRequest =
  | { readonly kind: 'print'; readonly print: PrintRequest }
  | { readonly kind: 'picture'; readonly label: PrintableLabel; readonly style: LabelStyle }
  | { readonly kind: 'measure'; readonly label: CarrierLabel; readonly style: LabelStyle };

export type RenderResult = PrintedPart | LabelPicture | { readonly pages: number };

/** Other accounts have their turns after this time. */
const turnMs = 50;

// It keeps nothing that a request needs, so another thread can continue.
parentPort?.on('message', async (request: RenderRequest) => {
  const answer = await tryRender(request);
  const moved = 'bytes' in answer && answer.bytes ? [answer.bytes.buffer] : [];
  parentPort?.postMessage(answer, moved);
});

async function tryRender(request: RenderRequest): Promise<RenderAnswer<RenderResult>> {
  try {
    return await renderRequest(request);
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

async function renderRequest(request: RenderRequest): Promise<RenderResult> {
  switch (request.kind) {
    case 'print': {
      const endsAt = performance.now() + turnMs;
      return printPart(request.print, () => performance.now() > endsAt);
    }
    case 'picture':
      return drawPicture(request.label, request.style);
    case 'measure':
      return { pages: await countCarrierPages(request.label, request.style) };
  }
}
