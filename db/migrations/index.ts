import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, type Migration, sql } from 'kysely';

/** A change of the schema: a file of SQL in this folder (docs/design/database.md, Migrations). */
export interface SchemaMigration extends Migration {
  /** False: PostgreSQL refuses a statement of the file in a transaction. Empty lines separate the statements. */
  readonly inTransaction: boolean;
  /** Set for a contract migration: versions of Sampan without the named one still use what this one removes. */
  readonly contractAfter: string | null;
}

/** Reads the migrations of a folder, oldest first. */
export function readMigrations(folder: string): Readonly<Record<string, SchemaMigration>> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => path.basename(file, '.sql'))
    .sort();
  return Object.fromEntries(
    names.map((name) => [name, readMigration(readFileSync(path.join(folder, `${name}.sql`), 'utf8'))]),
  );
}

function readMigration(text: string): SchemaMigration {
  const inTransaction = !/^-- No transaction\b/m.test(text);
  const contractAfter = /^-- Contract after (\S+)$/m.exec(text)?.[1] ?? null;
  return {
    inTransaction,
    contractAfter,
    async up(db: Kysely<unknown>) {
      // Several statements in one message are one transaction.
      for (const part of inTransaction ? [text] : text.split(/\n\s*\n/)) await sql.raw(part).execute(db);
      if (contractAfter === null) return;
      await sql`insert into setting (name, value) values ('schema_requires', to_jsonb(${contractAfter}::text))
        on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(db);
    },
  };
}

/** Append-only: never edit a released migration. Until the first release, a change of the baseline renames it. */
export const migrations = readMigrations(import.meta.dirname);
