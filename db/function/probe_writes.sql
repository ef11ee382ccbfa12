-- Fails while writes would: in a read-only database (25006), on a full disk (53100), when the log of changes can't be
-- flushed. It leaves no row: one record in the log, flushed with the commit, and a temporary file of about 256 KiB, since
-- an update can succeed on a full disk as long as its page has room.
create or replace function probe_writes() returns void language plpgsql volatile set work_mem = '64kB' as $$
begin
  if current_setting('transaction_read_only')::boolean then
    raise 'the database takes no writes' using errcode = '25006';
  end if;
  perform pg_logical_emit_message(true, 'sampan', 'readiness');
  perform count(*) from (select md5(n::text) as filler from generate_series(1, 5000) n order by 1) sorted;
end
$$;
