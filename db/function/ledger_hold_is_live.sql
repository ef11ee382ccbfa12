-- Test mode has no money: a hold must have a live shipment of the same account when the transaction ends.
create or replace function ledger_hold_is_live() returns trigger language plpgsql as $$
begin
  perform from shipment s
  where s.tracking_number = new.tracking_number and s.account_id = new.account_id and s.livemode;
  if not found then
    raise exception 'the hold on % is not on a live shipment of account %', new.tracking_number, new.account_id
      using errcode = 'check_violation', table = 'hold', constraint = 'hold_is_live';
  end if;
  return null;
end $$;
drop trigger if exists hold_is_live on hold;
create constraint trigger hold_is_live after insert on hold deferrable initially deferred
  for each row execute function ledger_hold_is_live();
