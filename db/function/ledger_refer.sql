-- Makes a movement once per reference of the account (default: the transaction id). Locks the wallet, so that
-- concurrent calls with one reference can't both move money.
create or replace function ledger_refer(
  p_verdict text, p_account_id text, p_type text, p_amount_cents bigint, p_counter_account text,
  p_transaction_id text, p_tracking_number text, p_reference text, p_reason text)
returns ledger_result language plpgsql as $$
declare
  first wallet_transaction;
begin
  insert into wallet (account_id) values (p_account_id) on conflict do nothing;
  perform from wallet w where w.account_id = p_account_id for no key update;
  select * into first from wallet_transaction t
  where t.account_id = p_account_id and t.type = p_type and t.reference = p_reference;
  if found then
    return ledger_unmoved(p_verdict, p_account_id, true, first.balance_change_cents, first.id);
  end if;
  return ledger_move(p_verdict, p_amount_cents, p_account_id, p_type, p_amount_cents, 0, p_counter_account,
    p_transaction_id, p_tracking_number, p_reference, p_reason);
end $$;
