-- No transaction: the table is large.
-- The same index with `printed_at`, so that lists of shipments to print are read from it alone.
drop index concurrently if exists shipment_newest_printed;

create index concurrently shipment_newest_printed on shipment (account_id, livemode, created_at, tracking_number)
  include (status, sub_status, delivered_at, destination_country, service_code, printed_at) where visible;

drop index concurrently if exists shipment_newest;

alter index shipment_newest_printed rename to shipment_newest;
