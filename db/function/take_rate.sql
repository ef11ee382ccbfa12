-- Counts one request of a key against both windows, or refuses it and counts nothing. Days are Hong Kong days (UTC+8)
-- and are checked first. `reason` is null if admitted.
create or replace function take_rate(p_key_id text, p_per_second integer, p_per_day integer,
  out reason text, out second_remaining integer, out day_remaining integer, out day_reset bigint, out retry_after integer)
language plpgsql as $$
declare
  moment bigint := floor(extract(epoch from sampan_clock()));
  today integer := (moment + 28800) / 86400;
  counted rate_window;
begin
  day_reset := (today + 1)::bigint * 86400 - 28800;
  insert into rate_window as w (key_id, second, second_count, day, day_count)
  values (p_key_id, moment, 1, today,
    1 + coalesce((select d.day_count from rate_day d where d.key_id = p_key_id and d.day = today), 0))
  on conflict (key_id) do update set
    second = moment, second_count = case when w.second = moment then w.second_count + 1 else 1 end,
    -- If the window holds a later day (the clock was set back), use the saved count of this day.
    day = today, day_count = 1 + case when w.day = today then w.day_count
      else coalesce((select d.day_count from rate_day d where d.key_id = p_key_id and d.day = today), 0) end
  where (w.second <> moment or w.second_count < p_per_second) and (w.day <> today or w.day_count < p_per_day)
  returning * into counted;
  if not found then
    select * into counted from rate_window w where w.key_id = p_key_id;
    reason := case when counted.day = today and counted.day_count >= p_per_day then 'per_day' else 'per_second' end;
  end if;
  second_remaining := greatest(p_per_second - case when counted.second = moment then counted.second_count else 0 end, 0);
  day_remaining := greatest(p_per_day - case when counted.day = today then counted.day_count else 0 end, 0);
  retry_after := case reason when 'per_day' then day_reset - moment when 'per_second' then 1 end;
end $$;
