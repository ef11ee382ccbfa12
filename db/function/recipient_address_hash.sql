-- The hash of a recipient's email address, of one account.
create or replace function recipient_address_hash(p_account_id text, p_email text) returns text
language sql immutable parallel safe as $$
  select encode(sha256(convert_to(p_account_id || ' ' || lower(p_email), 'UTF8')), 'hex')
$$;
