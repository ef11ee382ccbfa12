-- What an account keeps about its files of orders, for both modes.
create table order_mapping (
  account_id text not null references account (id),
  id text not null,
  columns jsonb not null,
  mapping jsonb not null,
  used_at timestamptz not null,
  primary key (account_id, id)
);
create table order_default (
  account_id text primary key references account (id),
  services jsonb not null,
  parcel_weight_grams integer check (parcel_weight_grams > 0)
);
create table order_item_default (
  account_id text not null references account (id),
  sku text not null,
  hs_code text,
  country_of_manufacture text,
  primary key (account_id, sku)
);
