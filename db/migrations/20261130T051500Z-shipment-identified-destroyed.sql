-- No transaction: the table is large.
drop index concurrently if exists shipment_identified;

create index concurrently shipment_identified on shipment (account_id, livemode, updated_at)
  where anonymized_at is null
    and (status in ('delivered', 'cancelled', 'returned') or (status = 'exception' and sub_status in ('lost', 'destroyed')));
