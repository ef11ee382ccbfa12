-- No transaction: the table is large.
drop index concurrently if exists hold_dearer;

create index concurrently hold_dearer on hold (account_id, closed_at, tracking_number) include (posted_cents)
  where posted_cents > amount_cents;
