import { runThread } from '../thread.ts';
import type { CsvOrders } from './read-csv.ts';

const maxReadMs = 10_000;
const heapMegabytes = 128;
let latest: Promise<unknown> = Promise.resolve();

/** Reads a CSV file in a thread, so that a large one delays no request. One at a time. */
export function readOrderFile(content: Uint8Array): Promise<CsvOrders> {
  const reading = latest.then(() =>
    runThread<CsvOrders>('reading orders', new URL('./read-csv-thread.ts', import.meta.url), maxReadMs, {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    }),
  );
  latest = reading.catch(() => undefined);
  return reading;
}
