-- Marks due deliveries as queued and answers them: the relay's half of the outbox. Of each endpoint the first ones
-- that are due, as many as it has slots, may be under way, and those of them that aren't are taken: its backlog costs
-- the others nothing, as nobody looks past them. One relay at a time, each statement with a fresh snapshot: what
-- another has just taken counts. A mark that runs out makes the row due again: the queue was wiped, or a sender died,
-- whose attempt is noted as lost. One whose senders died twice in a row or more rests before it is due again, ever
-- longer, an hour at most: it may be what they die of, and must not meet those again that were lost with it. None of
-- that uses up its schedule, but after 20 in a row, some seven hours, it has failed. `late`: a retry, or an endpoint that is
-- slow.
create or replace function take_due_deliveries(p_limit integer, p_busy interval,
  out id text, out endpoint text, out late boolean)
returns setof record language plpgsql as $$
declare
  moment timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true); -- a mark that a crash of the database loses is made again
  perform pg_advisory_xact_lock(hashtext('sampan webhook relay'));
  moment := sampan_clock();
  return query
  with recursive waiting(endpoint_id, due_at) as (
    (select d.endpoint_id, d.next_attempt_at from webhook_delivery d where d.next_attempt_at is not null
      order by d.endpoint_id, d.next_attempt_at limit 1)
    union all
    select next.* from waiting w, lateral (
      select d.endpoint_id, d.next_attempt_at from webhook_delivery d
      where d.next_attempt_at is not null and d.endpoint_id > w.endpoint_id
      order by d.endpoint_id, d.next_attempt_at limit 1
    ) next
  ), due as (
    select picked.*, e.slots = 1 as slow
    -- In another order each time: a round takes only so many, and none may be the last for ever.
    from (select * from waiting where due_at <= moment order by random()) w
    join webhook_endpoint e on e.id = w.endpoint_id, lateral (
      select d.id, d.state, d.trigger, d.attempt_count, d.started_at from (
        select f.id from webhook_delivery f where f.endpoint_id = e.id and f.next_attempt_at <= moment
        order by f.next_attempt_at limit e.slots
      ) first join webhook_delivery d on d.id = first.id
      -- Again of the row that is locked: it may have ended since it was found.
      where d.next_attempt_at <= moment and (d.busy_until is null or d.busy_until <= moment)
      for update of d skip locked
    ) picked
    limit p_limit
  ), judged as (
    -- Attempts in a row that nobody ended, the one just lost included: they alone have no latency.
    select due.*, case when due.state = 'delivering' then due.attempt_count - coalesce((select max(a.number)
      from webhook_attempt a where a.delivery_id = due.id and a.latency_ms is not null), 0) else 0 end as lost_in_row
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
    from judged j where d.id = j.id and j.lost_in_row > 1
  ), lost as (
    insert into webhook_attempt (delivery_id, number, trigger, started_at, error)
    select due.id, due.attempt_count, due.trigger, due.started_at, 'unknown: the sender stopped before its end'
    from due where due.state = 'delivering'
  )
  update webhook_delivery d set busy_until = moment + p_busy,
    state = case when d.state = 'delivering' then 'retrying' else d.state end
  from judged j where d.id = j.id and j.lost_in_row <= 1
  returning d.id, d.endpoint_id, j.slow or d.scheduled_count > 0;
end $$;
