-- What recipients of an account see on the tracking page, and the emails that they get.
create table account_brand (
  account_id text primary key references account (id),
  name text check (char_length(name) between 1 and 60),
  contact text check (char_length(contact) between 1 and 300),
  color text check (color ~ '^#[0-9a-f]{6}$'),
  logo bytea check (octet_length(logo) between 1 and 102400),
  logo_type text check (logo_type in ('image/png', 'image/jpeg', 'image/webp')),
  mail_states text[] not null default '{}',
  -- The hour since 1970 of the last email to a recipient, and the number of emails in it.
  mail_hour bigint not null default 0,
  mail_count integer not null default 0,
  check ((logo is null) = (logo_type is null)),
  -- An email names its shop.
  check (name is not null or mail_states = '{}')
);
