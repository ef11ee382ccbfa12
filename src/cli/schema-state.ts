import type { Kysely } from 'kysely';
import { appliedMigrations, pendingMigrations } from '../../db/migrate.ts';
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
