import { invocation } from './cli-command.ts';
import { migrateAll } from './migrate-all.ts';
import type { OpenDatabase } from './open-database.ts';
import { Refusal } from './refusal.ts';
import { readSchemaState, refuseNewerSchema } from './schema-state.ts';

/**
 * Makes sure that a command meets the schema it was written for. An embedded database that was just made is
 * migrated, as the service's first start would; any other is the operator's to migrate, who may want a backup first.
 * @throws {Refusal} for a schema that is older or newer than this version's.
 */
export async function ensureSchema(database: OpenDatabase): Promise<void> {
  const state = await readSchemaState(database.kysely);
  refuseNewerSchema(state);
  const { empty, pending } = state;
  if (pending.length === 0) return;
  if (empty && database.dataDirectory) return void (await migrateAll(database));
  throw new Refusal(
    `the database lacks this version's schema (pending: ${pending.join(', ')}); run \`${invocation} migrate\` first`,
  );
}
