-- Refunds a settled shipment in part or in full, once per shipment, and at most the charge minus what adjustments returned of it.
create or replace function ledger_refund(
  p_account_id text, p_tracking_number text, p_amount_cents bigint, p_transaction_id text, p_reason text default null)
returns ledger_result language plpgsql as $$
declare
  settled hold;
  first wallet_transaction;
  returned bigint;
begin
  if p_amount_cents <= 0 then
    raise exception 'a refund must be above 0' using errcode = 'check_violation';
  end if;
  -- FOR NO KEY UPDATE serializes refunds of this shipment, but does not block rows that refer to the hold.
  select * into settled from hold h
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number for no key update;
  if not found then return ledger_unmoved('no_hold', null); end if;
  if settled.state <> 'posted' then return ledger_unmoved('not_posted', p_account_id); end if;
  select * into first from wallet_transaction t
  where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'refund';
  if found then
    return ledger_unmoved('refunded', p_account_id, true, first.balance_change_cents, first.id);
  end if;
  select greatest(coalesce(sum(t.balance_change_cents), 0), 0) into returned from wallet_transaction t
  where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'adjust';
  if p_amount_cents > settled.posted_cents - returned then
    return ledger_unmoved('exceeds_charge', p_account_id);
  end if;
  return ledger_move('refunded', p_amount_cents, p_account_id, 'refund', p_amount_cents, 0, 'revenue',
    p_transaction_id, p_tracking_number, null, p_reason);
end $$;
