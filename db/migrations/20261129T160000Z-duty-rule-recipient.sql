-- Catalog: import taxes can differ between businesses and private recipients.
alter table duty_rule add column recipient text;
