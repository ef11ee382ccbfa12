import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../table/index.ts';
import type { SealingKeyTable } from '../../table/installation/sealing-key.ts';

/** Whether the database has the table of keys; one that was never migrated has none. */
export async function sealingKeysExist(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`select from pg_class where oid = to_regclass('sealing_key')`.execute(db);
  return rows.length > 0;
}

/** The keys that something in this database may be encrypted with. */
export function listSealingKeys(db: Kysely<Database>): Promise<Selectable<SealingKeyTable>[]> {
  return db.selectFrom('sealing_key').selectAll().orderBy('id').execute();
}

/** Notes a key before it encrypts anything here; one that is noted already stays as it is. */
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
