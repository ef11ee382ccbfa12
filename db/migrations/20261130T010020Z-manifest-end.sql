-- No transaction: the table is large.
drop index concurrently if exists manifest_end;

create index concurrently manifest_end on manifest
  (reverse(upper(regexp_replace(id, '[^[:alnum:]]', '', 'g'))) text_pattern_ops, account_id);
