import { PostgresConnection, PostgresQueueBackend } from 'bullmq';
import pg from 'pg';
import { poolDefaults, silentMs } from '../../db/client.ts';
import { ping } from '../../db/query/installation/server.ts';
import { onceResolved } from '../once-resolved.ts';

export const queueSchema = 'bullmq';

/** One of them listens for new jobs for as long as a worker lives. */
const poolSize = 4;

/**
 * BullMQ's connection to Postgres, so that no restart of the server ends or wedges the process. Left to itself BullMQ
 * listens on a client whose errors nobody hears until it is connected, and remembers a failed start for ever.
 */
class LastingConnection extends PostgresConnection {
  readonly #pool: pg.Pool;
  readonly #reach = onceResolved(async () => {
    await ping(this.#pool);
    setImmediate(() => this.emit('ready'));
  });

  constructor(pool: pg.Pool) {
    // BullMQ's own types of a pool want an index signature, which it never looks at.
    super(pool as unknown as PostgresConnection['pool']);
    this.#pool = pool;
  }

  /** The schema's version was checked when the process started, by the migration. */
  override waitUntilReady(): Promise<void> {
    return this.#reach();
  }

  override async close(): Promise<void> {
    await super.close();
    if (!this.#pool.ending) await this.#pool.end();
  }
}

/** Opens BullMQ's tables in a database, as its Queue and Worker ask for their backend. */
export function postgresBackend(databaseUrl: string) {
  return (name: string, options: ConstructorParameters<typeof PostgresQueueBackend>[2]) =>
    new PostgresQueueBackend(new LastingConnection(openPool(databaseUrl)), name, options);
}

const failurePauseMs = 250;

/**
 * Tells of a failed connection after a pause. BullMQ's workers try again at once when one fails for want of a file
 * descriptor; such failures need no turn of the event loop, so that nothing else would ever run.
 */
class PausingClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const connect = this.connect.bind(this) as (callback: (error?: Error) => void) => void;
    // The pool connects with a callback, never for a promise.
    this.connect = ((callback: (error?: Error) => void) =>
      connect((error) => {
        if (error) setTimeout(callback, failurePauseMs, error);
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
    // The one that listens is silent for as long as there is no job; its keep-alive finds out when it is dead.
    query_timeout: silentMs,
    options: `-c search_path=${queueSchema} -c statement_timeout=30000`,
  });
  // A connection that breaks while it is lent out tells its query too; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
