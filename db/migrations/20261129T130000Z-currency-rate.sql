-- Rates of the currencies in which laws name amounts. A table of its own: processes of the release before read every row of
-- fx_rate as HKD per USD.
create table currency_rate (
  id bigint generated always as identity primary key,
  currency text not null,
  rate_nanos bigint check (rate_nanos > 0),
  rate_type text not null check (rate_type in ('daily', 'manual', 'cleared')),
  fetched_at timestamptz not null,
  constraint currency_rate_cleared_check check ((rate_type = 'cleared') = (rate_nanos is null))
);
create index currency_rate_newest on currency_rate (currency, id);
