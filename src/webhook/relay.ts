import { setTimeout as sleep } from 'node:timers/promises';
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
import type { Relay } from '../context.ts';
import {
  firstAttemptQueue,
  keepFailed,
  openQueue,
  type QueueConnection,
  retryQueue,
} from '../queue/connection.ts';
import { tracing } from '../telemetry/tracing.ts';

const batch = 200;
/** Maximum deliveries per job, all of one endpoint. They share the job's cost in the queue. */
export const maxDeliveriesPerJob = 8;
/** Delay between two rounds while fewer deliveries than a batch are due. */
const roundDelayMs = 10;
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

/** Moves due deliveries from the outbox to the queue. The outbox is the truth: lost jobs are queued again. */
export class OutboxRelay implements Relay, AsyncDisposable {
  readonly #options: RelayOptions;
  readonly #firstAttempts: Queue;
  readonly #retries: Queue;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #poll: NodeJS.Timeout | undefined;
  readonly #nudges = new Set<NodeJS.Timeout>();
  /** The database's clock at the last round, in ms; Infinity before the first round. */
  #clockMs = Number.POSITIVE_INFINITY;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#firstAttempts = openQueue(firstAttemptQueue, options.connection, options.log);
    this.#retries = openQueue(retryQueue, options.connection, options.log);
    this.#schedulePoll();
  }

  nudge(afterMs = 0): void {
    if (this.#closed) return;
    if (afterMs > 0) {
      const timer = setTimeout(() => {
        this.#nudges.delete(timer);
        this.nudge();
      }, afterMs);
      this.#nudges.add(timer);
    } else if (this.#running) {
      this.#again = true;
    } else {
      this.#running = tracing()
        .outsideTrace(() => this.#run())
        .finally(() => {
          this.#running = null;
          // A nudge may arrive after the round's last check.
          if (this.#again) this.nudge();
        });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#poll);
    for (const timer of this.#nudges) clearTimeout(timer);
    await this.#running;
    await Promise.all([this.#firstAttempts.close(), this.#retries.close()]);
  }

  #schedulePoll(): void {
    const { pollMs } = this.#options;
    if (pollMs === null) return;
    this.#poll = setTimeout(async () => {
      this.nudge();
      await this.#running;
      if (!this.#closed) this.#schedulePoll();
    }, pollMs);
  }

  async #run(): Promise<void> {
    try {
      for (let taken = batch; taken === batch || this.#again; ) {
        // The delay lets several nudges share a round.
        if (taken < batch) await sleep(roundDelayMs);
        this.#again = false;
        taken = await this.#move();
      }
    } catch (error) {
      this.#again = false;
      this.#options.log.warn({ err: error }, 'Due deliveries could not be queued; the next poll retries');
    }
  }

  async #move(): Promise<number> {
    const { db, requeueMs } = this.#options;
    const { due, clockMs } = await takeDueDeliveries(db, batch, requeueMs);
    const isSetBack = clockMs < this.#clockMs - clockSetBackMs;
    this.#clockMs = clockMs;
    if (isSetBack && (await correctFutureDeliveries(db, this.#options)) > 0) this.#again = true;
    if (due.length === 0) return 0;
    crashpoint('relay-after-take');
    try {
      await Promise.all([
        wake(
          this.#firstAttempts,
          due.filter(({ late }) => !late),
        ),
        wake(
          this.#retries,
          due.filter(({ late }) => late),
        ),
      ]);
    } catch (error) {
      await releaseDeliveries(db, due);
      throw error;
    }
    return due.length;
  }
}

/** All deliveries of a job have the same endpoint, so that a hanging endpoint delays only its own. */
export interface DeliveryJob {
  readonly accountId: string;
  readonly ids: readonly string[];
}

async function wake(queue: Queue<DeliveryJob>, deliveries: readonly DueDelivery[]): Promise<void> {
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
