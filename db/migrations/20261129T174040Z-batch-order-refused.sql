-- No transaction: the table is large.
drop index concurrently if exists shipment_batch_order_refused;

create index concurrently shipment_batch_order_refused on shipment_batch_order (account_id, batch_id, reference_no) where status = 'refused';
