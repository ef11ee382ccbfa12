import type { Kysely } from 'kysely';
import { appliedMigrations, pendingMigrations } from '../../db/migrate.ts';
import { migrations } from '../../db/migrations/index.ts';
import type { Database } from '../../db/table/index.ts';
import { Refusal } from './refusal.ts';

export interface SchemaState {
  readonly empty: boolean;
  /** Migrations that this version would apply. */
  readonly pending: readonly string[];
  /** Applied migrations that this version does not know. */
  readonly unknown: readonly string[];
  readonly newest: string | null;
}

export async function readSchemaState(db: Kysely<Database>): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  return {
    empty: applied.length === 0,
    pending: await pendingMigrations(db),
    unknown: applied.filter((name) => !(name in migrations)),
    newest: applied.at(-1) ?? null,
  };
}

/** @throws {Refusal} if a newer version of Sampan migrated the database: this one could damage its data. */
export function refuseNewerSchema({ unknown }: SchemaState): void {
  if (unknown.length === 0) return;
  throw new Refusal(
    `A newer version of Sampan migrated the database (${unknown.join(', ')}). Use that version.`,
  );
}
