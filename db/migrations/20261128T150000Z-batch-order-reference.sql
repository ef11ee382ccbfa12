-- No transaction: the table can be large.
drop index concurrently if exists shipment_batch_order_waiting;

create index concurrently shipment_batch_order_waiting on shipment_batch_order (account_id, reference_no)
  where next_attempt_at is not null;
