import { runThread } from '../thread.ts';
import type { Paper } from './paper.ts';

const maxMs = 60_000;

/** Draws a paper as a PDF, in a thread of its own: for a command, which draws one. @throws {Error} if it takes longer than a minute. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  const bytes = await runThread<Uint8Array>(
    `drawing ${paper.title}`,
    new URL('./render-paper.ts', import.meta.url),
    maxMs,
    { workerData: paper, resourceLimits: { maxOldGenerationSizeMb: 256 } },
  );
  return Buffer.from(bytes);
}
