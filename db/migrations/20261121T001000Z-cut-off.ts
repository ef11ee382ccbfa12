import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // For the events, if another run finishes the cancel.
  'alter table shipment add column cancel_request_id text, add column cancel_idempotency_key text',
  // Since when the carrier's answer to a cancel is unknown; null: known, or not asked.
  'alter table shipment add column cancel_undecided_since timestamptz',
  // At most one label shows a reference, even if orders are concurrent (contract: reference_no).
  `create unique index shipment_printed_reference on shipment (account_id, livemode, printed_reference)
    where printed_reference is not null and dispatch_status <> 'rejected'`,
];
