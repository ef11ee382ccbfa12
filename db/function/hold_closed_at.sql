-- Volatile, so that a statement sees a hold that it closed itself.
create or replace function hold_closed_at(p_tracking_number text) returns timestamptz
language sql volatile as $$ select closed_at from hold where tracking_number = p_tracking_number $$;
