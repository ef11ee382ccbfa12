-- What an account sells, by SKU. Items of orders are filled in from it, and copy its fields.
create table merchant_product (
  account_id text not null references account (id),
  livemode boolean not null,
  sku text not null,
  description text not null,
  fields jsonb not null,
  archived boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, livemode, sku)
);
create index merchant_product_list on merchant_product (account_id, livemode, created_at, sku);
