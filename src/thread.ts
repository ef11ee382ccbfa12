import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread used all of its time or memory. */
export class ThreadLimitError extends Error {}

/**
 * Runs a module in a thread of its own and returns the first message that it posts. The thread is ended in every case,
 * after `maxMs` at the latest.
 * @throws {ThreadLimitError} if it takes too long, or needs more memory than its options allow
 * @throws {Error} that names the task, such as `comparing the catalog`, if the thread fails or ends
 */
export async function runThread<Result>(
  task: string,
  module: URL,
  maxMs: number,
  options: WorkerOptions,
): Promise<Result> {
  const worker = new Worker(module, options);
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  const fail = (reason: string, cause?: unknown) => reject(new Error(`${task}: ${reason}`, { cause }));
  const stop = (reason: string) => reject(new ThreadLimitError(`${task}: ${reason}`));
  const timer = setTimeout(() => stop(`not finished after ${maxMs} ms`), maxMs);
  worker.on('message', resolve);
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop('out of memory');
    else fail(`the thread failed: ${error.message}`, error);
  });
  worker.on('exit', () => fail('the thread ended without a result'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
