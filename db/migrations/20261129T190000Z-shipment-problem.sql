-- No transaction: the table is large.
drop index concurrently if exists shipment_problem;

create index concurrently shipment_problem on shipment (updated_at, tracking_number)
  include (account_id, status, sub_status, carrier_code)
  where visible and livemode and (status in ('exception', 'delivery_failed', 'returning')
    or (sub_status in ('customs_hold', 'address_query', 'lost', 'damaged') and status not in ('delivered', 'cancelled', 'returned')));
