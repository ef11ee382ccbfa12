import type { Job, Queue } from 'bullmq';
import type { Logger } from 'pino';
import {
  batchQueue,
  firstAttemptQueue,
  maintenanceQueue,
  openQueue,
  type QueueConnection,
  retryQueue,
} from './connection.ts';

export interface QueueCounts {
  readonly queue: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
}

/** A job that failed, or that has been running for longer than any should. */
export interface StuckJob {
  readonly queue: string;
  readonly id: string;
  readonly name: string;
  readonly state: 'failed' | 'running';
  /** End of the failed attempt, or start of the running one. */
  readonly since: string;
  readonly attempts: number;
  readonly error: string | null;
  readonly data: unknown;
  /** A run of a schedule. */
  readonly isScheduled: boolean;
}

const queueNames: readonly string[] = [maintenanceQueue, firstAttemptQueue, retryQueue, batchQueue];

/** Lists at most this many jobs of a queue and state. */
const maxListed = 100;
/** A lock lasts 30 s; BullMQ ends a job whose lock was lost twice. */
const longRunMs = 60_000;

/** The job queues, for operators and metrics. Opens each at its first use. */
export class JobQueues implements AsyncDisposable {
  readonly #connection: QueueConnection;
  readonly #log: Logger;
  readonly #opened = new Map<string, Queue>();

  constructor(connection: QueueConnection, log: Logger) {
    this.#connection = connection;
    this.#log = log;
  }

  /** Counts the jobs of each queue. Jobs are wake-up signals; due deliveries are in the outbox. */
  count(): Promise<QueueCounts[]> {
    return Promise.all(
      queueNames.map(async (name) => {
        const counts = await this.#queue(name).getJobCounts('waiting', 'active', 'delayed');
        const { waiting = 0, active = 0, delayed = 0 } = counts;
        return { queue: name, waiting, active, delayed };
      }),
    );
  }

  /** Lists stuck jobs of every queue, newest first. */
  async listStuck(now: Date): Promise<StuckJob[]> {
    const found = await Promise.all(
      queueNames.map(async (name) => {
        const queue = this.#queue(name);
        const [failed, active] = await Promise.all([
          queue.getFailed(0, maxListed - 1),
          queue.getActive(0, maxListed - 1),
        ]);
        const long = active.filter(({ processedOn = 0 }) => processedOn < now.getTime() - longRunMs);
        return [
          ...failed.map((job) => stuckJob(name, job, 'failed')),
          ...long.map((job) => stuckJob(name, job, 'running')),
        ];
      }),
    );
    return found.flat().toSorted((a, b) => b.since.localeCompare(a.since));
  }

  /** Returns a failed job; undefined if there is none with this id. */
  findFailed(queue: string, id: string): Promise<StuckJob | undefined> {
    return this.#withFailed(queue, id, async (job) => stuckJob(queue, job, 'failed'));
  }

  /** Queues a failed job again. Returns false if it is not failed any more. */
  async retry(queue: string, id: string): Promise<boolean> {
    return (await this.#withFailed(queue, id, (job) => retryFailedJob(job))) ?? false;
  }

  /** Queues the failed jobs of a name again. Returns their number. */
  async retryAll(name: string, jobName: string): Promise<number> {
    if (!isQueueName(name)) return 0;
    const failed = await this.#queue(name).getFailed(0, maxListed - 1);
    const jobs = failed.filter((job) => job.name === jobName);
    const retried = await Promise.all(jobs.map((job) => retryFailedJob(job)));
    return retried.filter(Boolean).length;
  }

  /**
   * Removes a failed job; of a schedule also the earlier ones of the queue, because BullMQ removes no single run. Returns
   * false if it is not failed any more.
   */
  async discard(name: string, id: string): Promise<boolean> {
    const discarded = await this.#withFailed(name, id, async (job, queue) => {
      if (!job.repeatJobKey) return doneUnlessGone(job, () => job.remove());
      const age = Date.now() - (job.finishedOn ?? job.timestamp);
      return (await queue.clean(age, maxListed, 'failed')).includes(id);
    });
    return discarded ?? false;
  }

  async #withFailed<T>(
    name: string,
    id: string,
    run: (job: Job, queue: Queue) => Promise<T>,
  ): Promise<T | undefined> {
    if (!isQueueName(name)) return undefined;
    const queue = this.#queue(name);
    const job = await queue.getJob(id);
    return job && (await job.isFailed()) ? run(job, queue) : undefined;
  }

  #queue(name: string): Queue {
    let queue = this.#opened.get(name);
    if (!queue) {
      queue = openQueue(name, this.#connection, this.#log);
      this.#opened.set(name, queue);
    }
    return queue;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([...this.#opened.values()].map((queue) => queue.close()));
  }
}

function isQueueName(name: string): boolean {
  return queueNames.includes(name);
}

/** Queues a failed job again. Returns false if it is not failed any more. */
export function retryFailedJob(job: Job): Promise<boolean> {
  return doneUnlessGone(job, () => job.retry('failed'));
}

/** Another operator or worker may retry or remove the job at the same moment. */
async function doneUnlessGone(job: Job, change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (await job.isFailed()) throw error;
    return false;
  }
}

function stuckJob(queue: string, job: Job, state: StuckJob['state']): StuckJob {
  const {
    id = '',
    name,
    attemptsMade,
    attemptsStarted,
    failedReason,
    finishedOn,
    processedOn,
    timestamp,
  } = job;
  const since = (state === 'failed' ? finishedOn : processedOn) ?? timestamp;
  return {
    queue,
    id,
    name,
    state,
    since: new Date(since).toISOString(),
    attempts: Math.max(attemptsMade, attemptsStarted),
    error: failedReason || null,
    data: job.data,
    isScheduled: job.repeatJobKey !== undefined && job.repeatJobKey !== null,
  };
}
