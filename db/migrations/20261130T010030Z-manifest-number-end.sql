-- No transaction: the table is large.
drop index concurrently if exists manifest_number_end;

create index concurrently manifest_number_end on manifest
  (reverse(upper(regexp_replace(carrier_manifest_number, '[^[:alnum:]]', '', 'g'))) text_pattern_ops, account_id)
  where carrier_manifest_number is not null;
