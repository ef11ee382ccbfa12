-- Returns a text in lower case without accents, apostrophes and widths of characters, so that João is found as joao. Müller,
-- Mueller and Muller are the same, as in src/shipment/search-words.ts. Most texts are ASCII, and cost a fifth.
create or replace function fold_text(p_text text) returns text
language sql immutable parallel safe as $$
  select case when octet_length(p_text) = char_length(p_text)
    then replace(replace(replace(replace(lower(p_text), '''', ''), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
    else regexp_replace(
      replace(replace(replace(replace(translate(
        normalize(regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f''’ʼ]', '', 'g'), NFC),
        'øđðłı臺', 'oddli台'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '([aou])e', '\1', 'g')
    end
$$;
