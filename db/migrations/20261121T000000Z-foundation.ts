import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table account (
    id text primary key,
    name text not null,
    email text not null,
    created_at timestamptz not null default now()
  )`,
  `create table api_key (
    id text primary key,
    account_id text not null references account (id),
    livemode boolean not null,
    label text not null,
    scopes text[] not null,
    key_hash bytea not null unique,
    last4 text not null,
    created_at timestamptz not null default now(),
    revoked_at timestamptz
  )`,
  'create index api_key_account on api_key (account_id)',
  // Rate limiter counters. Unlogged: after a crash the table is empty, and the day's count is read from rate_day.
  `create unlogged table rate_window (
    key_id text primary key,
    second bigint not null,
    second_count integer not null,
    day integer not null,
    day_count integer not null
  ) with (fillfactor = 50)`,
  `create table rate_day (
    key_id text primary key references api_key (id),
    day integer not null,
    day_count integer not null
  )`,
  `create table idempotency_key (
    account_id text not null references account (id),
    livemode boolean not null,
    key text not null check (length(key) between 1 and 255),
    operation text not null,
    body_digest bytea not null,
    outcome text not null default 'open' check (outcome in ('open', 'succeeded', 'refused', 'failed')),
    fence integer not null default 1,
    locked_until timestamptz not null,
    recovery_point text,
    subject text,
    status integer,
    body text,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    primary key (account_id, livemode, key)
  )`,
  'create index idempotency_key_expiry on idempotency_key (expires_at)',
  `create table feed_clock (
    account_id text not null references account (id),
    livemode boolean not null,
    last timestamptz not null,
    primary key (account_id, livemode)
  ) with (fillfactor = 50)`,
  `create table wallet (
    account_id text primary key references account (id),
    balance_cents bigint not null default 0,
    held_cents bigint not null default 0 check (held_cents >= 0),
    version bigint not null default 0
  ) with (fillfactor = 50)`,
  `create table fx_rate (
    id bigint generated always as identity primary key,
    rate_micros bigint not null check (rate_micros > 0),
    rate_type text not null check (rate_type in ('daily', 'manual')),
    fetched_at timestamptz not null
  )`,
  `create table shipment (
    tracking_number text primary key,
    account_id text not null references account (id),
    livemode boolean not null,
    status text not null,
    dispatch_status text not null,
    service_code text not null,
    requested_service_code text not null,
    carrier_code text not null,
    carrier_product_code text not null,
    waybill_number text,
    last_mile_tracking_number text,
    reference_no text,
    goods_category text not null,
    destination_country text not null,
    destination_district text,
    recipient jsonb not null,
    sender jsonb,
    parcels jsonb not null,
    items jsonb not null,
    customs jsonb not null,
    tags text[] not null,
    metadata jsonb not null,
    declared_currency text not null check (declared_currency in ('HKD', 'USD')),
    declared_fx jsonb,
    pricing jsonb not null,
    total_cents bigint not null check (total_cents >= 0),
    delivered_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index shipment_newest on shipment (account_id, livemode, created_at desc, tracking_number desc)',
  'create unique index shipment_feed on shipment (account_id, livemode, updated_at)',
  'create index shipment_reference on shipment (account_id, livemode, reference_no) where reference_no is not null',
  'create index shipment_waybill on shipment (account_id, livemode, waybill_number) where waybill_number is not null',
  'create index shipment_tags on shipment using gin (tags)',
  'create index shipment_metadata on shipment using gin (metadata jsonb_path_ops)',
  `create table tracking_event (
    id text primary key,
    tracking_number text not null references shipment (tracking_number),
    sequence integer not null,
    status text not null,
    sub_status text,
    description text not null,
    location text,
    occurred_at timestamptz not null,
    unique (tracking_number, sequence)
  )`,
];
