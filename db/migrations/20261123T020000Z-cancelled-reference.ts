import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'drop index shipment_printed_reference',
  // Cancelled orders no longer use their reference, nor do rejected ones, which are cancelled too.
  `create unique index shipment_printed_reference on shipment (account_id, livemode, printed_reference)
    where printed_reference is not null and status <> 'cancelled'`,
];
