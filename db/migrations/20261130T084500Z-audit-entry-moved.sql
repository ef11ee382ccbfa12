-- Amount that an operator moved with the change, in cents of HKD without its sign. Null: no money, or an entry from before this column.
alter table audit_entry add column moved_cents bigint;
