-- Moves money in a wallet unconditionally: wallet row, transaction and double entry against `p_counter_account`. Only
-- for the other ledger functions, which check uniqueness first.
create or replace function ledger_move(
  p_verdict text, p_amount_cents bigint, p_account_id text, p_type text,
  p_balance_change bigint, p_held_change bigint, p_counter_account text,
  p_transaction_id text, p_tracking_number text, p_reference text, p_reason text)
returns ledger_result language plpgsql as $$
declare
  moved wallet;
  threshold bigint;
  result ledger_result;
begin
  loop
    update wallet w set balance_cents = w.balance_cents + p_balance_change, held_cents = w.held_cents + p_held_change,
      version = w.version + 1
    where w.account_id = p_account_id
    returning w.* into moved;
    exit when found;
    insert into wallet (account_id) values (p_account_id) on conflict do nothing; -- first movement
  end loop;
  insert into wallet_transaction (id, account_id, version, type, tracking_number, reference, balance_change_cents,
    held_change_cents, balance_after_cents, held_after_cents, reason, created_at)
  values (p_transaction_id, p_account_id, moved.version, p_type, p_tracking_number, p_reference, p_balance_change,
    p_held_change, moved.balance_cents, moved.held_cents, p_reason, sampan_clock());
  if p_balance_change <> 0 then
    insert into entry (account_id, transfer_id, ledger_account, amount_cents, balance_after_cents, version)
    values (p_account_id, p_transaction_id, p_account_id, p_balance_change, moved.balance_cents, moved.version),
      (p_account_id, p_transaction_id, p_counter_account, -p_balance_change, null, null);
  end if;

  result := (p_verdict, false, p_transaction_id, p_amount_cents, moved.balance_cents, moved.held_cents,
    moved.balance_cents - moved.held_cents, false);
  if p_balance_change < p_held_change then
    select a.low_balance_cents into threshold from account a where a.id = p_account_id;
    result.crossed_low_balance := coalesce(result.available_cents < threshold
      and result.available_cents - p_balance_change + p_held_change >= threshold, false);
  end if;
  return result;
end $$;
