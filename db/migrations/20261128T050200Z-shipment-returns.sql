-- No transaction
-- The returns of a shipment, which its record lists.
drop index concurrently if exists shipment_returns;

create index concurrently shipment_returns on shipment (account_id, return_of) where return_of is not null;
