import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { SealingKeyTable } from '../../table/installation/sealing-key.ts';

/** Returns whether the key table exists; it doesn't before the first migration. */
export async function sealingKeysExist(db: Kysely<Database>): Promise<boolean> {
  // Raw: reads the system catalog, which `Database` does not describe.
  const { rows } = await sql`select from pg_class where oid = to_regclass('sealing_key')`.execute(db);
  return rows.length > 0;
}

export function listSealingKeys(db: Kysely<Database>): Promise<Selectable<SealingKeyTable>[]> {
  return db.selectFrom('sealing_key').selectAll().orderBy('id').execute();
}

/** Registers a key before its first use. Idempotent. */
export async function registerSealingKey(
  db: Kysely<Database>,
  key: { readonly id: string; readonly checkValue: string },
): Promise<void> {
  await db
    .insertInto('sealing_key')
    .values({ id: key.id, check_value: key.checkValue, registered_at: sql<string>`sampan_clock()` })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
