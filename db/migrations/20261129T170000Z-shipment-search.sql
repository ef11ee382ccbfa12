-- Words by which a shipment is found, as hashes (docs/design/search.md). Filled behind the feed.
create table shipment_search (
  account_id text not null,
  tracking_number text not null,
  created_at timestamptz not null,
  words integer[] not null,
  primary key (account_id, tracking_number),
  foreign key (account_id, tracking_number) references shipment (account_id, tracking_number) on delete cascade
);
create index shipment_search_words on shipment_search using gin (words);
