import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table sandbox_booking rename column magic to sandbox_reference').execute(db);
}
