-- Fails if writes would: read-only database (25006), full disk (53100), WAL that can't be flushed. Leaves no row:
-- writes one WAL message and a temporary file of 256 KiB, because an update can succeed on a full disk while its page
-- has room.
create or replace function probe_writes() returns void language plpgsql volatile set work_mem = '64kB' as $$
begin
  if current_setting('transaction_read_only')::boolean then
    raise 'the database takes no writes' using errcode = '25006';
  end if;
  perform pg_logical_emit_message(true, 'sampan', 'readiness');
  perform count(*) from (select md5(n::text) as filler from generate_series(1, 5000) n order by 1) sorted;
end
$$;
