-- Returns the first of `p_count` stamps, one microsecond apart and strictly increasing per account and mode. The row lock
-- makes stamp order equal commit order, so that a polling client misses nothing (docs/design/feeds.md). Call it last in
-- a transaction, because other writers wait for the lock.
create or replace function stamp_feed(p_account_id text, p_livemode boolean, p_count integer default 1)
returns timestamptz language plpgsql as $$
declare
  rest interval := (p_count - 1) * interval '1 microsecond';
  stamp timestamptz;
  moment timestamptz;
begin
  loop
    select c.last into stamp from feed_clock c where c.account_id = p_account_id and c.livemode = p_livemode for update;
    if found then
      -- Under the lock: a stamp is not before those of the transaction that it waited for.
      stamp := greatest(sampan_clock(), stamp + interval '1 microsecond');
      update feed_clock c set last = stamp + rest where c.account_id = p_account_id and c.livemode = p_livemode;
      return stamp;
    end if;
    moment := sampan_clock();
    insert into feed_clock (account_id, livemode, last) values (p_account_id, p_livemode, moment + rest)
    on conflict do nothing;
    if found then return moment; end if;
  end loop;
end $$;
