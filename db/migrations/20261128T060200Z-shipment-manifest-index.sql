-- No transaction: the table is large.
drop index concurrently if exists shipment_manifest;

create index concurrently shipment_manifest on shipment (account_id, manifest_id, tracking_number) where manifest_id is not null;
