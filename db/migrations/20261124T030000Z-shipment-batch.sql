create table shipment_batch (
  account_id text not null references account (id),
  id text not null,
  livemode boolean not null,
  -- Of the request. Each order's own key follows from it.
  idempotency_key text not null,
  request_id text,
  -- Orders by status; `retryable_count` is a part of the refused ones.
  total_count integer not null,
  pending_count integer not null,
  placed_count integer not null default 0,
  refused_count integer not null default 0,
  cancelled_count integer not null default 0,
  retryable_count integer not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  cancelled_at timestamptz,
  -- A worker has it until then, or had it last.
  busy_until timestamptz,
  primary key (account_id, id),
  check (pending_count + placed_count + refused_count + cancelled_count = total_count),
  check ((pending_count = 0) = (completed_at is not null))
);
create index shipment_batch_list on shipment_batch (account_id, livemode, created_at, id);
create index shipment_batch_open on shipment_batch (created_at) where pending_count > 0;
create index shipment_batch_age on shipment_batch (completed_at) where completed_at is not null;

create table shipment_batch_order (
  account_id text not null,
  batch_id text not null,
  position integer not null,
  reference_no text not null,
  status text not null default 'pending' check (status in ('pending', 'placed', 'refused', 'cancelled')),
  -- The order, encrypted, until it is placed, cancelled or refused for good.
  body text check (body like 'enc:v1:%'),
  key_id text
      generated always as (split_part(body, ':', 3)) stored
      references sealing_key (id),
  tracking_number text,
  -- Envelope of the error, as createShipment would have answered.
  error json,
  retryable boolean not null default false,
  -- An attempt was begun that may have booked. Cancelling leaves such an order alone.
  begun boolean not null default false,
  attempts integer not null default 0,
  -- Grows with each attempt. A result under an older one changes nothing.
  fence integer not null default 0,
  -- While an attempt runs: the end of its lease. Null: there is a result.
  next_attempt_at timestamptz,
  updated_at timestamptz not null,
  primary key (account_id, batch_id, position),
  unique (account_id, batch_id, reference_no),
  foreign key (account_id, batch_id) references shipment_batch (account_id, id) on delete cascade,
  check ((status = 'pending') = (next_attempt_at is not null)),
  check (body is not null or not (status = 'pending' or retryable))
) with (fillfactor = 60);
create index shipment_batch_order_due on shipment_batch_order (account_id, batch_id, next_attempt_at)
  where next_attempt_at is not null;
create index shipment_batch_order_sealed on shipment_batch_order (key_id) where key_id is not null;
