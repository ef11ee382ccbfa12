import { createLog } from '../../src/log/log.ts';
import { keepFailed, openQueue, openWorker, type QueueConnection } from '../../src/queue/connection.ts';

const log = createLog('silent');
const token = 'test';

/** Adds jobs to a queue and lets each attempt fail, without a running worker. */
export async function failJobs(
  name: string,
  connection: QueueConnection,
  jobs: readonly { readonly name: string; readonly error: string; readonly data?: unknown }[],
): Promise<void> {
  const queue = openQueue(name, connection, log);
  const worker = openWorker(name, async () => {}, connection, log, { autorun: false });
  for (const job of jobs) {
    await queue.add(job.name, job.data ?? {}, keepFailed);
    const taken = await worker.getNextJob(token, { block: false });
    await taken?.moveToFailed(new Error(job.error), token);
  }
  await worker.close();
  await queue.close();
}

/** Returns the waiting jobs of a queue. */
export async function waitingJobs(name: string, connection: QueueConnection): Promise<string[]> {
  const queue = openQueue(name, connection, log);
  const jobs = await queue.getWaiting();
  await queue.close();
  return jobs.map((job) => job.name);
}

/** Removes every job of a queue, because Redis is shared by test files. */
export async function emptyQueue(name: string, connection: QueueConnection): Promise<void> {
  const queue = openQueue(name, connection, log);
  await queue.obliterate({ force: true });
  await queue.close();
}
