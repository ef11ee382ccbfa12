import type { Queue, Worker } from 'bullmq';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { openQueue, openWorker, type QueueConnection } from '../queue/connection.ts';
import { copyRateDays } from './copy-rate-days.ts';
import { reapIdempotencyKeys } from './reap-idempotency-keys.ts';

const queueName = 'maintenance';

/** The recurring jobs of an installation; each runs once a period, whatever the number of workers. */
const jobs: Readonly<Record<string, { everySeconds: number; run: (db: Db) => Promise<number> }>> = {
  'copy-rate-days': { everySeconds: 10, run: copyRateDays },
  'reap-idempotency-keys': { everySeconds: 600, run: reapIdempotencyKeys },
};

export interface Maintenance extends AsyncDisposable {
  readonly queue: Queue;
  readonly worker: Worker;
}

/** Starts this process's share of the recurring jobs. */
export async function startMaintenance(
  db: Db,
  connection: QueueConnection,
  log: Logger,
): Promise<Maintenance> {
  const queue = openQueue(queueName, connection, log);
  for (const [name, { everySeconds }] of Object.entries(jobs)) {
    await queue.upsertJobScheduler(
      name,
      { every: everySeconds * 1000 },
      { name, opts: { removeOnComplete: true, removeOnFail: true } },
    );
  }
  const worker = openWorker(
    queueName,
    async (job) => {
      const rows = await jobs[job.name]?.run(db);
      log.debug({ job: job.name, rows }, 'job done');
    },
    connection,
    log,
  );
  return {
    queue,
    worker,
    async [Symbol.asyncDispose]() {
      await worker.close();
      await queue.close();
    },
  };
}
