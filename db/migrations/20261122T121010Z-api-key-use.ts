import { type Kysely, sql } from 'kysely';

/** Apart from the keys, which every request reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table api_key_use (
    key_id text primary key references api_key on delete cascade,
    used_at timestamptz not null,
    address text not null
  )`.execute(db);
}
