-- No transaction: the table is large.
-- The same index with `printed_at`, so that shipments to print are counted from it alone.
drop index concurrently if exists shipment_attention_printed;

create index concurrently shipment_attention_printed on shipment (account_id, livemode, status, created_at, tracking_number)
  include (destination_country, service_code, printed_at) where visible and status <> 'delivered';

drop index concurrently if exists shipment_attention;

alter index shipment_attention_printed rename to shipment_attention;
