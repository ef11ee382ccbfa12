-- The clock of every process. Tests replace this function to move time.
create or replace function sampan_clock() returns timestamptz
language sql volatile as $$ select clock_timestamp() $$;
