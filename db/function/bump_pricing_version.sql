-- Increments the pricing version when a pricing input changes. Deferred, so that this row is locked last and transactions
-- can't deadlock. A change of an account's own row calls `increment_pricing_version` itself: a distributed database has
-- that table on every node, where it may have no trigger (docs/design/distribution.md).
create or replace function bump_pricing_version() returns trigger language plpgsql as $$
begin
  perform increment_pricing_version();
  return null;
end $$;
do $$
declare
  input text;
begin
  foreach input in array array['entitlement', 'account_rate_table', 'ioss_number', 'setting', 'fx_rate', 'currency_rate'] loop
    execute format('drop trigger if exists pricing_version on %I', input);
    execute format('create constraint trigger pricing_version after insert or update or delete on %I
      deferrable initially deferred for each row execute function bump_pricing_version()', input);
  end loop;
end $$;
