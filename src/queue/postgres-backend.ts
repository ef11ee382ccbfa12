import { PostgresConnection, PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import { connectionSocket, poolDefaults, silentMs } from '../../db/client.ts';
import { ping } from '../../db/query/installation/server.ts';
import { cacheSuccess } from '../runtime.ts';

export const queueSchema = 'bullmq';

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
export function postgresBackend(databaseUrl: string) {
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
