create or replace function ledger_balanced() returns trigger language plpgsql as $$
declare
  unbalanced text;
begin
  select transfer_id into unbalanced from added group by transfer_id having sum(amount_cents) <> 0;
  if found then
    raise exception 'the entries of transfer % do not sum to 0', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end $$;
create or replace trigger balanced after insert on entry referencing new table as added
  for each statement execute function ledger_balanced();
