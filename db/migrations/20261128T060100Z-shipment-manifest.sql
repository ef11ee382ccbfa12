-- A column, not a table of its own: a shipment is on one manifest at most. Set and cleared under the lock of its row.
alter table shipment add column manifest_id text;
