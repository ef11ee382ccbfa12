-- No transaction: the table is large.
drop index concurrently if exists shipment_test_dearer;

create index concurrently shipment_test_dearer on shipment (account_id, test_settled_at) where test_charged_cents > total_cents;
