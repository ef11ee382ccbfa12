-- Creates the partitions of api_request from yesterday to the day after tomorrow, and drops those that ended more than
-- p_days ago, with the counts of those days; none if p_days is null. Days are UTC. Returns the number of dropped partitions.
create or replace function keep_api_requests(p_days integer) returns integer language plpgsql
set client_min_messages = 'warning' as $$
declare
  today date := (sampan_clock() at time zone 'UTC')::date;
  day date;
  old regclass;
  dropped integer := 0;
  -- In a variable: Citus evaluates no conversion of times in a statement that deletes.
  first_kept timestamptz := (today - p_days) at time zone 'UTC';
begin
  perform pg_advisory_xact_lock(hashtext('sampan api requests'));
  for day in select generate_series(today - 1, today + 2, interval '1 day')::date loop
    execute format('create table if not exists %I partition of api_request for values from (%L) to (%L)',
      'api_request_' || to_char(day, 'YYYYMMDD'), day || ' 00:00+00', (day + 1) || ' 00:00+00');
  end loop;
  for old in
    select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'api_request'::regclass and relname < 'api_request_' || to_char(today - p_days, 'YYYYMMDD')
  loop
    execute format('drop table %s', old);
    dropped := dropped + 1;
  end loop;
  delete from api_request_left_out where minute < first_kept;
  delete from api_request_bytes where api_request_bytes.day < today - p_days;
  return dropped;
end
$$;
