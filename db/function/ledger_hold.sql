-- Holds a booking's total, once per shipment, if the account's terms allow it (contract: createShipment, Checks):
--   held, exempt        the shipment may be booked; the hold is 0 if the account is exempt or the total is 0
--   frozen, credit_floor, insufficient_funds, credit_suspended, credit_limit   refused; nothing is written
-- Checks the terms without a lock. If the conditional update then finds no row, the loop checks again.
create or replace function ledger_hold(
  p_account_id text, p_tracking_number text, p_amount_cents bigint, p_transaction_id text)
returns ledger_result language plpgsql as $$
declare
  known record;
  refusal text;
  amount bigint;
  moved wallet;
  threshold bigint;
begin
  loop
    select a.frozen, a.credit_floor_cents, a.credit_limit_cents, a.credit_suspended, a.hold_exempt,
      w.account_id is null as lacks_wallet, coalesce(w.balance_cents - w.held_cents, 0) as available,
      h.account_id is not null as is_held, h.exempt, h.amount_cents as held
    into known
    from account a left join wallet w on w.account_id = a.id left join hold h on h.account_id = a.id and h.tracking_number = p_tracking_number
    where a.id = p_account_id;
    if not found then
      raise exception 'there is no account %', p_account_id using errcode = 'foreign_key_violation';
    elsif known.is_held then
      return ledger_unmoved(case when known.exempt then 'exempt' else 'held' end, p_account_id, true, known.held,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'hold'));
    end if;

    refusal := hold_refusal(known.frozen, known.credit_suspended, known.credit_limit_cents, known.credit_floor_cents,
      known.available, p_amount_cents);
    if refusal is not null then return ledger_unmoved(refusal, p_account_id); end if;

    amount := case when known.hold_exempt then 0 else p_amount_cents end;
    if amount <> 0 then
      if known.lacks_wallet then
        insert into wallet (account_id) values (p_account_id) on conflict do nothing;
      end if;
      update wallet w set held_cents = w.held_cents + amount, version = w.version + 1
      where w.account_id = p_account_id and w.balance_cents - w.held_cents >= greatest(
        amount - case when known.credit_suspended then 0 else known.credit_limit_cents end,
        known.credit_floor_cents + 1)
      returning w.* into moved;
      continue when not found; -- a concurrent movement changed the wallet
    end if;
    insert into hold (tracking_number, account_id, amount_cents, exempt, created_at)
    values (p_tracking_number, p_account_id, amount, known.hold_exempt, sampan_clock())
    on conflict do nothing;
    exit when found;
    if amount <> 0 then -- a concurrent call held this shipment; undo the uncommitted update
      update wallet w set held_cents = w.held_cents - amount, version = w.version - 1 where w.account_id = p_account_id;
    end if;
  end loop;

  if amount = 0 then
    return ledger_unmoved(case when known.hold_exempt then 'exempt' else 'held' end, p_account_id);
  end if;
  insert into wallet_transaction (id, account_id, version, type, tracking_number, balance_change_cents,
    held_change_cents, balance_after_cents, held_after_cents, created_at)
  values (p_transaction_id, p_account_id, moved.version, 'hold', p_tracking_number, 0,
    amount, moved.balance_cents, moved.held_cents, sampan_clock());
  -- Read under the wallet's lock, to see a threshold that was set before.
  select a.low_balance_cents into threshold from account a where a.id = p_account_id;
  return ('held', false, p_transaction_id, amount, moved.balance_cents, moved.held_cents,
    moved.balance_cents - moved.held_cents,
    coalesce(moved.balance_cents - moved.held_cents < threshold
      and moved.balance_cents - moved.held_cents + amount >= threshold, false))::ledger_result;
end $$;
