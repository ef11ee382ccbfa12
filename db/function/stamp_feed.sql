-- Stamps a change of a shipment or an event, strictly growing per account and mode. The row lock makes the order of
-- the stamps the order of the commits, so a consumer that polls past the last stamp it saw misses nothing. Call it
-- last in a transaction.
create or replace function stamp_feed(p_account_id text, p_livemode boolean) returns timestamptz
language sql volatile as $$
  insert into feed_clock as clock (account_id, livemode, last) values (p_account_id, p_livemode, sampan_clock())
  on conflict (account_id, livemode) do update set last = greatest(sampan_clock(), clock.last + interval '1 microsecond')
  returning last
$$;
