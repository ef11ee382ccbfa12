-- Addresses that get no more emails about the parcels of an account.
create table recipient_mail_stop (
  account_id text not null references account (id),
  address_hash text not null,
  primary key (account_id, address_hash)
);
