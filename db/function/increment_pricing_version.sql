-- Increments the pricing version, once per transaction. Based on the clock, so that a version lost in a failover is never
-- reused (docs/design/pricing.md, Inputs kept in memory).
create or replace function increment_pricing_version() returns void language sql volatile as $$
  update pricing_version
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  where xmin <> pg_current_xact_id()::xid
$$;
