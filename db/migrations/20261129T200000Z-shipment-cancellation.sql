-- Shipments that a person asked to cancel together, each until it has a result.
create table shipment_cancellation (
  account_id text not null references account (id),
  id text not null,
  position integer not null,
  livemode boolean not null,
  tracking_number text not null,
  requested_by text not null,
  request_id text,
  requested_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'cancelled', 'failed')),
  error text,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  primary key (account_id, id, position),
  check ((state = 'waiting') = (next_attempt_at is not null))
);
create index shipment_cancellation_due on shipment_cancellation (next_attempt_at) where next_attempt_at is not null;
create index shipment_cancellation_old on shipment_cancellation (requested_at);
