-- Returns the first of `p_count` stamps, one microsecond apart and strictly increasing per account and mode. The row lock
-- makes stamp order equal commit order, so that a polling client misses nothing (docs/design/feeds.md). Call it last in
-- a transaction, because other writers wait for the lock.
drop function if exists stamp_feed(text, boolean);
create or replace function stamp_feed(p_account_id text, p_livemode boolean, p_count integer default 1)
returns timestamptz language sql volatile as $$
  insert into feed_clock as clock (account_id, livemode, last)
  values (p_account_id, p_livemode, sampan_clock() + (p_count - 1) * interval '1 microsecond')
  on conflict (account_id, livemode) do update
    set last = greatest(sampan_clock(), clock.last + interval '1 microsecond') + (p_count - 1) * interval '1 microsecond'
  returning last - (p_count - 1) * interval '1 microsecond'
$$;
