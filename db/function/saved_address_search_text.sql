-- Keeps the text that a search of saved parties reads: the folded name on a line of its own, then the rest, then the digits of
-- the phone number. A trigger covers each way to write a party, also that of the last release during an upgrade.
create or replace function saved_address_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := fold_text(new.party->>'contact_name') || E'\n' || fold_text(concat_ws(' ', new.description,
    new.party->>'email', new.party->>'phone', new.party->>'city', new.party->>'postal_code'))
    || E'\n' || regexp_replace(new.party->>'phone', '\D', '', 'g');
  return new;
end $$;

create or replace trigger saved_address_search_text before insert or update on saved_address
for each row execute function saved_address_search_text();
