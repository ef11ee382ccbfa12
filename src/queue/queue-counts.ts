import type { Logger } from 'pino';
import { freshQueue, lateQueue, maintenanceQueue, openQueue, type QueueConnection } from './connection.ts';

export interface QueueCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
}

export const queueNames: readonly string[] = [maintenanceQueue, freshQueue, lateQueue];

/** Counts the jobs of each queue. Jobs are wake-up signals; due deliveries are in the outbox. */
export async function countQueues(connection: QueueConnection, log: Logger): Promise<QueueCounts[]> {
  return Promise.all(
    queueNames.map(async (name) => {
      const queue = openQueue(name, connection, log);
      try {
        const {
          waiting = 0,
          active = 0,
          delayed = 0,
        } = await queue.getJobCounts('waiting', 'active', 'delayed');
        return { queue: name, waiting, active, delayed };
      } finally {
        await queue.close();
      }
    }),
  );
}
