-- Credits a wallet, once per reference.
create or replace function ledger_top_up(
  p_account_id text, p_amount_cents bigint, p_transaction_id text,
  p_reference text default null, p_reason text default null)
returns ledger_result language plpgsql as $$
begin
  if p_amount_cents <= 0 then
    raise exception 'a top-up must be above 0' using errcode = 'check_violation';
  end if;
  return ledger_refer('topped_up', p_account_id, 'top_up', p_amount_cents, 'cash', p_transaction_id,
    null, coalesce(p_reference, p_transaction_id), p_reason);
end $$;
