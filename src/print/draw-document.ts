import { runThread } from '../thread.ts';
import type { PrintedDocument } from './printed-document.ts';

const maxMs = 60_000;

/** Draws a document as a PDF, in a thread of its own: for a command, which draws one. @throws {Error} if it takes longer than a minute. */
export async function drawDocument(document: PrintedDocument): Promise<Buffer> {
  const bytes = await runThread<Uint8Array>(
    `drawing ${document.title}`,
    new URL('./render-document.ts', import.meta.url),
    maxMs,
    { workerData: document, resourceLimits: { maxOldGenerationSizeMb: 256 } },
  );
  return Buffer.from(bytes);
}
