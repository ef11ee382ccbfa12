-- No transaction: the table is large.
drop index concurrently if exists tracking_event_problem;

create index concurrently tracking_event_problem on tracking_event (account_id, tracking_number, occurred_at)
  include (status, sub_status)
  where status in ('exception', 'delivery_failed', 'returning')
    or sub_status in ('customs_hold', 'address_query', 'lost', 'damaged', 'destroyed');
