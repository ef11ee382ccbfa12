import { createPostgresBackend, type Processor, Queue, Worker, type WorkerOptions } from 'bullmq';
import type { Logger } from 'pino';

/** Where the queue lives: Redis when one is configured, else the database (schema `bullmq`). */
export interface QueueConnection {
  readonly databaseUrl: string;
  readonly redisUrl: string | null;
}

/** One tag, so that all keys of a queue stay in one slot of a Redis Cluster. */
const redisPrefix = '{sampan}';

/** Opens the producing side of a queue. A job is only a wake-up signal: the truth is in our own rows. */
export function openQueue(name: string, connection: QueueConnection, log: Logger): Queue {
  // The two backends differ in a type parameter that no caller of ours looks at.
  const queue = connection.redisUrl
    ? new Queue(name, {
        connection: { url: connection.redisUrl, enableOfflineQueue: false },
        prefix: redisPrefix,
      })
    : (new Queue(name, { connection: postgresOf(connection) }, createPostgresBackend) as unknown as Queue);
  queue.on('error', (error) => log.warn({ err: error, queue: name }, 'queue connection'));
  return queue;
}

/** Opens a worker of a queue. */
export function openWorker(
  name: string,
  processor: Processor,
  connection: QueueConnection,
  log: Logger,
  options: Partial<WorkerOptions> = {},
): Worker {
  const worker = connection.redisUrl
    ? new Worker(name, processor, {
        ...options,
        connection: { url: connection.redisUrl, maxRetriesPerRequest: null },
        prefix: redisPrefix,
      })
    : (new Worker(
        name,
        processor,
        { ...options, connection: postgresOf(connection) },
        createPostgresBackend,
      ) as unknown as Worker);
  worker.on('error', (error) => log.warn({ err: error, queue: name }, 'worker connection'));
  worker.on('failed', (job, error) => log.error({ err: error, queue: name, job: job?.name }, 'job failed'));
  return worker;
}

export const queueSchema = 'bullmq';

function postgresOf(connection: QueueConnection) {
  return { connectionString: connection.databaseUrl, schema: queueSchema, max: 3 };
}
