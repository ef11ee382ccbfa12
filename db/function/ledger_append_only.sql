-- Corrections are new transactions. Applies to superusers too.
create or replace function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create or replace trigger append_only before update or delete or truncate on entry
  for each statement execute function ledger_append_only();
create or replace trigger append_only before update or delete or truncate on wallet_transaction
  for each statement execute function ledger_append_only();
