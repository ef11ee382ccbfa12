-- On the key, not on the shipment: the end of the booking reads and clears it.
alter table idempotency_key add column origin jsonb;
