-- Returns a text in lower case without accents, apostrophes and widths of characters, so that João is found as joao. Müller,
-- Mueller and Muller are the same, as in src/shipment/search-words.ts.
create or replace function fold_text(p_text text) returns text
language sql immutable parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(translate(
      normalize(regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f''’ʼ]', '', 'g'), NFC),
      'øđðłı臺', 'oddli台'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '([aou])e', '\1', 'g')
$$;
