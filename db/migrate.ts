import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, Migrator, sql } from 'kysely';
import { isDistributed } from './cluster.ts';
import { keepDistributed } from './distribute.ts';
import { guardFunctions } from './distribution.ts';
import { migrations } from './migrations/index.ts';
import { inTransaction } from './statement.ts';
import type { Database } from './table/index.ts';

const functionFolder = path.join(import.meta.dirname, 'function');

/** A version of Sampan that this one does not know migrated the database. */
export class SchemaVersionError extends Error {}

export interface MigrationReport {
  readonly migrations: string[];
  readonly functions: string[];
}

/** Runs pending migrations and creates changed SQL functions. Concurrent processes wait and find nothing to do. */
export async function migrate(db: Kysely<Database>): Promise<MigrationReport> {
  return db.connection().execute(async (connection) => {
    // A migration of a large table exceeds the statement timeout of requests.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      return await migrateOn(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function migrateOn(db: Kysely<Database>): Promise<MigrationReport> {
  const unknown = await unknownMigrations(db);
  if (unknown.length > 0) {
    const { problem, remedy } = explainUnknownMigrations(unknown);
    throw new SchemaVersionError(`${problem}. ${remedy}.`);
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error)
    throw new Error(`migration failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  return {
    migrations: (results ?? []).map((result) => result.migrationName),
    functions: await applyFunctions(db),
  };
}

/** Returns the names of applied migrations, including those of other versions, oldest first. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Returns the names of applied migrations that this version does not have, oldest first. */
export async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  return (await appliedMigrations(db)).filter((name) => !(name in migrations));
}

/** Explains why this version cannot use a database with these migrations. Each sentence lacks its full stop. */
export function explainUnknownMigrations(unknown: readonly string[]): { problem: string; remedy: string } {
  const [baseline = ''] = Object.keys(migrations);
  const [oldest = ''] = unknown;
  if (oldest < baseline)
    return {
      problem: `A version from before the first release made the database (migrations from ${oldest} on; this version begins with ${baseline})`,
      remedy:
        'Set DATABASE_URL to an empty database. If DATABASE_URL is not set, move the folder of SAMPAN_HOME (.sampan) away',
    };
  return {
    problem: `A newer version of Sampan migrated the database (${unknown.join(', ')})`,
    remedy: 'Use that version, or restore a backup',
  };
}

/** Returns the names of pending migrations or, if none are, `function NAME` for each changed function. */
export async function pendingMigrations(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const pending = (await migrator.getMigrations())
    .filter((migration) => !migration.executedAt)
    .map((migration) => migration.name);
  if (pending.length > 0) return pending;
  const applied = await appliedFunctions(db);
  return [...functionTexts()]
    .filter(([name, text]) => applied.get(name) !== hash(text))
    .map(([name]) => `function ${name}`);
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
    const changed = [...functionTexts()].filter(([name, text]) => applied.get(name) !== hash(text));
    const isCluster = await isDistributed(inTransaction(tx));
    for (const [name, text] of changed) {
      if (!isCluster || !guardFunctions.includes(name)) await sql.raw(text).execute(tx);
      await sql`insert into sql_function (name, hash) values (${name}, ${hash(text)})
        on conflict (name) do update set hash = excluded.hash`.execute(tx);
    }
    if (isCluster) await keepDistributed(tx, { hasNewFunctions: changed.length > 0 });
    return changed.map(([name]) => name);
  });
}

async function appliedFunctions(db: Kysely<Database>): Promise<Map<string, string>> {
  const { rows: tables } = await sql`select from pg_class where oid = to_regclass('sql_function')`.execute(
    db,
  );
  if (tables.length === 0) return new Map();
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from sql_function`.execute(db);
  return new Map(rows.map((row) => [row.name, row.hash]));
}

function functionTexts(): Map<string, string> {
  const files = readdirSync(functionFolder).filter((file) => file.endsWith('.sql'));
  return new Map(
    files
      .sort()
      .map((file) => [path.basename(file, '.sql'), readFileSync(path.join(functionFolder, file), 'utf8')]),
  );
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
