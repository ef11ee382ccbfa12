-- When a shipment's hold was closed, even by the statement that asks: that one's own snapshot is older.
create or replace function hold_closed_at(p_tracking_number text) returns timestamptz
language sql volatile as $$ select closed_at from hold where tracking_number = p_tracking_number $$;
