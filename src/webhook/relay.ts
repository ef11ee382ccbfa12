import { setTimeout as sleep } from 'node:timers/promises';
import type { Queue } from 'bullmq';
import type { Logger } from 'pino';
import type { Db } from '../../db/client.ts';
import { correctFutureDeliveries } from '../../db/query/installation/future-dates.ts';
import {
  type DueDelivery,
  releaseDeliveries,
  takeDueDeliveries,
} from '../../db/query/webhook/webhook-outbox.ts';
import type { RetrySchedule } from '../config/retry-schedule.ts';
import { crashpoint } from '../crashpoint.ts';
import { freshQueue, lateQueue, openQueue, type QueueConnection } from '../queue/connection.ts';

const batch = 200;
/** So many deliveries of one endpoint share a job, and what a job costs the queue. */
export const mostAJob = 8;
/** Between two rounds that found less than a batch. */
const restMs = 10;
/** The database's clock has been set back when it is so far behind the last round's. */
const setBackMs = 1_000;
const discarded = { removeOnComplete: true, removeOnFail: true };

/** Whoever has committed an event says so, so that it needn't wait for the next poll. */
export interface Relay {
  nudge(afterMs?: number): void;
}

export interface RelayOptions {
  readonly db: Db;
  readonly log: Logger;
  readonly connection: QueueConnection;
  readonly requeueMs: number;
  readonly leaseMs: number;
  readonly schedule: RetrySchedule;
  /** Null: this process takes what it is nudged for, and leaves the rest to others. */
  readonly pollMs: number | null;
}

/**
 * Moves due deliveries from the outbox to the queue. The outbox is the truth: whatever the queue loses, forgets or
 * doubles is queued again, or found done.
 */
export class OutboxRelay implements Relay, AsyncDisposable {
  readonly #options: RelayOptions;
  readonly #fresh: Queue;
  readonly #late: Queue;
  #running: Promise<void> | null = null;
  #again = false;
  #closed = false;
  #poll: NodeJS.Timeout | undefined;
  readonly #nudges = new Set<NodeJS.Timeout>();
  /** The database's clock at the last round, in ms; Infinity: there was none, and nobody knows how it stood before. */
  #clockMs = Number.POSITIVE_INFINITY;

  constructor(options: RelayOptions) {
    this.#options = options;
    this.#fresh = openQueue(freshQueue, options.connection, options.log);
    this.#late = openQueue(lateQueue, options.connection, options.log);
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
      this.#running = this.#run().finally(() => {
        this.#running = null;
        // Said just as the last round ended.
        if (this.#again) this.nudge();
      });
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#poll);
    for (const timer of this.#nudges) clearTimeout(timer);
    await this.#running;
    await Promise.all([this.#fresh.close(), this.#late.close()]);
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
        // While deliveries end all the time, a round for each would cost more than they do.
        if (taken < batch) await sleep(restMs);
        this.#again = false;
        taken = await this.#move();
      }
    } catch (error) {
      this.#again = false;
      this.#options.log.warn({ err: error }, 'due deliveries could not be queued; the next poll tries again');
    }
  }

  async #move(): Promise<number> {
    const { db, requeueMs } = this.#options;
    const { due, clockMs } = await takeDueDeliveries(db, batch, requeueMs);
    const isSetBack = clockMs < this.#clockMs - setBackMs;
    this.#clockMs = clockMs;
    if (isSetBack && (await correctFutureDeliveries(db, this.#options)) > 0) this.#again = true;
    if (due.length === 0) return 0;
    crashpoint('relay-after-take');
    try {
      await Promise.all([
        wake(
          this.#fresh,
          due.filter(({ late }) => !late),
        ),
        wake(
          this.#late,
          due.filter(({ late }) => late),
        ),
      ]);
    } catch (error) {
      await releaseDeliveries(
        db,
        due.map(({ id }) => id),
      );
      throw error;
    }
    return due.length;
  }
}

/** A job: deliveries of one endpoint, so that one which hangs keeps no other's waiting. */
export interface DeliveryJob {
  readonly ids: readonly string[];
}

async function wake(queue: Queue<DeliveryJob>, deliveries: readonly DueDelivery[]): Promise<void> {
  if (deliveries.length === 0) return;
  await queue.addBulk(jobsOf(deliveries).map((data) => ({ name: 'deliver', data, opts: discarded })));
}

function jobsOf(deliveries: readonly DueDelivery[]): DeliveryJob[] {
  const byEndpoint = [...Map.groupBy(deliveries, ({ endpoint }) => endpoint).values()];
  return byEndpoint.flatMap((own) => {
    const ids = own.map(({ id }) => id);
    const count = Math.ceil(ids.length / mostAJob);
    return Array.from({ length: count }, (_, job) => ({
      ids: ids.slice(job * mostAJob, (job + 1) * mostAJob),
    }));
  });
}
