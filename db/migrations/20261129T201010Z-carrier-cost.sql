-- What the carrier bills the operator for a parcel, as far as it says so.
create table carrier_cost (
  account_id text not null references account (id),
  tracking_number text not null,
  carrier_code text not null,
  charged_cents bigint not null,
  cost_cents bigint not null check (cost_cents >= 0),
  charged_at timestamptz not null,
  primary key (account_id, tracking_number)
);
create index carrier_cost_charged on carrier_cost (charged_at) include (carrier_code, charged_cents, cost_cents);
