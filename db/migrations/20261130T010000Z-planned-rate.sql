-- Exchange rates that an operator sets for a later day. A job moves each into the history of its currency on its day.
create table planned_rate (
  id bigint generated always as identity primary key,
  currency text not null,
  rate_nanos bigint not null check (rate_nanos > 0),
  begins_on date not null,
  unique (currency, begins_on)
);
