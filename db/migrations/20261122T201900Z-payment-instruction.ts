import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table payment_instruction (
    language text primary key check (language in ('en', 'zh-Hant')),
    text text not null check (length(text) between 1 and 2000)
  )`.execute(db);
}
