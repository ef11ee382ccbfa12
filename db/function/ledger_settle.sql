-- Settles a shipment as ledger_post, and books what the carrier paid for duties and taxes above (negative: below) the
-- amount of the price as a transaction of its own. Both together are the final fee.
create or replace function ledger_settle(
  p_account_id text, p_tracking_number text, p_charged_cents bigint, p_duties_difference_cents bigint,
  p_transaction_id text, p_duties_transaction_id text)
returns ledger_result language plpgsql as $$
declare
  posted ledger_result;
  moved ledger_result;
begin
  posted := ledger_post(p_account_id, p_tracking_number, p_charged_cents - p_duties_difference_cents, p_transaction_id);
  if posted.verdict <> 'posted' or posted.repeated or p_duties_difference_cents = 0 then return posted; end if;
  update hold h set posted_cents = p_charged_cents
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
  moved := ledger_move('posted', p_charged_cents, p_account_id, 'duties', -p_duties_difference_cents, 0, 'revenue',
    p_duties_transaction_id, p_tracking_number, null, null);
  moved.crossed_low_balance := moved.crossed_low_balance or posted.crossed_low_balance;
  return moved;
end $$;
