import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      // By the carrier's clock, so that an older number that arrives later is ignored.
      'alter table shipment add column last_mile_at timestamptz',
    )
    .execute(db);
}
