-- The one clock that every process agrees on. Tests replace this function to move time.
create or replace function sampan_clock() returns timestamptz
language sql volatile as $$ select clock_timestamp() $$;
