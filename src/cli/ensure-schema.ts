import { invocation } from './cli-command.ts';
import { migrateAll } from './migrate-all.ts';
import type { OpenDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

/** Migrates a new embedded database only. @throws {Refusal} if another database has a different version's schema. */
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
