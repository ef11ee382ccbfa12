import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrations as ownMigrations, type SchemaMigration } from './migrations/index.ts';
import type { Database } from './table/index.ts';

export type Migrations = Readonly<Record<string, SchemaMigration>>;

/** This version can't use or migrate the database now. The message says why, and what to do. */
export class SchemaError extends Error {}

/** The schema of a database, compared with that of this version of Sampan. */
export interface SchemaState {
  readonly empty: boolean;
  /** Migrations that this version would apply or, if there are none, `function NAME` for each function it would replace. */
  readonly pending: readonly string[];
  /** Applied migrations that this version does not know, oldest first. */
  readonly unknown: readonly string[];
  readonly newest: string | null;
  /** Why this version can't use the database, even after a migration; null if it can. */
  readonly conflict: SchemaConflict | null;
}

/** Each sentence lacks its full stop. */
export interface SchemaConflict {
  readonly problem: string;
  readonly remedy: string;
}

export async function readSchemaState(
  db: Kysely<Database>,
  migrations: Migrations = ownMigrations,
): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  const missing = Object.keys(migrations).filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !(name in migrations));
  const isUsable =
    unknown.length === 0 || (missing.length === 0 && (await requiredMigration(db, migrations)) in migrations);
  return {
    empty: applied.length === 0,
    // A newer version's functions serve this one too: their signatures and meanings stay.
    pending: missing.length > 0 || unknown.length > 0 ? missing : await changedFunctions(db),
    unknown,
    newest: applied.at(-1) ?? null,
    conflict: isUsable ? null : explainConflict(unknown, migrations),
  };
}

/** @throws {SchemaError} if this version can't use the database, even after a migration. */
export function refuseConflict({ conflict }: SchemaState): void {
  if (conflict) throw new SchemaError(`${conflict.problem}. ${conflict.remedy}.`);
}

/** Returns the names of applied migrations, including those of other versions, oldest first. */
export async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  if (!(await hasTable(db, 'kysely_migration'))) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Returns the migration that a version needs to have to use the database: that of the last contract migration. */
async function requiredMigration(db: Kysely<Database>, migrations: Migrations): Promise<string> {
  const [baseline = ''] = Object.keys(migrations);
  if (!(await hasTable(db, 'setting'))) return baseline;
  const { rows } = await sql<{ name: string }>`
    select value #>> '{}' as name from setting where name = 'schema_requires'`.execute(db);
  return rows[0]?.name ?? baseline;
}

function explainConflict(unknown: readonly string[], migrations: Migrations): SchemaConflict {
  const [baseline = ''] = Object.keys(migrations);
  const [oldest = ''] = unknown;
  if (oldest < baseline)
    return {
      problem: `A version from before the first release made the database (migrations from ${oldest} on; this version begins with ${baseline})`,
      remedy:
        'Set DATABASE_URL to an empty database. If DATABASE_URL is not set, move the folder of SAMPAN_HOME (.sampan) away',
    };
  return {
    problem: `A newer version of Sampan migrated the database (${unknown.join(', ')}), and this version is too old for it`,
    remedy: 'Use that version, or restore a backup',
  };
}

/** Returns `function NAME` for each function whose text is not the applied one. */
async function changedFunctions(db: Kysely<Database>): Promise<string[]> {
  const applied = await appliedFunctions(db);
  return [...functionTexts()]
    .filter(([name, text]) => applied.get(name) !== textHash(text))
    .map(([name]) => `function ${name}`);
}

/** Returns the hash of the applied text of each function. */
export async function appliedFunctions(db: Kysely<Database>): Promise<Map<string, string>> {
  if (!(await hasTable(db, 'sql_function'))) return new Map();
  const { rows } = await sql<{ name: string; hash: string }>`select name, hash from sql_function`.execute(db);
  return new Map(rows.map((row) => [row.name, row.hash]));
}

const functionFolder = path.join(import.meta.dirname, 'function');

export function functionTexts(): Map<string, string> {
  const files = readdirSync(functionFolder).filter((file) => file.endsWith('.sql'));
  return new Map(
    files
      .sort()
      .map((file) => [path.basename(file, '.sql'), readFileSync(path.join(functionFolder, file), 'utf8')]),
  );
}

export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function hasTable(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`select from pg_class where oid = to_regclass(${name})`.execute(db);
  return rows.length > 0;
}
