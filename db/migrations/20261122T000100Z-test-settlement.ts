import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      // Test shipments have no hold in the ledger, so their final fee is stored with them.
      `alter table shipment
        add column test_charged_cents bigint,
        add column test_settled_at timestamptz,
        add check ((test_charged_cents is null) = (test_settled_at is null)),
        add check (test_charged_cents is null or (test_charged_cents >= 0 and not livemode))`,
    )
    .execute(db);
}
