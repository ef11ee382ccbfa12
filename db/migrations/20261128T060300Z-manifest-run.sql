-- Whether next_attempt_at is the end of a run's lease. Otherwise it is the time of the next run, and an operator may decide.
alter table manifest add column is_running boolean not null default true;
