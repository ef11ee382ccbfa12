import { parentPort, workerData } from 'node:worker_threads';
import { layOutDocument, paperFormats } from './lay-out-document.ts';
import { drawPdf } from './pdf.ts';
import type { PrintedDocument } from './printed-document.ts';
import type { RenderAnswer } from './render-queue.ts';

// The module of the threads of `drawDocument`, which draws one document, and of `openDocumentRenderer`, which sends many.
if (workerData) parentPort?.postMessage(await renderDocument(workerData));
else
  parentPort?.on('message', async (document: PrintedDocument) => {
    const answer = await renderDocument(document).then(
      (file): RenderAnswer<{ file: Uint8Array }> => ({ file }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    );
    parentPort?.postMessage(answer);
  });

async function renderDocument(document: PrintedDocument): Promise<Uint8Array> {
  const pages = await layOutDocument(document);
  const { width, height } = paperFormats[document.size ?? 'a4'];
  const sheets = pages.map((page) => ({ width, height, labels: [{ page, x: 0, y: 0 }], carrierPages: [] }));
  return drawPdf(sheets, { title: document.title, createdAt: new Date(document.createdAt) });
}
