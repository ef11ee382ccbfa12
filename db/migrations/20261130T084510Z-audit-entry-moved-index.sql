-- No transaction: the table is large.
drop index concurrently if exists audit_entry_moved;

create index concurrently audit_entry_moved on audit_entry (lower(email), created_at) include (moved_cents)
  where moved_cents is not null;
