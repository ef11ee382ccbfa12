import { type Kysely, sql } from 'kysely';
import { pendingMigrations } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Database } from '../../db/table/index.ts';
import { Refusal } from './refusal.ts';

export interface SchemaState {
  /** Nothing was ever migrated here. */
  readonly empty: boolean;
  /** What this version would apply. */
  readonly pending: readonly string[];
  /** What a newer version applied. */
  readonly unknown: readonly string[];
  /** The newest migration that was applied. */
  readonly newest: string | null;
}

/** How a database's schema compares with the one of this version. */
export async function readSchemaState(db: Kysely<Database>): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  return {
    empty: applied.length === 0,
    pending: await pendingMigrations(db),
    unknown: applied.filter((name) => !(name in migrations)),
    newest: applied.at(-1) ?? null,
  };
}

/** @throws {Refusal} when a newer version of Sampan migrated the database: this one could only do harm. */
export function refuseNewerSchema({ unknown }: SchemaState): void {
  if (unknown.length === 0) return;
  throw new Refusal(
    `the database was migrated by a newer version of Sampan (${unknown.join(', ')}); use that version`,
  );
}

async function appliedMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows: tables } = await sql<{ found: boolean }>`
    select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!tables[0]?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map((row) => row.name);
}
