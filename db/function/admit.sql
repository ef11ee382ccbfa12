-- Authenticates and rate-limits several requests in one round trip. `ordinal` is the hash's index, from 1; an unknown
-- or revoked key has no row. Windows are locked in key order, so concurrent calls can't deadlock.
create or replace function admit(p_key_hashes bytea[], p_per_second integer, p_per_day integer)
returns table (ordinal integer, key_id text, account_id text, livemode boolean, scopes text[], pricing_version bigint,
  reason text, second_remaining integer, day_remaining integer, day_reset bigint, retry_after integer)
language plpgsql
-- Fail fast if another session holds a window.
set lock_timeout = '1s' as $$
begin
  for ordinal, key_id, account_id, livemode, scopes, pricing_version in
    select a.ordinal, k.id, k.account_id, k.livemode, k.scopes, coalesce(v.version, 0)
    from unnest(p_key_hashes) with ordinality a (key_hash, ordinal)
    join api_key k on k.key_hash = a.key_hash and k.revoked_at is null
    left join pricing_version v on true
    order by k.id, a.ordinal
  loop
    select t.reason, t.second_remaining, t.day_remaining, t.day_reset, t.retry_after
    into reason, second_remaining, day_remaining, day_reset, retry_after
    from take_rate(key_id, p_per_second, p_per_day) t;
    return next;
  end loop;
end $$;
