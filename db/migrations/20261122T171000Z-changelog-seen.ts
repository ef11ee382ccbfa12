import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Id of a line of docs/changelog.jsonl.
  await sql`alter table dashboard_user add column changelog_seen text`.execute(db);
}
