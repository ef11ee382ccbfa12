-- Shipments of one carrier that are handed over together. shipment.manifest_id says which.
create table manifest (
  account_id text not null references account (id),
  id text not null,
  livemode boolean not null,
  carrier_code text not null,
  status text not null default 'closing' check (status in ('closing', 'closed', 'failed')),
  -- Of the hand-over, in Hong Kong.
  day text not null,
  -- Of its shipments when it was created.
  shipment_count integer not null check (shipment_count > 0),
  parcel_count integer not null,
  weight_mg bigint not null,
  carrier_manifest_number text,
  -- State of the carrier's own document; null until the carrier confirms.
  carrier_document text check (carrier_document in ('ready', 'generating', 'failed', 'none')),
  -- The carrier's refusal.
  error json,
  idempotency_key text not null,
  request_id text,
  -- Grows when another run takes over. A result under an older one changes nothing.
  fence integer not null default 1,
  -- While a run is in progress: the end of its lease. Null: there is a result.
  next_attempt_at timestamptz,
  unconfirmed_since timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  primary key (account_id, id),
  check ((status = 'closing') = (next_attempt_at is not null)),
  check ((status = 'closed') = (closed_at is not null)),
  check ((status = 'failed') = (error is not null))
);
create index manifest_list on manifest (account_id, livemode, created_at, id);
create index manifest_open on manifest (next_attempt_at) where next_attempt_at is not null;
create index manifest_test on manifest (created_at) where not livemode;
