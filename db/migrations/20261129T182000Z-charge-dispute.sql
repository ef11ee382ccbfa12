-- A merchant's question about the final fee of a parcel, with the operators' answer.
create table charge_dispute (
  account_id text not null references account (id),
  tracking_number text not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'refunded', 'refused')),
  answer text,
  answered_at timestamptz,
  primary key (account_id, tracking_number),
  check ((state = 'open') = (answered_at is null))
);
create index charge_dispute_open on charge_dispute (asked_at) where state = 'open';
