import { runThread } from '../thread.ts';
import type { FileChoices, OrderFile } from './order-file.ts';

const maxReadMs = 10_000;
const heapMegabytes = 128;
let latest: Promise<unknown> = Promise.resolve();

/** Reads a file of orders in a thread, so that a large one delays no request. One at a time. */
export function readOrderFile(content: Uint8Array, choices: FileChoices): Promise<OrderFile> {
  const reading = latest.then(() =>
    runThread<OrderFile>('reading orders', new URL('./order-file-thread.ts', import.meta.url), maxReadMs, {
      workerData: { content, choices },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    }),
  );
  latest = reading.catch(() => undefined);
  return reading;
}
