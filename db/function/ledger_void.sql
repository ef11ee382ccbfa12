-- Releases a shipment's hold, once. `posted`: the final fee was charged before; nothing moves.
create or replace function ledger_void(
  p_account_id text, p_tracking_number text, p_transaction_id text, p_reason text default null)
returns ledger_result language plpgsql as $$
declare
  closed hold;
begin
  update hold h set state = 'voided', closed_at = sampan_clock()
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number and h.state = 'pending'
  returning h.* into closed;
  if not found then
    select * into closed from hold h
    where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
    return case closed.state
      when 'voided' then ledger_unmoved('voided', p_account_id, true, closed.amount_cents,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'void'))
      when 'posted' then ledger_unmoved('posted', p_account_id)
      else ledger_unmoved('no_hold', null)
    end;
  end if;
  if closed.amount_cents = 0 then return ledger_unmoved('voided', p_account_id); end if;
  return ledger_move('voided', closed.amount_cents, p_account_id, 'void', 0, -closed.amount_cents, null,
    p_transaction_id, p_tracking_number, null, p_reason);
end $$;
