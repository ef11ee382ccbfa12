import {
  createIORedisClient,
  LATEST_SCHEMA_VERSION,
  PostgresConnection,
  PostgresQueueBackend,
  type Processor,
  Queue,
  RedisConnection,
  runMigrations,
  Worker,
  type WorkerOptions,
} from 'bullmq';
import pg from 'pg';
import type { Logger } from 'pino';
import { connectionSocket, poolDefaults, silentMs } from '../../db/client.ts';
import type { FurtherStep } from '../../db/migrate.ts';
import { ping, readQueueVersion } from '../../db/query/installation/server.ts';
import { createRedisClient } from '../redis.ts';
import { cacheSuccess } from '../runtime.ts';

const queueSchema = 'bullmq';

/** A worker needs one of these connections to listen for jobs. */
const poolSize = 4;

/** Survives a restart of PostgreSQL. BullMQ's own connection has no early error listener and caches a failed start. */
class LastingConnection extends PostgresConnection {
  readonly #pool: pg.Pool;
  readonly #reach = cacheSuccess(async () => {
    await ping(this.#pool);
    setImmediate(() => this.emit('ready'));
  });

  constructor(pool: pg.Pool) {
    // BullMQ's type of a pool has an index signature that it does not use.
    super(pool as unknown as PostgresConnection['pool']);
    this.#pool = pool;
  }

  /** The migration at the start of the process has checked the schema's version. */
  override waitUntilReady(): Promise<void> {
    return this.#reach();
  }

  override async close(): Promise<void> {
    await super.close();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** Returns the backend that BullMQ's Queue and Worker take, for a database. */
function postgresBackend(databaseUrl: string) {
  return (name: string, options: ConstructorParameters<typeof PostgresQueueBackend>[2]) =>
    new PostgresQueueBackend(new LastingConnection(openPool(databaseUrl)), name, options);
}

const failureDelayMs = 250;

/** Delays a connection error, because BullMQ reconnects in a loop that would block the event loop. */
class PausingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const connect = this.connect.bind(this) as (callback: (error?: Error) => void) => void;
    // The pool passes a callback; it does not use the promise.
    this.connect = ((callback: (error?: Error) => void) =>
      connect((error) => {
        if (error) setTimeout(callback, failureDelayMs, error);
        else callback();
      })) as typeof this.connect;
  }
}

function openPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({
    ...poolDefaults,
    Client: PausingClient,
    connectionString,
    max: poolSize,
    stream: () => connectionSocket(0),
    // A listening connection is silent while there are no jobs. TCP keep-alive detects that it is dead.
    query_timeout: silentMs,
    options: `-c search_path=${queueSchema} -c statement_timeout=30000`,
  });
  // The error of a broken connection also reaches its query. Without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Redis if configured, else PostgreSQL (schema `bullmq`). */
export interface QueueConnection {
  readonly databaseUrl: string;
  /** A server, the nodes of a Redis Cluster, or Sentinels. */
  readonly redisUrl: string | null;
}

/** Two queues, so that retries don't delay first attempts to healthy endpoints. */
export const firstAttemptQueue = 'webhook-fresh';
export const retryQueue = 'webhook-late';

export const maintenanceQueue = 'maintenance';

export const batchQueue = 'shipment-batch';

/** A failed job is kept until an operator has seen it; a job that fails every 5 s must not fill the store. */
export const maxFailed = 100;
export const keepFailed = { removeOnComplete: true, removeOnFail: { count: maxFailed } } as const;

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

export const latestQueueVersion: number = LATEST_SCHEMA_VERSION;

export function queueVersion(pool: pg.Pool): Promise<number> {
  return readQueueVersion(pool, queueSchema);
}

/** Migrates BullMQ's tables after our own; BullMQ does not do so itself. */
export const queueMigration: FurtherStep = {
  name: "The migration of the queue's tables",
  async run(connection) {
    // BullMQ changes its table of versions even if there is nothing to do.
    if ((await readQueueVersion(connection, queueSchema)) >= latestQueueVersion) return;
    await runMigrations(connection as Parameters<typeof runMigrations>[0], queueSchema);
  },
};
