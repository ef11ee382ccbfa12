import { runThread } from '../thread.ts';
import type { ItemFile } from './item-list.ts';
import type { FileChoices, OrderFile } from './order-file.ts';

const maxReadMs = 10_000;
const heapMegabytes = 128;
let latest: Promise<unknown> = Promise.resolve();

/** Reads a file of orders in a thread, so that a large one delays no request. One at a time. */
export function readOrderFile(content: Uint8Array, choices: FileChoices): Promise<OrderFile> {
  return inThread('orders', new URL('./order-file-thread.ts', import.meta.url), { content, choices });
}

/** Reads a file of SKUs as `readOrderFile` reads one of orders. */
export function readItemFile(content: Uint8Array): Promise<ItemFile> {
  return inThread('SKUs', new URL('./item-list-thread.ts', import.meta.url), content);
}

function inThread<Result>(what: string, program: URL, workerData: unknown): Promise<Result> {
  const reading = latest.then(() =>
    runThread<Result>(`reading ${what}`, program, maxReadMs, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    }),
  );
  latest = reading.catch(() => undefined);
  return reading;
}
