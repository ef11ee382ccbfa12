-- Weights and sizes of parcels that a shop uses again, for both modes.
create table saved_parcel (
  account_id text not null references account (id),
  name text not null,
  parcel jsonb not null,
  primary key (account_id, name)
);
