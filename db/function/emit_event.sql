-- Writes an event and one delivery per subscribed active endpoint, in the caller's transaction
-- (docs/design/delivery.md, Outbox). Replaces the token in the body by the feed stamp. Deliveries are due by the
-- clock, because stamps are ahead of a clock that was set back. `*` does not match webhook.test. Users who chose mails
-- about an event of this type get them, and recipients those that their shop chose. Before the body, a draft may have a line with its W3C trace context, for the spans of
-- its deliveries; receivers don't get it.
create or replace function emit_event(p_id text, p_account_id text, p_livemode boolean, p_type text,
  p_tracking_number text, p_body text, p_stamp_token text, p_position timestamptz) returns timestamptz
language plpgsql as $$
declare
  line integer := case when left(p_body, 1) = '{' then 0 else strpos(p_body, E'\n') end;
begin
  insert into event (id, account_id, livemode, type, tracking_number, traceparent, body, position)
  values (p_id, p_account_id, p_livemode, p_type, p_tracking_number, nullif(left(p_body, greatest(line - 1, 0)), ''),
    replace(substr(p_body, line + 1), p_stamp_token, to_char(p_position at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), p_position);
  insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, next_attempt_at, created_at)
  select delivery_id(p_id), p_account_id, e.id, p_id, p_type, sampan_clock(), p_position
  from webhook_endpoint e
  where e.account_id = p_account_id and e.livemode = p_livemode and e.active
    and e.events && array[p_type, case when p_type <> 'webhook.test' then '*' end];
  if p_type in ('wallet.low_balance', 'webhook.disabled') then
    perform queue_notifications(p_id, p_account_id, p_livemode, p_type);
  end if;
  if p_livemode and p_type in ('shipment.picked_up', 'shipment.out_for_delivery', 'shipment.available_for_pickup',
    'shipment.delivery_failed', 'shipment.exception', 'shipment.tracking_updated', 'shipment.delivered') then
    perform queue_recipient_mail(p_account_id, p_tracking_number, p_type);
  end if;
  return p_position;
end $$;
