import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table saved_filter (
    id text primary key,
    user_id text not null references dashboard_user on delete cascade,
    name text not null,
    search text not null,
    created_at timestamptz not null
  )`,
  'create index saved_filter_user on saved_filter (user_id, created_at, id)',
  // Figures of the last 30 days are read from these indexes alone.
  `create index shipment_figures on shipment (account_id, livemode, created_at)
    include (status, sub_status, delivered_at) where visible`,
  `create index wallet_transaction_spend on wallet_transaction (account_id, created_at)
    include (balance_change_cents) where type in ('post', 'refund')`,
];
