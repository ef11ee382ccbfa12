-- Null for a batch from before: the keys of its orders follow from the batch's key alone.
alter table shipment_batch add column earlier_count integer, add column changed_by jsonb;
