-- Grows the pricing version with every change of a pricing input: of what an account's prices depend on beside the
-- catalogue. In the transaction of the change and once in it; deferred, so that the row is locked last and changes
-- can't block each other crosswise. By the clock, so that one which a failover lost isn't given out again.
create or replace function bump_pricing_version() returns trigger language plpgsql as $$
begin
  update pricing_version
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  where xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
drop trigger if exists pricing_version on account;
create constraint trigger pricing_version after update of email, custom_insurance on account
  deferrable initially deferred for each row execute function bump_pricing_version();
drop trigger if exists pricing_version on entitlement;
create constraint trigger pricing_version after insert or update or delete on entitlement
  deferrable initially deferred for each row execute function bump_pricing_version();
drop trigger if exists pricing_version on account_rate_table;
create constraint trigger pricing_version after insert or update or delete on account_rate_table
  deferrable initially deferred for each row execute function bump_pricing_version();
drop trigger if exists pricing_version on ioss_number;
create constraint trigger pricing_version after insert or update or delete on ioss_number
  deferrable initially deferred for each row execute function bump_pricing_version();
drop trigger if exists pricing_version on setting;
create constraint trigger pricing_version after insert or update or delete on setting
  deferrable initially deferred for each row execute function bump_pricing_version();
drop trigger if exists pricing_version on fx_rate;
create constraint trigger pricing_version after insert or update or delete on fx_rate
  deferrable initially deferred for each row execute function bump_pricing_version();
