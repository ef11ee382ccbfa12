-- No transaction: the table is large.
drop index concurrently if exists shipment_step;

create index concurrently shipment_step on shipment (account_id, livemode, sub_status, created_at, tracking_number)
  where visible and sub_status in ('customs_hold', 'address_query', 'lost', 'damaged');
