-- Sets or clears (null) the threshold of `wallet.low_balance`. A new threshold above the available amount counts as
-- crossed, unless the old one was too. Locks the wallet to serialize with movements.
create or replace function ledger_set_low_balance(p_account_id text, p_low_balance_cents bigint)
returns ledger_result language plpgsql as $$
declare
  before bigint;
  result ledger_result;
begin
  insert into wallet (account_id) values (p_account_id) on conflict do nothing;
  perform from wallet w where w.account_id = p_account_id for no key update;
  select a.low_balance_cents into before from account a where a.id = p_account_id for no key update;
  update account a set low_balance_cents = p_low_balance_cents where a.id = p_account_id;
  result := ledger_unmoved('set', p_account_id);
  result.crossed_low_balance := coalesce(result.available_cents < p_low_balance_cents, false)
    and not coalesce(result.available_cents < before, false);
  return result;
end $$;
