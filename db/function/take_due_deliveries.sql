-- Marks due deliveries as queued and returns them: the relay's half of the outbox (docs/design/delivery.md, Relay and
-- workers).
-- Takes an endpoint's first due deliveries up to its concurrency, so that a backlog costs other endpoints nothing. Relays
-- run one at a time, with a fresh snapshot per statement.
-- An expired mark makes the delivery due again: the queue was wiped or the worker died, and a lost attempt is
-- recorded. After two lost attempts in a row, the delivery backs off (at most one hour), because it may crash its
-- workers. Lost attempts don't use up the retry schedule; after 20 in a row, about seven hours, the delivery has
-- failed.
-- `late`: a retry, or a slow endpoint.
create or replace function take_due_deliveries(p_limit integer, p_busy interval,
  out id text, out endpoint text, out late boolean)
returns setof record language plpgsql as $$
declare
  moment timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true); -- after a crash, a lost mark is made again
  perform pg_advisory_xact_lock(hashtext('sampan webhook relay'));
  moment := sampan_clock();
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
  ), due as (
    select picked.*, e.concurrency = 1 as slow
    -- Random order: a round takes at most `p_limit`, and no endpoint may always be last.
    from (select * from waiting where due_at <= moment order by random()) w
    join webhook_endpoint e on e.id = w.endpoint_id and e.account_id = w.account_id, lateral (
      select d.id, d.account_id, d.state, d.trigger, d.attempt_count, d.started_at from (
        select f.id from webhook_delivery f where f.endpoint_id = e.id and f.account_id = e.account_id and f.next_attempt_at <= moment
        order by f.next_attempt_at limit e.concurrency
      ) first join webhook_delivery d on d.id = first.id and d.account_id = e.account_id
      -- Recheck under the row lock: the attempt may have ended since.
      where d.next_attempt_at <= moment and (d.busy_until is null or d.busy_until <= moment)
      for update of d skip locked
    ) picked
    limit p_limit
  ), counted as (
    -- Lost attempts in a row, including the current one. Only lost attempts have no latency.
    select due.*, case when due.state = 'delivering' then due.attempt_count - coalesce((select max(a.number)
      from webhook_attempt a where a.delivery_id = due.id and a.account_id = due.account_id and a.latency_ms is not null), 0) else 0 end as lost_in_row
    from due
  ), rested as (
    update webhook_delivery d set busy_until = null,
      state = case when j.lost_in_row < 20 or d.resume_at is not null then 'retrying'
        when d.trigger = 'redeliver' then d.resume_state else 'failed' end,
      trigger = case when j.lost_in_row < 20 then d.trigger else 'schedule' end,
      next_attempt_at = case when j.lost_in_row < 20 then moment + (0.5 + random() / 2)
        * least(interval '1 second' * 2 ^ least(j.lost_in_row, 12), interval '1 hour') else d.resume_at end,
      resume_state = case when j.lost_in_row < 20 then d.resume_state end,
      resume_at = case when j.lost_in_row < 20 then d.resume_at end
    from counted j where d.id = j.id and d.account_id = j.account_id and j.lost_in_row > 1
  ), lost as (
    insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at, error)
    select due.account_id, due.id, due.attempt_count, due.trigger, due.started_at, 'unknown: the sender stopped before its end'
    from due where due.state = 'delivering'
  )
  update webhook_delivery d set busy_until = moment + p_busy,
    state = case when d.state = 'delivering' then 'retrying' else d.state end
  from counted j where d.id = j.id and d.account_id = j.account_id and j.lost_in_row <= 1
  returning d.id, d.endpoint_id, j.slow or d.scheduled_count > 0;
end $$;
