import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { crashpoint } from '../../db/crashpoint.ts';
import { correctFutureDeliveries } from '../../db/query/installation/clock.ts';
import {
  type DueDelivery,
  releaseDeliveries,
  takeDueDeliveries,
} from '../../db/query/webhook/webhook-claim.ts';
import type { RetrySchedule } from '../config/config.ts';
import {
  firstAttemptQueue,
  keepFailed,
  openQueue,
  type QueueConnection,
  retryQueue,
} from '../queue/connection.ts';
import { QueueRelay, type Relay } from '../queue/queue-relay.ts';

const chunkSize = 200;
/** Maximum deliveries per job, all of one endpoint. They share the job's cost in the queue. */
export const maxDeliveriesPerJob = 8;
/** If the database's clock is this far behind the last round's, it was set back. */
const clockSetBackMs = 1_000;

interface RelayOptions {
  readonly db: Db;
  readonly log: Logger;
  readonly connection: QueueConnection;
  readonly requeueMs: number;
  readonly leaseMs: number;
  readonly schedule: RetrySchedule;
  /** Null: only nudges start a round; the workers poll. */
  readonly pollMs: number | null;
}

/** Moves due deliveries from the outbox to the queue. */
export class OutboxRelay implements Relay, AsyncDisposable {
  readonly #options: RelayOptions;
  readonly #firstAttempts: Queue;
  readonly #retries: Queue;
  readonly #relay: QueueRelay;
  /** The database's clock at the last round, in ms; Infinity before the first round. */
  #clockMs = Number.POSITIVE_INFINITY;

  constructor(options: RelayOptions) {
    const { log, pollMs } = options;
    this.#options = options;
    this.#firstAttempts = openQueue(firstAttemptQueue, options.connection, log);
    this.#retries = openQueue(retryQueue, options.connection, log);
    this.#relay = new QueueRelay({ log, work: 'deliveries', pollMs, move: () => this.#move() });
  }

  nudge(afterMs = 0): void {
    this.#relay.nudge(afterMs);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#relay[Symbol.asyncDispose]();
    await Promise.all([this.#firstAttempts.close(), this.#retries.close()]);
  }

  async #move(): Promise<boolean> {
    const { db, requeueMs } = this.#options;
    const { due, clockMs } = await takeDueDeliveries(db, chunkSize, requeueMs);
    const isSetBack = clockMs < this.#clockMs - clockSetBackMs;
    this.#clockMs = clockMs;
    const isCorrected = isSetBack && (await correctFutureDeliveries(db, this.#options)) > 0;
    if (due.length === 0) return isCorrected;
    crashpoint('relay-after-take');
    try {
      await Promise.all([
        wakeWorkers(
          this.#firstAttempts,
          due.filter(({ late }) => !late),
        ),
        wakeWorkers(
          this.#retries,
          due.filter(({ late }) => late),
        ),
      ]);
    } catch (error) {
      await releaseDeliveries(db, due);
      throw error;
    }
    return isCorrected || due.length === chunkSize;
  }
}

/** All deliveries of a job have the same endpoint, so that a hanging endpoint delays only its own. */
export interface DeliveryJob {
  readonly accountId: string;
  readonly ids: readonly string[];
}

async function wakeWorkers(queue: Queue<DeliveryJob>, deliveries: readonly DueDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await queue.addBulk(toJobs(deliveries).map((data) => ({ name: 'deliver', data, opts: keepFailed })));
}

function toJobs(deliveries: readonly DueDelivery[]): DeliveryJob[] {
  const byEndpoint = [...Map.groupBy(deliveries, ({ endpoint }) => endpoint).values()];
  return byEndpoint.flatMap((own) => {
    const ids = own.map(({ id }) => id);
    const count = Math.ceil(ids.length / maxDeliveriesPerJob);
    return Array.from({ length: count }, (_, job) => ({
      accountId: own[0]?.account_id ?? '',
      ids: ids.slice(job * maxDeliveriesPerJob, (job + 1) * maxDeliveriesPerJob),
    }));
  });
}
