import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // No foreign key: the journal must not lock the shipment or wait for it.
  `create table carrier_call (
    id text primary key,
    tracking_number text not null,
    account_id text not null,
    livemode boolean not null,
    carrier_code text not null,
    operation text not null check (operation in ('dispatch', 'lookup', 'cancel', 'label', 'pod')),
    request_id text,
    started_at timestamptz not null,
    duration_ms integer check (duration_ms >= 0),
    outcome text,
    detail text,
    check ((duration_ms is null) = (outcome is null))
  )`,
  'create index carrier_call_shipment on carrier_call (tracking_number, id)',
  `create table sandbox_booking (
    reference text primary key,
    waybill_number text not null,
    magic text,
    state text not null check (state in ('unheard', 'booked', 'cancelled')),
    dispatch_count integer not null default 1,
    booked_at timestamptz not null,
    cancelled_at timestamptz,
    check ((state = 'cancelled') = (cancelled_at is not null))
  )`,
];
