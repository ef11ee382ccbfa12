import pg from 'pg';
import { type Db, openDb } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/start.ts';
import { type MigrationReport, migrate } from '../../db/migrate.ts';
import { terminateSessions } from '../../db/query/installation/server.ts';
import { readSchemaState, refuseConflict, SchemaError } from '../../db/schema-state.ts';
import type { Config } from '../config/config.ts';
import { invocation } from '../invocation.ts';
import { explainDatabaseError } from '../startup/service-process.ts';
import { Interrupted, Refusal } from './command-line.ts';

const connectTimeoutMs = 1_000;

/** Collects the server process IDs of the pool's connections as they are opened. */
function rememberSessions(pool: pg.Pool): ReadonlySet<number> {
  const sessions = new Set<number>();
  pool.on('connect', (client) => {
    // A connection that is terminated while in use emits an error. Without a listener, it would end the process.
    client.on('error', () => {});
    if ('processID' in client && typeof client.processID === 'number') sessions.add(client.processID);
  });
  return sessions;
}

/** Terminates our sessions on the server: after a mere close, a statement that waits for a lock would still run. */
async function endSessions(url: string, sessions: ReadonlySet<number>): Promise<void> {
  if (sessions.size === 0) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs });
  client.on('error', () => {});
  try {
    await client.connect();
    await terminateSessions(client, sessions);
    await client.end();
  } catch {
    // The server is unreachable, so there are no sessions to terminate.
  }
}

export interface OpenDatabase extends Db {
  readonly config: Config;
  readonly url: string;
  /** Data folder of the embedded server; null if DATABASE_URL names another server. */
  readonly dataDirectory: string | null;
}

export interface FullMigrationReport extends MigrationReport {
  /** BullMQ's schema version before and after; null if the queue is in Redis. */
  readonly queue: { readonly from: number; readonly to: number } | null;
}

/**
 * Migrates the schema, and the queue's tables if the queue is not in Redis. `onWait` takes a line that names the sessions
 * for which the migration waits. @throws {SchemaError} if this version can't use the database, or a session keeps a lock
 */
export async function migrateAll(
  { kysely, pool, config }: OpenDatabase,
  onWait?: (message: string) => void,
): Promise<FullMigrationReport> {
  const waiting = onWait ? { onWait } : {};
  if (config.redisUrl) return { ...(await migrate(kysely, waiting)), queue: null };
  // Loaded on demand: BullMQ takes as long to load as most commands run.
  const { queueMigration, queueVersion } = await import('../queue/connection.ts');
  const from = await queueVersion(pool);
  const report = await migrate(kysely, { ...waiting, further: queueMigration });
  return { ...report, queue: { from, to: await queueVersion(pool) } };
}

/** Migrates a new embedded database only. @throws {Refusal} or {SchemaError} if this version can't use the schema. */
async function ensureSchema(database: OpenDatabase): Promise<void> {
  const state = await readSchemaState(database.kysely);
  refuseConflict(state);
  const { empty, pending } = state;
  if (pending.length === 0) return;
  if (empty && database.dataDirectory) return void (await migrateAll(database));
  throw new Refusal(
    `The database schema is out of date (pending: ${pending.join(', ')}). Run \`${invocation} migrate\` first.`,
  );
}

interface Opening {
  /** `current`: refuse a schema that this version can't use. `any`: accept every schema. */
  readonly schema: 'current' | 'any';
  readonly signal: AbortSignal;
}

/** Opens the database, runs the work, closes it. @throws {Refusal}, {@link Interrupted} or the work's error. */
export async function withDatabase<T>(
  config: Config,
  { schema, signal }: Opening,
  work: (database: OpenDatabase) => Promise<T>,
): Promise<T> {
  await using stack = new AsyncDisposableStack();
  const { url, dataDirectory } = await findServer(config, stack, signal);
  const db = openDb({ url, poolSize: 2 });
  const sessions = rememberSessions(db.pool);
  // After a signal, closing the pool would wait for the work to end.
  stack.defer(() => (signal.aborted ? endSessions(url, sessions) : db[Symbol.asyncDispose]()));
  const database: OpenDatabase = { ...db, config, url, dataDirectory };
  try {
    return await Promise.race([rejectWhenAborted(signal), checkedWork()]);
  } catch (error) {
    if (error instanceof SchemaError) throw new Refusal(error.message);
    throw explainDatabaseError(error, config);
  }

  async function checkedWork(): Promise<T> {
    if (schema === 'current') await ensureSchema(database);
    return work(database);
  }
}

async function findServer(
  config: Config,
  stack: AsyncDisposableStack,
  signal: AbortSignal,
): Promise<{ url: string; dataDirectory: string | null }> {
  if (config.databaseUrl) return { url: config.databaseUrl, dataDirectory: null };
  const server = await startEmbeddedPostgres({ home: config.home, role: 'visitor' });
  stack.defer(() => server.stop());
  if (signal.aborted) throw new Interrupted();
  return server;
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(new Interrupted());
    signal.addEventListener('abort', () => reject(new Interrupted()), { once: true });
  });
}
