import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_session add column proved_at timestamptz`.execute(db);
}
