-- Saved senders and recipients of an account. Orders copy them.
create table saved_address (
  account_id text not null references account (id),
  livemode boolean not null,
  id text not null,
  role text not null check (role in ('recipient', 'sender')),
  description text not null,
  party jsonb not null,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  check (not is_default or role = 'sender')
);
create unique index saved_address_default on saved_address (account_id, livemode) where is_default;
create index saved_address_list on saved_address (account_id, livemode, created_at, id);
