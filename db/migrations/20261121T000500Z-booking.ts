import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Visible to the account once the dispatch is accepted or undecided.
  'alter table shipment add column visible boolean not null default true',
  'alter table shipment alter column visible drop default',
  'drop index shipment_feed',
  'create unique index shipment_feed on shipment (account_id, livemode, updated_at) where visible',
  'alter table shipment add column printed_reference text',
  // `sequence` in the bodies of the shipment's events.
  'alter table shipment add column event_sequence integer not null default 0',
  'alter table shipment add column intercepting boolean not null default false',
  'alter table shipment add column undecided_since timestamptz',
  'alter table shipment add column cancelled_at timestamptz',
  'alter table shipment add column measured_weight_mg bigint check (measured_weight_mg > 0)',
  // For events, and for the run that takes over an unfinished booking.
  'alter table shipment add column idempotency_key text',
  'alter table shipment add column request_id text',
  `create index shipment_undecided on shipment (account_id, livemode, idempotency_key) where dispatch_status = 'pending'`,
  // Fencing token and lock of a cancel between its two steps.
  'alter table shipment add column cancel_fence integer not null default 0',
  'alter table shipment add column cancel_locked_until timestamptz',
  'create index shipment_cancelling on shipment (cancel_locked_until) where cancel_locked_until is not null',
  `create table negative_cache (
    account_id text not null references account (id),
    livemode boolean not null,
    operation text not null,
    body_digest bytea not null,
    detail jsonb not null,
    expires_at timestamptz not null,
    primary key (account_id, livemode, operation, body_digest)
  )`,
  'create index negative_cache_expiry on negative_cache (expires_at)',
  `create table event (
    id text primary key,
    account_id text not null references account (id),
    livemode boolean not null,
    type text not null,
    tracking_number text references shipment (tracking_number),
    body text not null,
    position timestamptz not null
  )`,
  'create unique index event_feed on event (account_id, livemode, position)',
  'create index event_shipment on event (tracking_number) where tracking_number is not null',
];
