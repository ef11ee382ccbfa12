-- Increments the pricing version when a pricing input of an account changes, once per transaction. Deferred, so that
-- this row is locked last and transactions can't deadlock. Based on the clock, so that a version lost in a failover
-- is never reused (docs/design/pricing.md, Inputs kept in memory).
create or replace function bump_pricing_version() returns trigger language plpgsql as $$
begin
  update pricing_version
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
do $$
declare
  input text;
begin
  foreach input in array array['account', 'entitlement', 'account_rate_table', 'ioss_number', 'setting', 'fx_rate'] loop
    execute format('drop trigger if exists pricing_version on %I', input);
    execute format('create constraint trigger pricing_version after %s on %I deferrable initially deferred
      for each row execute function bump_pricing_version()',
      case input when 'account' then 'update of email, custom_insurance' else 'insert or update or delete' end, input);
  end loop;
end $$;
