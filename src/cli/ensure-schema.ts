import { invocation } from './cli-command.ts';
import { migrateAll } from './migrate-all.ts';
import type { OpenDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

/**
 * Checks that the database has this version's schema. Migrates a new embedded database; any other is left to the
 * operator, who may want a backup first.
 * @throws {Refusal} if the schema is older or newer than this version's.
 */
export async function ensureSchema(database: OpenDatabase): Promise<void> {
  const state = await readSchemaState(database.kysely);
  refuseNewerSchema(state);
  const { empty, pending } = state;
  if (pending.length === 0) return;
  if (empty && database.dataDirectory) return void (await migrateAll(database));
  throw new Refusal(
    `The database schema is out of date (pending: ${pending.join(', ')}). Run \`${invocation} migrate\` first.`,
  );
}
