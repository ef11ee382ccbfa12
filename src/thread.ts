import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Runs a module in a thread of its own and returns the first message that it posts. The thread is ended in every case,
 * after `maxMs` at the latest. For work whose input is counted: V8 may end the whole process if a thread needs more memory than
 * its options allow. For other input, use `runChild`.
 * @throws {Error} that names the task, such as `drawing a statement`, if the thread takes too long, fails or ends
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
  const timer = setTimeout(() => fail(`not finished after ${maxMs} ms`), maxMs);
  worker.on('message', resolve);
  worker.on('error', (error) => fail(`the thread failed: ${error.message}`, error));
  worker.on('exit', () => fail('the thread ended without a result'));
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
