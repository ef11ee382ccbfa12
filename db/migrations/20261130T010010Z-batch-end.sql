-- No transaction: the table is large.
drop index concurrently if exists shipment_batch_end;

create index concurrently shipment_batch_end on shipment_batch
  (reverse(upper(regexp_replace(id, '[^[:alnum:]]', '', 'g'))) text_pattern_ops, account_id);
