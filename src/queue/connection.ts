import {
  createIORedisClient,
  type Processor,
  Queue,
  RedisConnection,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import type { Logger } from 'pino';
import { createRedisClient } from '../redis/redis-client.ts';
import { postgresBackend } from './postgres-backend.ts';

/** Where the queue lives: Redis when one is configured, else the database (schema `bullmq`). */
export interface QueueConnection {
  readonly databaseUrl: string;
  /** One server's address, or several nodes' of a Redis Cluster. */
  readonly redisUrl: string | null;
}

/** The queues that wake delivery workers: first attempts of endpoints that are well, and everything else. */
export const freshQueue = 'webhook-fresh';
export const lateQueue = 'webhook-late';

/** One tag, so that all keys of a queue stay in one slot of a Redis Cluster. */
const redisPrefix = '{sampan}';

// BullMQ makes its clients, and closes them, by itself; of options it would make no cluster's.
RedisConnection.clientFactory = ({ url = '', enableOfflineQueue: waits = true }) =>
  createIORedisClient(createRedisClient(url, { waits, maxRetries: waits ? null : 1 }));

/** Opens the producing side of a queue. A job is only a wake-up signal: the truth is in our own rows. */
export function openQueue(name: string, connection: QueueConnection, log: Logger): Queue {
  // The two backends differ in a type parameter that no caller of ours looks at.
  const queue = connection.redisUrl
    ? new Queue(name, {
        connection: { url: connection.redisUrl, enableOfflineQueue: false },
        prefix: redisPrefix,
      })
    : (new Queue(name, { connection: {} }, postgresBackend(connection.databaseUrl)) as unknown as Queue);
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
        { ...options, connection: {} },
        postgresBackend(connection.databaseUrl),
      ) as unknown as Worker);
  worker.on('error', (error) => log.warn({ err: error, queue: name }, 'worker connection'));
  worker.on('failed', (job, error) => log.error({ err: error, queue: name, job: job?.name }, 'job failed'));
  return worker;
}
