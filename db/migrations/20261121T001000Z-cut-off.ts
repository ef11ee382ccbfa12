import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who asked for a cancel, so that whoever brings it to its end can say so.
  'alter table shipment add column cancel_request_id text, add column cancel_idempotency_key text',
  // Since when a carrier hasn't said what became of a cancel; null: it has, or wasn't asked.
  'alter table shipment add column cancel_undecided_since timestamptz',
  // A reference stands on one label at most, however many orders come at the same time (contract: reference_no).
  `create unique index shipment_printed_reference on shipment (account_id, livemode, printed_reference)
    where printed_reference is not null and dispatch_status <> 'rejected'`,
];
