import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // False for a sample event of testWebhook: it can be retrieved by id, but is not in the list.
  'alter table event add column listed boolean not null default true',
  // For retention: events are inserted in about this order.
  'create index event_age on event using brin (position)',
  `create table webhook_endpoint (
    id text primary key,
    account_id text not null references account (id),
    livemode boolean not null,
    url text not null,
    -- The address in its normal form: what may be active once.
    target text not null,
    description text not null,
    events text[] not null check (cardinality(events) > 0),
    active boolean not null default true,
    disabled_reason text check (disabled_reason in ('deleted', 'deactivated', 'consecutive_failures', 'gone')),
    rotated_at timestamptz,
    -- Deliveries that used up their attempts since the last success.
    failed_in_row integer not null default 0,
    -- How many requests may be in flight at once; 1 while it is slow.
    slots integer not null default 4 check (slots > 0),
    created_at timestamptz not null,
    check (active = (disabled_reason is null))
  )`,
  'create unique index webhook_endpoint_target on webhook_endpoint (account_id, livemode, target) where active',
  'create index webhook_endpoint_list on webhook_endpoint (account_id, livemode, created_at, id)',
  `create table webhook_secret (
    id text primary key,
    endpoint_id text not null references webhook_endpoint (id) on delete cascade,
    account_id text not null references account (id),
    sealed text not null,
    key_id text not null generated always as (split_part(sealed, ':', 3)) stored references sealing_key (id),
    last4 text not null,
    created_at timestamptz not null,
    -- The end of a rotation's overlap; null: the current one.
    expires_at timestamptz
  )`,
  'create unique index webhook_secret_current on webhook_secret (endpoint_id) where expires_at is null',
  'create index webhook_secret_key on webhook_secret (key_id)',
  'create index webhook_secret_endpoint on webhook_secret (endpoint_id)',
  // Encrypted if the response shows a secret.
  `alter table idempotency_key add column key_id text
    generated always as (case when body like 'enc:v1:%' then split_part(body, ':', 3) end) stored
    references sealing_key (id)`,
  'create index idempotency_key_sealed on idempotency_key (key_id) where key_id is not null',
  `create table webhook_delivery (
    id text primary key,
    endpoint_id text not null references webhook_endpoint (id) on delete cascade,
    event_id text not null references event (id) on delete cascade,
    event_type text not null,
    state text not null default 'pending'
      check (state in ('pending', 'delivering', 'retrying', 'succeeded', 'failed', 'discarded')),
    -- What the next attempt, or the one that runs, is caused by.
    trigger text not null default 'schedule' check (trigger in ('schedule', 'redeliver', 'test')),
    -- Attempts made, whatever caused them; and how far the retry schedule is used up.
    attempt_count integer not null default 0,
    scheduled_count integer not null default 0,
    -- Grows with each attempt; a result that carries an older one changes nothing.
    fence integer not null default 0,
    next_attempt_at timestamptz,
    -- Set while it is queued or in flight. After this time its worker is considered lost.
    busy_until timestamptz,
    started_at timestamptz,
    -- Where a redelivery that fails goes back to.
    resume_state text,
    resume_at timestamptz,
    http_status integer,
    latency_ms integer,
    response_excerpt text,
    error text,
    created_at timestamptz not null
  )`,
  'create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at) where next_attempt_at is not null',
  'create index webhook_delivery_busy on webhook_delivery (endpoint_id) where busy_until is not null',
  'create index webhook_delivery_list on webhook_delivery (endpoint_id, created_at, id)',
  'create index webhook_delivery_event on webhook_delivery (event_id)',
  `create table webhook_attempt (
    delivery_id text not null references webhook_delivery (id) on delete cascade,
    number integer not null,
    trigger text not null,
    started_at timestamptz not null,
    http_status integer,
    latency_ms integer,
    response_excerpt text,
    error text,
    primary key (delivery_id, number)
  )`,
];
