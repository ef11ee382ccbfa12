import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // For the retention of test shipments. The index of the feed has only visible ones.
  `create index shipment_rejected_test on shipment (account_id, updated_at)
    where not livemode and not visible and dispatch_status = 'rejected'`,
];
