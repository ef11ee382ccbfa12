import { type Kysely, sql } from 'kysely';

/** The signature as sent, for the delivery history: its time and secrets can't be found out later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table webhook_attempt add column signature text`.execute(db);
}
