-- Makes a booked shipment visible after its carrier accepted it: first tracking event, events, stored response
-- (docs/design/booking.md, Steps), and the entry of the activity that the key has from the booking. Notices of the carrier that came earlier become due. False if the fence is stale or
-- the dispatch has ended. A function, so that a group of bookings runs in one statement with plans that don't depend on its size.
create or replace function accept_booking(
  p_account_id text, p_livemode boolean, p_key text, p_fence integer, p_tracking_number text, p_waybill_number text,
  p_last_mile_tracking_number text, p_label text, p_first_checkpoint_seconds double precision,
  p_tracking_event_id text, p_description text, p_event_ids text[], p_event_types text[], p_event_bodies text[],
  p_stamp_token text, p_update_token text, p_response_body text, p_expires_after interval)
returns boolean language plpgsql as $$
declare
  moment timestamptz;
  next_ask timestamptz;
  events integer := cardinality(p_event_ids);
  first timestamptz;
  accepted record;
  recorded jsonb;
begin
  select k.origin -> 'entry' into recorded from idempotency_key k
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.fence = p_fence
    and k.recovery_point = 'booked'
  for update;
  if not found then return false; end if;
  perform from shipment s
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.dispatch_status = 'pending' for update;
  if not found then return false; end if;

  first := stamp_feed(p_account_id, p_livemode, events);
  moment := sampan_clock();
  next_ask := moment + interval '5 seconds';
  update shipment s set dispatch_status = 'accepted', visible = true, waybill_number = p_waybill_number,
    last_mile_tracking_number = p_last_mile_tracking_number, event_sequence = events,
    updated_at = first + (events - 1) * interval '1 microsecond',
    next_checkpoint_at = moment + make_interval(secs => p_first_checkpoint_seconds), booked_label = p_label,
    label_ready_at = case when p_label in ('ready', 'none') then moment end,
    label_ask_at = case when p_label in ('generating', 'failed') then next_ask end
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number
  returning s.carrier_code, s.created_at, s.updated_at into accepted;
  insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
  values (p_tracking_event_id, p_account_id, p_tracking_number, 1, 'label_created', p_description, accepted.created_at);
  for i in 1 .. events loop
    perform emit_event(p_event_ids[i], p_account_id, p_livemode, p_event_types[i], p_tracking_number,
      replace(p_event_bodies[i], p_update_token, to_char(accepted.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')),
      p_stamp_token, first + (i - 1) * interval '1 microsecond');
  end loop;
  if recorded is not null then
    insert into audit_entry (id, account_id, email, action, subject, address, created_at)
    values (recorded ->> 'id', p_account_id, recorded ->> 'email', recorded ->> 'action', p_tracking_number, recorded ->> 'address', moment);
  end if;
  update carrier_notice n set next_attempt_at = moment
  where n.applied_at is null
    and (n.reference = p_tracking_number or n.waybill_number = p_waybill_number);
  update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = p_response_body,
    locked_until = moment, expires_at = moment + p_expires_after, origin = null
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
  return true;
end $$;
