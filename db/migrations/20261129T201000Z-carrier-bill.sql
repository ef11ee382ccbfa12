-- What the carrier's final fee says beside its amount: measured size, lines, photo.
alter table shipment add column carrier_bill jsonb;
