-- The shipment that a return brings back. Null: not a return.
alter table shipment add column return_of text;
