import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table retention_clock (
        only_row boolean primary key default true check (only_row),
        trusted_at timestamptz not null
      )`,
    )
    .execute(db);
}
