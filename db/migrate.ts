import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, Migrator, sql } from 'kysely';
import { isDistributed } from './cluster.ts';
import { keepDistributed } from './distribute.ts';
import { guardFunctions } from './distribution.ts';
import {
  BlockerWatch,
  describeSessions,
  findHolders,
  type MigrationWaits,
  migrationWaits,
} from './migration-waits.ts';
import { migrations as ownMigrations } from './migrations/index.ts';
import { listLivingProcesses } from './query/installation/service-process.ts';
import {
  appliedFunctions,
  appliedMigrations,
  functionTexts,
  type Migrations,
  readSchemaState,
  refuseConflict,
  SchemaError,
  textHash,
} from './schema-state.ts';
import { inTransaction, type Queryable } from './statement.ts';
import type { Database } from './table/index.ts';

export interface MigrationReport {
  readonly migrations: string[];
  readonly functions: string[];
}

/** A step after the migrations, with their locks and lock timeout: tables that another package owns. */
export interface FurtherStep {
  /** Begins a message, such as "The queue's tables". */
  readonly name: string;
  run(connection: Queryable): Promise<void>;
}

interface MigrationOptions {
  readonly migrations: Migrations;
  readonly further: FurtherStep | null;
  readonly waits: MigrationWaits;
  /** Takes a line without full stop that names the sessions for which the migration waits. */
  readonly onWait: (message: string) => void;
}

/**
 * Runs pending migrations and replaces changed SQL functions. Concurrent calls wait and find nothing to do. After a newer
 * version's migration, it changes nothing. Needs sessions: a pool that shares them between transactions does not do.
 * @throws {SchemaError} if this version can't use the database, or another session keeps a lock
 */
export async function migrate(
  db: Kysely<Database>,
  {
    migrations = ownMigrations,
    further = null,
    waits = migrationWaits,
    onWait = () => {},
  }: Partial<MigrationOptions> = {},
): Promise<MigrationReport> {
  return db.connection().execute(async (session) => {
    // A migration of a large table exceeds the statement timeout of requests.
    await sql`set statement_timeout = 0`.execute(session);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session);
    using watch = new BlockerWatch(db, rows[0]?.pid ?? 0, onWait);
    try {
      await sql`set lock_timeout = 0`.execute(session);
      await sql`set application_name = ${sql.lit(`sampan migration, process ${process.pid} of ${hostname()}`)}`.execute(
        session,
      );
      await lockMigrations(session, onWait);
      const report = await migrateOn(session, { migrations, waits, watch });
      if (further) {
        await sql`set lock_timeout = ${sql.lit(waits.lockMs)}`.execute(session);
        await watch.untilUnlocked(further.name, waits, () => further.run(inTransaction(session)));
      }
      return report;
    } finally {
      // Not `all`: Kysely's migrator has a lock of its own. A lost session has released its locks.
      await sql`select pg_advisory_unlock(hashtext('sampan migrate'))`.execute(session).catch(() => {});
      await sql`reset application_name`.execute(session).catch(() => {});
      await sql`reset lock_timeout`.execute(session).catch(() => {});
      await sql`reset statement_timeout`.execute(session).catch(() => {});
    }
  });
}

const lockPollMs = 250;

/**
 * Takes the lock of migrations. Polls: a session that waits in PostgreSQL has a snapshot, for which CREATE INDEX CONCURRENTLY
 * of the session with the lock would wait in turn. That is a deadlock.
 */
async function lockMigrations(session: Kysely<Database>, onWait: (message: string) => void): Promise<void> {
  for (let reported: number | undefined; ; ) {
    const { rows } = await sql<{ taken: boolean }>`
      select pg_try_advisory_lock(hashtext('sampan migrate')) as taken`.execute(session);
    if (rows[0]?.taken) return;
    const [holder] = await findHolders(session, 'sampan migrate');
    if (holder && holder.pid !== reported) {
      reported = holder.pid;
      onWait(
        `Another migration of this database is running, and this one waits for it: ${describeSessions([holder])}`,
      );
    }
    await delay(lockPollMs);
  }
}

async function migrateOn(
  session: Kysely<Database>,
  { migrations, waits, watch }: { migrations: Migrations; waits: MigrationWaits; watch: BlockerWatch },
): Promise<MigrationReport> {
  const state = await readSchemaState(session, migrations);
  refuseConflict(state);
  if (state.unknown.length > 0) return { migrations: [], functions: [] };
  const pending = Object.keys(migrations).filter((name) => state.pending.includes(name));
  await refuseSkippedRelease(session, pending, migrations);
  for (const name of pending) {
    const { inTransaction = true } = migrations[name] ?? {};
    // A statement outside of a transaction, such as CREATE INDEX CONCURRENTLY, waits for others and blocks none.
    await sql`set lock_timeout = ${sql.lit(inTransaction ? waits.lockMs : 0)}`.execute(session);
    const provider = { getMigrations: async () => migrations };
    const migrator = new Migrator({ db: session, provider, disableTransactions: !inTransaction });
    await watch.untilUnlocked(`Migration ${name}`, waits, async () => {
      const { error } = await migrator.migrateUp();
      if (error) throw error;
    });
  }
  await sql`set lock_timeout = ${sql.lit(waits.lockMs)}`.execute(session);
  const functions = await watch.untilUnlocked('The change of functions', waits, () =>
    applyFunctions(session),
  );
  return { migrations: pending, functions };
}

/**
 * A contract migration breaks the processes of versions that its own release no longer runs beside. After an upgrade that
 * skips a release, they may still run. @throws {SchemaError} if a process runs
 */
async function refuseSkippedRelease(
  session: Kysely<Database>,
  pending: readonly string[],
  migrations: Migrations,
): Promise<void> {
  const skipping = pending.filter((name) => pending.includes(migrations[name]?.contractAfter ?? ''));
  const isNew = (await appliedMigrations(session)).length === 0;
  if (skipping.length === 0 || isNew || (await listLivingProcesses(session)).length === 0) return;
  throw new SchemaError(
    `This upgrade skips a release, and processes of the old version are running: ${skipping.join(', ')} would break them. Upgrade to the release in between first, or stop every process, wait 20 s and migrate again. Nothing was changed.`,
  );
}

/** On a cluster, it also distributes what is new, in the same transaction. */
async function applyFunctions(db: Kysely<Database>): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('sampan functions'))`.execute(tx);
    // Functions call one another: bodies are checked when they run, so creation order doesn't matter.
    await sql`set local check_function_bodies = off`.execute(tx);
    await sql`create table if not exists sql_function (name text primary key, hash text not null)`.execute(
      tx,
    );
    const applied = await appliedFunctions(tx);
    const changed = [...functionTexts()].filter(([name, text]) => applied.get(name) !== textHash(text));
    const isCluster = await isDistributed(inTransaction(tx));
    for (const [name, text] of changed) {
      if (!isCluster || !guardFunctions.includes(name)) await sql.raw(text).execute(tx);
      await sql`insert into sql_function (name, hash) values (${name}, ${textHash(text)})
        on conflict (name) do update set hash = excluded.hash`.execute(tx);
    }
    if (isCluster) await keepDistributed(tx, { hasNewFunctions: changed.length > 0 });
    return changed.map(([name]) => name);
  });
}
