-- Ends a booking that its carrier does not have: releases hold and key (docs/design/booking.md, Steps). A shipment that
-- clients already saw as pending ends as cancelled, with the events given for it. `p_negative` is a carrier's rejection of
-- the payload, which is remembered for an hour. False if the fence is stale or the dispatch has ended.
create or replace function withdraw_booking(
  p_account_id text, p_livemode boolean, p_key text, p_fence integer, p_tracking_number text,
  p_transaction_id text, p_reason text, p_negative jsonb, p_tracking_event_id text, p_description text,
  p_event_ids text[], p_event_types text[], p_event_bodies text[], p_stamp_token text, p_expires_after interval)
returns boolean language plpgsql as $$
declare
  moment timestamptz;
  events integer := cardinality(p_event_ids);
  shown boolean;
  first timestamptz;
  last timestamptz;
  known record;
begin
  select k.operation, k.body_digest into known from idempotency_key k
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.fence = p_fence
    and k.recovery_point = 'booked'
  for update;
  if not found then return false; end if;
  select s.visible into shown from shipment s
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.dispatch_status = 'pending' for update;
  if not found then return false; end if;

  if p_livemode then perform ledger_void(p_account_id, p_tracking_number, p_transaction_id, p_reason); end if;
  if shown then
    first := stamp_feed(p_account_id, p_livemode, events);
    last := first + (events - 1) * interval '1 microsecond';
  end if;
  moment := sampan_clock();
  update shipment s set dispatch_status = 'rejected', status = 'cancelled', cancelled_at = coalesce(last, moment),
    updated_at = coalesce(last, s.updated_at), event_sequence = s.event_sequence + case when shown then events else 0 end
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number;
  if shown then
    insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
    values (p_tracking_event_id, p_account_id, p_tracking_number, 1, 'cancelled', p_description, last);
    for i in 1 .. events loop
      perform emit_event(p_event_ids[i], p_account_id, p_livemode, p_event_types[i], p_tracking_number,
        p_event_bodies[i], p_stamp_token, first + (i - 1) * interval '1 microsecond');
    end loop;
  end if;
  if p_negative is not null then
    insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
    values (p_account_id, p_livemode, known.operation, known.body_digest, p_negative, moment + interval '1 hour')
    on conflict (account_id, livemode, operation, body_digest)
      do update set detail = excluded.detail, expires_at = excluded.expires_at;
  end if;
  update idempotency_key k set recovery_point = null, subject = null, origin = null, locked_until = moment,
    expires_at = moment + p_expires_after, outcome = case when p_negative is null then 'failed' else 'refused' end
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
  return true;
end $$;
