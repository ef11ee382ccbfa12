-- Returns the endpoints that have due deliveries (take_due_deliveries.sql), without a lock.
-- One PostgreSQL jumps along the index from endpoint to endpoint, so that neither a backlog nor idle endpoints cost time.
-- Such a search can't span the nodes of a cluster: there, each node looks for a due delivery of each of its endpoints.
create or replace function waiting_endpoints(p_moment timestamptz)
returns table (id text, account_id text) language plpgsql as $$
begin
  if to_regclass('tracking_number_owner') is not null then
    return query
    select e.id, e.account_id from webhook_endpoint e
    where exists (select from webhook_delivery d
      where d.account_id = e.account_id and d.endpoint_id = e.id and d.next_attempt_at <= p_moment);
    return;
  end if;
  return query
  with recursive waiting(endpoint_id, account_id, due_at) as (
    (select d.endpoint_id, d.account_id, d.next_attempt_at from webhook_delivery d where d.next_attempt_at is not null
      order by d.endpoint_id, d.next_attempt_at limit 1)
    union all
    select next.* from waiting w, lateral (
      select d.endpoint_id, d.account_id, d.next_attempt_at from webhook_delivery d
      where d.next_attempt_at is not null and d.endpoint_id > w.endpoint_id
      order by d.endpoint_id, d.next_attempt_at limit 1
    ) next
  )
  select w.endpoint_id, w.account_id from waiting w where w.due_at <= p_moment;
end $$;
