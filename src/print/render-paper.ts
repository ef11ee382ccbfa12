import { parentPort, workerData } from 'node:worker_threads';
import { layOutPaper, paperFormats } from './lay-out-paper.ts';
import type { Paper } from './paper.ts';
import { drawPdf } from './pdf.ts';
import type { RenderAnswer } from './render-queue.ts';

// The module of the threads of `drawPaper`, which draws one paper, and of `openPaperRenderer`, which sends many.
if (workerData) parentPort?.postMessage(await render(workerData));
else
  parentPort?.on('message', async (paper: Paper) => {
    const answer = await render(paper).then(
      (file): RenderAnswer<{ file: Uint8Array }> => ({ file }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort?.postMessage(answer);
  });

async function render(paper: Paper): Promise<Uint8Array> {
  const pages = await layOutPaper(paper);
  const { width, height } = paperFormats[paper.size ?? 'a4'];
  const sheets = pages.map((page) => ({ width, height, labels: [{ page, x: 0, y: 0 }], carrierPages: [] }));
  return drawPdf(sheets, { title: paper.title, createdAt: new Date(paper.createdAt) });
}
