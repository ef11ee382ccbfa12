-- Begins with the event's time, so that deliveries and events sort alike.
create or replace function delivery_id(p_event_id text) returns text
language sql volatile as $$
  select 'dlv_' || substr(p_event_id, 5, 13) || substr(replace(gen_random_uuid()::text, '-', ''), 14)
$$;
