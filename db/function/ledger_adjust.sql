-- Books a manual adjustment or service fee. A positive amount credits the wallet; the balance may go below 0.
-- `unknown_shipment`: not a live shipment of the account.
create or replace function ledger_adjust(
  p_account_id text, p_amount_cents bigint, p_reason text, p_transaction_id text,
  p_tracking_number text default null, p_reference text default null)
returns ledger_result language plpgsql as $$
begin
  if p_amount_cents = 0 then
    raise exception 'an adjustment must not be 0' using errcode = 'check_violation';
  end if;
  if p_tracking_number is not null and not exists (
    select from hold h where h.tracking_number = p_tracking_number and h.account_id = p_account_id)
  then
    return ledger_unmoved('unknown_shipment', p_account_id);
  end if;
  return ledger_refer('adjusted', p_account_id, 'adjust', p_amount_cents, 'adjustment', p_transaction_id,
    p_tracking_number, coalesce(p_reference, p_transaction_id), p_reason);
end $$;
