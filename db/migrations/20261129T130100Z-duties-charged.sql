-- The part of a final fee that is duties and taxes.
alter table shipment add column duties_charged_cents bigint;
