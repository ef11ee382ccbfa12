import { setTimeout as delay } from 'node:timers/promises';
import type { Job } from 'bullmq';
import { type BatchIdentity, keepBatch, takeDueBatches } from '../../db/query/batch/batch.ts';
import { placeDueOrders } from '../batch/place-orders.ts';
import type { WorkContext } from '../context.ts';
import { keepLeases } from '../lease.ts';
import { batchQueue, openQueue, openWorker, type QueueConnection } from '../queue/connection.ts';
import { QueueRelay } from '../queue/queue-relay.ts';

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

const whileKept = keepLeases<BatchIdentity>(
  { of: 'batches', leaseMs: keepSeconds * 1_000, maxWorkMs: Number.POSITIVE_INFINITY },
  async (db, batches) => {
    await Promise.all(batches.map((batch) => keepBatch(db, batch, keepSeconds)));
  },
);

/** Starts the worker of batches, and the poll that finds due ones. A lost job is added again when the mark of its batch expires. */
export function startBatches(context: WorkContext, connection: QueueConnection): AsyncDisposable {
  const { log, config, db } = context;
  const queue = openQueue(batchQueue, connection, log);
  const pace = createPace(config.batch.ordersPerSecond);
  let isStopping = false;
  const worker = openWorker(
    batchQueue,
    async (job: Job<BatchIdentity>) => {
      await placeForATurn(context, pace, job.data, () => isStopping);
      context.relay?.nudge();
    },
    connection,
    log,
    { concurrency },
  );
  const move = async () => {
    const due = await takeDueBatches(db, concurrency, keepSeconds);
    const opts = { removeOnComplete: true, removeOnFail: true };
    await queue.addBulk(due.map((data) => ({ name: 'place', data, opts })));
    db.noteSuccess();
    // More would only wait in the queue until their marks expire.
    return false;
  };
  const relay = new QueueRelay({ log, work: 'batches', pollMs, move });
  return {
    async [Symbol.asyncDispose]() {
      isStopping = true;
      await Promise.all([relay[Symbol.asyncDispose](), worker.close()]);
      await queue.close();
    },
  };
}

async function placeForATurn(
  context: WorkContext,
  pace: Pace,
  batch: BatchIdentity,
  isStopping: () => boolean,
): Promise<void> {
  const endAt = performance.now() + turnMs;
  await whileKept(context, batch, async () => {
    while (!isStopping() && performance.now() < endAt) {
      await pace(ordersAtOnce);
      if ((await placeDueOrders(context, batch, ordersAtOnce)) === 0) break;
      context.relay?.nudge();
    }
  });
  await keepBatch(context.db, batch, 0);
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
