import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Null: unmapped carrier code.
  'alter table tracking_event alter column status drop not null',
  'alter table tracking_event add column carrier_status text',
  'alter table tracking_event add column carrier_event_id text',
  `create unique index tracking_event_carrier_event on tracking_event (tracking_number, carrier_event_id)
    where carrier_event_id is not null`,
  'create index tracking_event_unmapped on tracking_event (carrier_status) where status is null',
  'alter table shipment add column sub_status text',
  'alter table shipment add column eta timestamptz',
  'alter table shipment add column label_ready_at timestamptz',
  'alter table shipment add column pod_available_at timestamptz',
  // Test mode's feed: completed steps, and when the next is due.
  'alter table shipment add column feed_step integer not null default 0',
  'alter table shipment add column next_checkpoint_at timestamptz',
  'create index shipment_next_checkpoint on shipment (next_checkpoint_at) where next_checkpoint_at is not null',
  // 122 random bits that give access to the public tracking page.
  `alter table shipment add column track_token text not null
    default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')`,
  'create unique index shipment_track_token on shipment (track_token)',
  // A carrier's notice names a waybill but no account.
  'drop index shipment_waybill',
  `create index shipment_waybill on shipment (waybill_number, account_id, livemode) where waybill_number is not null`,
  `create index shipment_last_mile on shipment (last_mile_tracking_number, account_id, livemode)
    where last_mile_tracking_number is not null`,
  `create table carrier_notice (
    carrier_code text not null,
    event_id text not null,
    reference text,
    waybill_number text,
    body jsonb not null,
    signed_at bigint not null,
    received_at timestamptz not null,
    next_attempt_at timestamptz not null,
    tracking_number text,
    result text,
    applied_at timestamptz,
    primary key (carrier_code, event_id),
    check (reference is not null or waybill_number is not null),
    check ((applied_at is null) = (result is null))
  )`,
  'create index carrier_notice_open on carrier_notice (received_at) where applied_at is null',
  'create index carrier_notice_applied on carrier_notice (applied_at) where applied_at is not null',
  // Unlogged: after a crash, reads fill the table again.
  `create unlogged table tracking_cache (
    tracking_number text primary key,
    updated_at timestamptz not null,
    record json not null,
    cached_at timestamptz not null
  )`,
  'create index tracking_cache_age on tracking_cache (cached_at)',
];
