-- Stamps changes of shipments and events, strictly growing per account and mode; several at once are a microsecond
-- apart, from the answered one on. The row lock makes the order of the stamps the order of the commits, so a consumer
-- that polls past the last stamp it saw misses nothing. Call it last in a transaction.
drop function if exists stamp_feed(text, boolean);
create or replace function stamp_feed(p_account_id text, p_livemode boolean, p_count integer default 1)
returns timestamptz language sql volatile as $$
  insert into feed_clock as clock (account_id, livemode, last)
  values (p_account_id, p_livemode, sampan_clock() + (p_count - 1) * interval '1 microsecond')
  on conflict (account_id, livemode) do update
    set last = greatest(sampan_clock(), clock.last + interval '1 microsecond') + (p_count - 1) * interval '1 microsecond'
  returning last - (p_count - 1) * interval '1 microsecond'
$$;
