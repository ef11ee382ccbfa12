-- Settles a shipment once: closes its hold and charges the final fee, even if it exceeds the hold or the available
-- amount. `voided`: the shipment was cancelled before; nothing moves.
create or replace function ledger_post(
  p_account_id text, p_tracking_number text, p_charged_cents bigint, p_transaction_id text, p_reason text default null)
returns ledger_result language plpgsql as $$
declare
  closed hold;
begin
  update hold h set state = 'posted', posted_cents = p_charged_cents, closed_at = sampan_clock()
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number and h.state = 'pending'
  returning h.* into closed;
  if not found then
    select * into closed from hold h
    where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
    return case closed.state
      when 'posted' then ledger_unmoved('posted', p_account_id, true, closed.posted_cents,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type in ('post', 'duties')
          order by t.version desc limit 1))
      when 'voided' then ledger_unmoved('voided', p_account_id)
      else ledger_unmoved('no_hold', null)
    end;
  end if;
  if closed.amount_cents = 0 and p_charged_cents = 0 then
    return ledger_unmoved('posted', p_account_id);
  end if;
  return ledger_move('posted', p_charged_cents, p_account_id, 'post', -p_charged_cents, -closed.amount_cents,
    'revenue', p_transaction_id, p_tracking_number, null, p_reason);
end $$;
