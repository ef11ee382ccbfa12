-- No transaction: the table is large.
drop index concurrently if exists shipment_to_print;

create index concurrently shipment_to_print on shipment (account_id, livemode, created_at, tracking_number)
  where visible and status = 'label_created' and printed_at is null;
