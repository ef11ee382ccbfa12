import {
  createIORedisClient,
  type Processor,
  Queue,
  RedisConnection,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import type { Logger } from 'pino';
import { createRedisClient } from '../redis.ts';
import { postgresBackend } from './postgres-backend.ts';

/** Redis if configured, else PostgreSQL (schema `bullmq`). */
export interface QueueConnection {
  readonly databaseUrl: string;
  /** A server, or the nodes of a Redis Cluster. */
  readonly redisUrl: string | null;
}

/** Two queues, so that retries don't delay first attempts to healthy endpoints. */
export const freshQueue = 'webhook-fresh';
export const lateQueue = 'webhook-late';

export const maintenanceQueue = 'maintenance';

/** A failed job is kept until an operator has seen it; a job that fails every 5 s must not fill the store. */
export const keepFailed = { removeOnComplete: true, removeOnFail: { count: 100 } } as const;

/** The hash tag keeps a queue's keys in one slot of a Redis Cluster. */
const redisPrefix = '{sampan}';

/** BullMQ's own 15 s would delay jobs after an outage, and the stop of a worker that no signal wakes. */
const retryDelayMs = 250;

// BullMQ opens and closes its clients itself, but would not open a cluster's from these options.
RedisConnection.clientFactory = ({ url = '', enableOfflineQueue: waits = true }) =>
  createIORedisClient(createRedisClient(url, { waits, maxRetries: waits ? null : 1 }));

/** Opens a queue to add jobs. A job only wakes a worker: the work is in our own tables. */
export function openQueue(name: string, connection: QueueConnection, log: Logger): Queue {
  // The two backends differ only in a type parameter that we don't use.
  const queue = connection.redisUrl
    ? new Queue(name, {
        connection: { url: connection.redisUrl, enableOfflineQueue: false },
        prefix: redisPrefix,
      })
    : (new Queue(name, { connection: {} }, postgresBackend(connection.databaseUrl)) as unknown as Queue);
  queue.on('error', (error) => log.warn({ err: error, queue: name }, 'Queue connection failed'));
  return queue;
}

export function openWorker(
  name: string,
  processor: Processor,
  connection: QueueConnection,
  log: Logger,
  options: Partial<WorkerOptions> = {},
): Worker {
  const shared = { runRetryDelay: retryDelayMs, ...options };
  const worker = connection.redisUrl
    ? new Worker(name, processor, {
        ...shared,
        connection: { url: connection.redisUrl, maxRetriesPerRequest: null },
        prefix: redisPrefix,
      })
    : (new Worker(
        name,
        processor,
        { ...shared, connection: {} },
        postgresBackend(connection.databaseUrl),
      ) as unknown as Worker);
  worker.on('error', (error) => log.warn({ err: error, queue: name }, 'Worker connection failed'));
  worker.on('failed', (job, error) => log.error({ err: error, queue: name, job: job?.name }, 'Job failed'));
  return worker;
}
