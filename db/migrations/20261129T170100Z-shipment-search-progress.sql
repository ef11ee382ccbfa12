-- The stamp of the feed up to which shipment_search has the shipments of an account and mode.
create table shipment_search_progress (
  account_id text not null references account (id),
  livemode boolean not null,
  indexed_to timestamptz not null,
  primary key (account_id, livemode)
);
