-- Books one order under its claimed key: hold, shipment (not visible yet) and recovery point (docs/design/booking.md, Steps).
-- Verdicts are those of `ledger_hold`, `taken_over` if the fence is stale, and `not_returnable` for a return whose shipment
-- can't be returned any more. A stale fence or a refusal writes nothing. A function, so that a group of orders runs in one statement with plans that don't depend on its size.
create or replace function book_shipment(
  p_order jsonb, p_fence integer, p_printable boolean, p_transaction_id text,
  out money ledger_result, out created_at timestamptz, out eta timestamptz, out printed_reference text,
  out track_token text)
language plpgsql as $$
declare
  draft shipment := jsonb_populate_record(null::shipment, p_order);
begin
  perform from idempotency_key k
  where k.account_id = draft.account_id and k.livemode = draft.livemode and k.key = draft.idempotency_key
    and k.fence = p_fence and k.recovery_point is null and k.status is null
  for update;
  if not found then
    money.verdict := 'taken_over';
    return;
  end if;

  if draft.return_of is not null then
    -- Locked before the wallet, as by a settlement. Returns of one shipment are counted one after the other, and the
    -- recipient is not erased while a copy is made.
    perform from shipment s
    where s.account_id = draft.account_id and s.livemode = draft.livemode and s.tracking_number = draft.return_of
      and s.visible and s.return_of is null and s.anonymized_at is null
      and s.status in ('delivered', 'delivery_failed', 'available_for_pickup', 'exception')
    for update;
    if not found or (select count(*) >= 20 from shipment s where s.account_id = draft.account_id
      and s.return_of = draft.return_of and (s.visible or s.dispatch_status = 'pending'))
    then
      money.verdict := 'not_returnable';
      return;
    end if;
  end if;

  if draft.livemode then
    money := ledger_hold(draft.account_id, draft.tracking_number, draft.total_cents, p_transaction_id);
    if money.verdict not in ('held', 'exempt') then return; end if;
  else
    money := ('exempt', false, p_transaction_id, 0, 0, 0, 0, false)::ledger_result;
  end if;

  created_at := sampan_clock();
  if p_printable and not exists (
    select from shipment s where s.account_id = draft.account_id and s.livemode = draft.livemode
      and s.reference_no = draft.reference_no and s.status <> 'cancelled'
  ) then
    printed_reference := draft.reference_no;
  end if;
  insert into shipment (tracking_number, account_id, livemode, idempotency_key, request_id, status, dispatch_status,
    service_code, requested_service_code, carrier_code, carrier_product_code, reference_no, goods_category,
    destination_country, destination_district, recipient, sender, parcels, items, customs, tags, metadata,
    declared_currency, declared_fx, pricing, total_cents, eta, visible, printed_reference, created_at, updated_at,
    account_sender, return_of)
  values (draft.tracking_number, draft.account_id, draft.livemode, draft.idempotency_key, draft.request_id, draft.status,
    draft.dispatch_status, draft.service_code, draft.requested_service_code, draft.carrier_code,
    draft.carrier_product_code, draft.reference_no, draft.goods_category, draft.destination_country,
    draft.destination_district, draft.recipient, draft.sender, draft.parcels, draft.items, draft.customs, draft.tags,
    draft.metadata, draft.declared_currency, draft.declared_fx, draft.pricing, draft.total_cents, draft.eta, false,
    book_shipment.printed_reference, book_shipment.created_at, book_shipment.created_at, draft.account_sender,
    draft.return_of)
  returning shipment.track_token into track_token;
  eta := draft.eta;
  update idempotency_key k set recovery_point = 'booked', subject = draft.tracking_number, origin = p_order -> 'origin'
  where k.account_id = draft.account_id and k.livemode = draft.livemode and k.key = draft.idempotency_key;
end $$;
