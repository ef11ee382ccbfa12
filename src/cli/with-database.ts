import { openDb } from '../../db/client.ts';
import { startEmbeddedPostgres } from '../../db/embedded/start.ts';
import type { Config } from '../config/config.ts';
import { explainDatabaseError } from '../startup/database-error.ts';
import { ensureSchema } from './ensure-schema.ts';
import type { OpenDatabase } from './open-database.ts';
import { Interrupted } from './refusal.ts';
import { endSessions, rememberSessions } from './session-end.ts';

export interface Opening {
  /** `current`: refuse a schema of another version. `any`: accept every schema. */
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
