import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      // When the carrier gave the last-mile number, by its clock: one that it gave earlier and tells later changes nothing.
      'alter table shipment add column last_mile_at timestamptz',
    )
    .execute(db);
}
