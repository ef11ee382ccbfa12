import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from 'bullmq';
import { type BatchKey, keepBatch, takeDueBatches } from '../../db/query/batch/batch.ts';
import { placeDueOrders } from '../batch/place-orders.ts';
import type { WorkContext } from '../context.ts';
import { batchQueue, openQueue, openWorker, type QueueConnection } from '../queue/connection.ts';

/** Connections of batches, few: single bookings keep the rest of the pool. */
export const batchBulkhead = { maxConnections: 3 } as const;

const pollMs = 500;
/** Batches that a process works on at the same time, each of another account. */
const concurrency = 4;
/** Orders of a batch that are placed together: they share statements. */
const ordersAtOnce = 8;
/** After this time, another batch of the queue has its turn. */
const turnMs = 5_000;
/** A worker keeps its batch for this long. If it dies, another one takes the batch then. */
const keepSeconds = 6;

/**
 * Starts the worker of batches, and the poll that finds due ones. The tables are the truth: a lost job is added again when
 * the mark of its batch expires.
 */
export function startBatches(context: WorkContext, connection: QueueConnection): AsyncDisposable {
  const { log, config, db } = context;
  const queue = openQueue(batchQueue, connection, log);
  const pace = createPace(config.batch.ordersPerSecond);
  let isStopping = false;
  const worker = openWorker(
    batchQueue,
    async (job: Job<BatchKey>) => {
      await placeForATurn(context, pace, job.data, () => isStopping);
      context.relay?.nudge();
    },
    connection,
    log,
    { concurrency },
  );
  const polling = (async () => {
    while (!isStopping) {
      try {
        const due = await takeDueBatches(db, concurrency, keepSeconds);
        await queue.addBulk(
          due.map((data) => ({ name: 'place', data, opts: { removeOnComplete: true, removeOnFail: true } })),
        );
        db.noteSuccess();
      } catch (error) {
        log.warn({ err: error }, 'Due batches could not be queued; the next poll retries');
      }
      await delay(pollMs);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await Promise.all([polling, worker.close()]);
      await queue.close();
    },
  };
}

async function placeForATurn(
  context: WorkContext,
  pace: Pace,
  batch: BatchKey,
  isStopping: () => boolean,
): Promise<void> {
  const { db, log } = context;
  const endAt = performance.now() + turnMs;
  const timer = setInterval(
    () => {
      keepBatch(db, batch, keepSeconds).catch((error: unknown) =>
        log.warn({ err: error, batch: batch.id }, 'A batch could not be kept'),
      );
    },
    (keepSeconds * 1000) / 3,
  );
  try {
    while (!isStopping() && performance.now() < endAt) {
      await pace(ordersAtOnce);
      if ((await placeDueOrders(context, batch, ordersAtOnce)) === 0) break;
      context.relay?.nudge();
    }
  } finally {
    clearInterval(timer);
  }
  await keepBatch(db, batch, 0);
}

/** Waits until that many orders may begin. */
type Pace = (orders: number) => Promise<void>;

/** Batches of a process share its pace. A pause is not made up for, so that single bookings never meet a burst. */
function createPace(ordersPerSecond: number): Pace {
  let next = 0;
  return async (orders) => {
    const now = performance.now();
    const at = Math.max(now, next);
    next = at + (1000 * orders) / ordersPerSecond;
    if (at > now) await delay(at - now);
  };
}
