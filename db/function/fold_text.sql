-- saved_address.search_text has its results: a change of this text needs a migration that computes them again.
-- Returns a text in lower case without accents, apostrophes and widths of characters, so that João is found as joao. Müller,
-- Mueller and Muller are the same. foldText of src/shipment/search-words.ts gives the same, which a test compares. Most texts are
-- ASCII, and cost a fifth.
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
