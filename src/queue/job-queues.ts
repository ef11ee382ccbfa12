import type { Job, Queue } from 'bullmq';
import type { Logger } from 'pino';
import { openQueue, type QueueConnection } from './connection.ts';
import { countQueues, type QueueCounts, queueNames } from './queue-counts.ts';

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

/** Lists at most this many jobs of a queue and state. */
const maxListed = 100;
/** A lock lasts 30 s; BullMQ ends a job whose lock was lost twice. */
const longRunMs = 60_000;

/** The job queues, for operators. Each call opens a queue and closes it. */
export class JobQueues {
  readonly #connection: QueueConnection;
  readonly #log: Logger;

  constructor(connection: QueueConnection, log: Logger) {
    this.#connection = connection;
    this.#log = log;
  }

  count(): Promise<QueueCounts[]> {
    return countQueues(this.#connection, this.#log);
  }

  /** Lists stuck jobs of every queue, newest first. */
  async listStuck(now: Date): Promise<StuckJob[]> {
    const found = await Promise.all(
      queueNames.map((name) =>
        this.#with(name, async (queue) => {
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
      ),
    );
    return found.flat().toSorted((a, b) => b.since.localeCompare(a.since));
  }

  /** Returns a failed job; undefined if there is none with this id. */
  findFailed(queue: string, id: string): Promise<StuckJob | undefined> {
    return this.#withFailed(queue, id, async (job) => stuckJob(queue, job, 'failed'));
  }

  /** Queues a failed job again. Returns false if it is not failed any more. */
  async retry(queue: string, id: string): Promise<boolean> {
    return (
      (await this.#withFailed(queue, id, (job) => doneUnlessGone(job, () => job.retry('failed')))) ?? false
    );
  }

  /** Queues the failed jobs of a name again. Returns their number. */
  async retryAll(name: string, jobName: string): Promise<number> {
    if (!isQueueName(name)) return 0;
    return this.#with(name, async (queue) => {
      const jobs = (await queue.getFailed(0, maxListed - 1)).filter((job) => job.name === jobName);
      const retried = await Promise.all(jobs.map((job) => doneUnlessGone(job, () => job.retry('failed'))));
      return retried.filter(Boolean).length;
    });
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
    return this.#with(name, async (queue) => {
      const job = await queue.getJob(id);
      return job && (await job.isFailed()) ? run(job, queue) : undefined;
    });
  }

  async #with<T>(name: string, run: (queue: Queue) => Promise<T>): Promise<T> {
    const queue = openQueue(name, this.#connection, this.#log);
    try {
      return await run(queue);
    } finally {
      await queue.close();
    }
  }
}

function isQueueName(name: string): boolean {
  return queueNames.includes(name);
}

/** Another operator may retry or remove the job at the same moment. */
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
