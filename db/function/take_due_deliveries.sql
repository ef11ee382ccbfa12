-- Marks due deliveries as queued and returns them: the relay's half of the outbox (docs/design/delivery.md, Relay and
-- workers).
-- Takes an endpoint's first due deliveries up to its concurrency, so that a backlog costs other endpoints nothing. Relays
-- run one at a time, with a fresh snapshot per statement.
-- An expired mark makes the delivery due again: the queue was wiped or the worker died, and a lost attempt is
-- recorded. After two lost attempts in a row, the delivery backs off (at most one hour), because it may crash its
-- workers. Lost attempts don't use up the retry schedule; after 20 in a row, about seven hours, the delivery has
-- failed.
-- `late`: a retry, or a slow endpoint.
-- A statement that locks rows runs on one node of a cluster (docs/design/distribution.md). There, `part` has one account's
-- endpoints; on one PostgreSQL, it has all of them, and no account.
create or replace function take_due_deliveries(p_limit integer, p_busy interval,
  out id text, out account_id text, out endpoint text, out late boolean)
returns setof record language plpgsql as $$
declare
  is_cluster boolean := to_regclass('tracking_number_owner') is not null;
  moment timestamptz;
  part record;
  count integer;
begin
  perform set_config('synchronous_commit', 'off', true); -- after a crash, a lost mark is made again
  perform pg_advisory_xact_lock(hashtext('sampan webhook relay'));
  moment := sampan_clock();
  for part in
    -- Random order: a round takes at most `p_limit`, and no endpoint may always be last.
    select case when is_cluster then w.account_id end as account, array_agg(w.id order by random()) as endpoints
    from waiting_endpoints(moment) w group by 1 order by random()
  loop
    exit when p_limit <= 0;
    return query
    with due as (
      select picked.*, e.concurrency = 1 as slow
      from unnest(part.endpoints) as w (id)
      join webhook_endpoint e on e.id = w.id and (e.account_id = part.account or part.account is null), lateral (
        select d.id, d.account_id, d.state, d.trigger, d.attempt_count, d.started_at from (
          select f.id from webhook_delivery f where f.endpoint_id = e.id and f.account_id = e.account_id
            and (f.account_id = part.account or part.account is null) and f.next_attempt_at <= moment
          order by f.next_attempt_at limit e.concurrency
        ) first join webhook_delivery d on d.id = first.id and d.account_id = e.account_id
        -- Recheck under the row lock: the attempt may have ended since.
        where (d.account_id = part.account or part.account is null)
          and d.next_attempt_at <= moment and (d.busy_until is null or d.busy_until <= moment)
        for update of d skip locked
      ) picked
      limit p_limit
    ), counted as (
      -- Lost attempts in a row, including the current one. Only lost attempts have no latency.
      select due.*, n.lost_in_row,
        moment + (0.5 + random() / 2) * least(interval '1 second' * 2 ^ least(n.lost_in_row, 12), interval '1 hour') as rested_until
      from due, lateral (
        select case when due.state = 'delivering' then due.attempt_count - coalesce((select max(a.number)
          from webhook_attempt a where a.delivery_id = due.id and a.account_id = due.account_id
            and (a.account_id = part.account or part.account is null) and a.latency_ms is not null), 0) else 0 end as lost_in_row
      ) n
    ), rested as (
      update webhook_delivery d set busy_until = null,
        state = case when j.lost_in_row < 20 or d.resume_at is not null then 'retrying'
          when d.trigger = 'redeliver' then d.resume_state else 'failed' end,
        trigger = case when j.lost_in_row < 20 then d.trigger else 'schedule' end,
        next_attempt_at = case when j.lost_in_row < 20 then j.rested_until else d.resume_at end,
        resume_state = case when j.lost_in_row < 20 then d.resume_state end,
        resume_at = case when j.lost_in_row < 20 then d.resume_at end
      from counted j where d.id = j.id and d.account_id = j.account_id and (d.account_id = part.account or part.account is null)
        and j.lost_in_row > 1
    ), lost as (
      insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at, error)
      select due.account_id, due.id, due.attempt_count, due.trigger, due.started_at, 'unknown: the sender stopped before its end'
      from due where due.state = 'delivering'
    )
    update webhook_delivery d set busy_until = moment + p_busy,
      state = case when d.state = 'delivering' then 'retrying' else d.state end
    from counted j where d.id = j.id and d.account_id = j.account_id and (d.account_id = part.account or part.account is null)
      and j.lost_in_row <= 1
    returning d.id, d.account_id, d.endpoint_id, j.slow or d.scheduled_count > 0;
    get diagnostics count = row_count;
    p_limit := p_limit - count;
  end loop;
end $$;
