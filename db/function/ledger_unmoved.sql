-- Result of a call that moved nothing. A refusal returns the current wallet; a repeated call returns the wallet as
-- the first call left it. An amount of 0 has no transaction.
create or replace function ledger_unmoved(
  p_verdict text, p_account_id text,
  p_repeated boolean default false, p_amount_cents bigint default 0, p_transaction_id text default null)
returns ledger_result language plpgsql as $$
declare
  balance bigint := 0;
  held bigint := 0;
begin
  if p_transaction_id is null then
    select w.balance_cents, w.held_cents into balance, held from wallet w where w.account_id = p_account_id;
  else
    select t.balance_after_cents, t.held_after_cents into strict balance, held
    from wallet_transaction t where t.account_id = p_account_id and t.id = p_transaction_id;
  end if;
  return (p_verdict, p_repeated, p_transaction_id, p_amount_cents, coalesce(balance, 0), coalesce(held, 0),
    coalesce(balance - held, 0), false)::ledger_result;
end $$;
