-- The functions are those of db/function/, which are created after the migrations.
alter table saved_address add column search_text text;

create or replace function fold_text(p_text text) returns text
language sql immutable parallel safe as $$
  select case when octet_length(p_text) = char_length(p_text)
    then replace(replace(replace(replace(lower(p_text), '''', ''), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
    else regexp_replace(
      replace(replace(replace(replace(translate(
        normalize(regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u3099\u309a''’ʼ]', '', 'g'), NFC),
        'øđðłı臺', 'oddli台'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '([aou])e', '\1', 'g')
    end
$$;

create or replace function saved_address_search_text() returns trigger language plpgsql as $$
begin
  new.search_text := fold_text(new.party->>'contact_name') || E'\n' || fold_text(concat_ws(' ', new.description,
    new.party->>'email', new.party->>'phone', new.party->>'city', new.party->>'postal_code'))
    || E'\n' || regexp_replace(new.party->>'phone', '\D', '', 'g');
  return new;
end $$;

create or replace trigger saved_address_search_text before insert or update on saved_address
for each row execute function saved_address_search_text();
