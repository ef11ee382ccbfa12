-- Authentication and rate limit in one round trip: who a key's hash belongs to, the limiter's verdict, and of which
-- version the pricing inputs are now. No row for an unknown or revoked key.
create or replace function admit(p_key_hash bytea, p_per_second integer, p_per_day integer)
returns table (key_id text, account_id text, livemode boolean, scopes text[], pricing_version bigint,
  reason text, second_remaining integer, day_remaining integer, day_reset bigint, retry_after integer)
language plpgsql as $$
begin
  select k.id, k.account_id, k.livemode, k.scopes, v.version
  into key_id, account_id, livemode, scopes, pricing_version
  from api_key k, pricing_version v where k.key_hash = p_key_hash and k.revoked_at is null;
  if not found then return; end if;
  select * into reason, second_remaining, day_remaining, day_reset, retry_after
  from take_rate(key_id, p_per_second, p_per_day);
  return next;
end $$;
