-- No transaction: the table is large.
drop index concurrently if exists hold_open;

create index concurrently hold_open on hold (account_id, tracking_number) where state = 'pending' and amount_cents > 0;
