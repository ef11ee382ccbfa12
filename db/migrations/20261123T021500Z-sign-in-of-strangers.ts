import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

// cspell:ignore fkey
const statements = [
  'alter table sign_in_source drop constraint sign_in_source_user_id_fkey',
  'alter table sign_in_source rename column user_id to subject',
  'alter table dashboard_user drop column failed_sign_ins, drop column locked_until',
];
