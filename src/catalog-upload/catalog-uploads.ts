import { Worker } from 'node:worker_threads';
import type { UploadResult, UploadTask } from './upload-task.ts';

const maxRunMs = 60_000;
const heapMegabytes = 512;

/**
 * Compares and publishes uploaded catalogs in a thread, so that a large one delays no request. One at a time: each
 * may use as much memory as the rest of the process.
 */
export class CatalogUploads {
  readonly #databaseUrl: string;
  #isBusy = false;

  constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Runs a task; `busy` if another one is running. A thread that is ended rolls its transaction back. */
  async run(task: Omit<UploadTask, 'databaseUrl'>): Promise<UploadResult | { readonly kind: 'busy' }> {
    if (this.#isBusy) return { kind: 'busy' };
    this.#isBusy = true;
    try {
      return await runThread({ ...task, databaseUrl: this.#databaseUrl });
    } finally {
      this.#isBusy = false;
    }
  }
}

async function runThread(task: UploadTask): Promise<UploadResult> {
  const worker = new Worker(new URL('./upload-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  const { promise, resolve } = Promise.withResolvers<UploadResult>();
  const fail = (error: string) => resolve({ kind: 'failed', error });
  const timer = setTimeout(() => fail(`the catalog was not compared within ${maxRunMs} ms`), maxRunMs);
  worker.on('message', resolve);
  worker.on('error', (error) => fail(error.message));
  worker.on('exit', () => fail('the thread ended'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
