import { type Kysely, sql } from 'kysely';

/** The activity knows who made the earlier keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table api_key add column created_by text`.execute(db);
  await sql`
    update api_key set created_by = made.email from audit_entry made
    where made.account_id = api_key.account_id and made.action = 'api_key.created' and made.subject = api_key.id
  `.execute(db);
}
