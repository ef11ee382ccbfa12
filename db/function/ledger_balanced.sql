-- Entries arrive by the transfer, and each transfer's sum to 0.
create or replace function ledger_balanced() returns trigger language plpgsql as $$
declare
  lame text;
begin
  select transfer_id into lame from added group by transfer_id having sum(amount_cents) <> 0;
  if found then
    raise exception 'the entries of transfer % do not sum to 0', lame using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger balanced after insert on entry referencing new table as added
  for each statement execute function ledger_balanced();
