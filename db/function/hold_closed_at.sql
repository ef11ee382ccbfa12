-- Volatile, so that a statement sees a hold that it closed itself.
create or replace function hold_closed_at(p_account_id text, p_tracking_number text) returns timestamptz
language sql volatile as $$ select closed_at from hold h where h.account_id = p_account_id and h.tracking_number = p_tracking_number $$;
