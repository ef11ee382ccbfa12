-- The schema of the first release. Functions and triggers: db/function/.

-- Accounts, keys and their limits

create table account (
  id text primary key,
  name text not null,
  email text not null,
  created_at timestamptz not null default now(),
  custom_insurance boolean not null default false,
  credit_limit_cents bigint not null default 0 check (credit_limit_cents >= 0),
  credit_floor_cents bigint,
  frozen boolean not null default false,
  credit_suspended boolean not null default false,
  hold_exempt boolean not null default false,
  low_balance_cents bigint,
  -- Set when its personal data was deleted. The row stays for the ledger (docs/personal-data.md).
  deleted_at timestamptz
);
create index account_name_start on account (lower(name) text_pattern_ops);
create index account_email_start on account (lower(email) text_pattern_ops);

create table api_key (
  id text primary key,
  account_id text not null references account (id),
  livemode boolean not null,
  label text not null,
  scopes text[] not null,
  key_hash bytea not null unique,
  last4 text not null,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  created_by text,
  -- The key of a connected app has no plaintext: tokens lead to it. So limits, scopes and revocation are those of keys.
  is_app boolean not null default false
);
create index api_key_account on api_key (account_id);

-- Apart from the keys, which every request reads.
create table api_key_use (
  key_id text primary key references api_key on delete cascade,
  used_at timestamptz not null,
  address text not null
);

-- Rate limiter counters. Unlogged: after a crash the table is empty, and the day's count is read from rate_day.
create unlogged table rate_window (
  key_id text primary key,
  second bigint not null,
  second_count integer not null,
  day integer not null,
  day_count integer not null
) with (fillfactor = 50);

create table rate_day (
  key_id text primary key references api_key (id),
  day integer not null,
  day_count integer not null
);

create table ioss_number (
  account_id text not null references account (id),
  number text not null check (number ~ '^IM[0-9]{10}$'),
  is_platform boolean not null,
  is_default boolean not null,
  created_at timestamptz not null default now(),
  primary key (account_id, number)
);
create unique index ioss_number_default on ioss_number (account_id) where is_default;

create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

-- Encryption keys, idempotency, order of feeds

-- Keys that encrypt values here. The foreign keys of encrypted values prevent dropping a key in use.
create table sealing_key (
  id text primary key,
  check_value text not null,
  registered_at timestamptz not null
);

create table idempotency_key (
  account_id text not null references account (id),
  livemode boolean not null,
  key text not null check (length(key) between 1 and 255),
  operation text not null,
  body_digest bytea not null,
  outcome text not null default 'open' check (outcome in ('open', 'succeeded', 'refused', 'failed')),
  fence integer not null default 1,
  locked_until timestamptz not null,
  recovery_point text,
  subject text,
  status integer,
  body text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Encrypted if the response shows a secret.
  key_id text
      generated always as (case when body like 'enc:v1:%' then split_part(body, ':', 3) end) stored
      references sealing_key (id),
  primary key (account_id, livemode, key)
);
create index idempotency_key_expiry on idempotency_key (expires_at);
create index idempotency_key_sealed on idempotency_key (key_id) where key_id is not null;

create table negative_cache (
  account_id text not null references account (id),
  livemode boolean not null,
  operation text not null,
  body_digest bytea not null,
  detail jsonb not null,
  expires_at timestamptz not null,
  primary key (account_id, livemode, operation, body_digest)
);
create index negative_cache_expiry on negative_cache (expires_at);

create table feed_clock (
  account_id text not null references account (id),
  livemode boolean not null,
  last timestamptz not null,
  primary key (account_id, livemode)
) with (fillfactor = 50);

-- The catalog and the exchange rate

-- Catalog tables that each publication replaces.
create domain catalog_day as text check (value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
comment on domain catalog_day is 'A day of the Hong Kong calendar; text, so that no time zone can shift it';

create table product (
  code text primary key,
  name text not null
);

create table service (
  code text primary key,
  product_code text not null references product (code),
  name text not null,
  carrier_code text,
  carrier_product_code text not null,
  is_standard_service boolean not null,
  cargo text not null,
  air text not null,
  last_mile text not null,
  goods_categories text[] not null,
  volumetric_divisor integer check (volumetric_divisor > 0),
  weight_step_mg bigint not null check (weight_step_mg > 0),
  max_parcels integer not null check (max_parcels > 0),
  max_parcel_mg bigint not null check (max_parcel_mg > 0),
  max_side_cm integer not null check (max_side_cm > 0),
  max_declared_value_cents bigint check (max_declared_value_cents > 0),
  custom_insurance_max_usd_cents bigint check (custom_insurance_max_usd_cents > 0),
  transit_days_min integer not null check (transit_days_min > 0),
  transit_days_max integer not null check (transit_days_max >= transit_days_min),
  rate_table_code text not null
);

create table retired_service (
  code text primary key,
  retired_on catalog_day not null,
  replaced_by text
);

create table country (
  code text primary key check (code ~ '^[A-Z]{2}$'),
  customs_area text,
  postcode_pattern text,
  postcode_example text
);

-- The import validates checks; a constraint would repeat its list.
create table country_requirement (
  country_code text not null references country (code),
  field text not null,
  check_kind text not null,
  parameter text,
  unless_flag text,
  sys_code text not null,
  message text not null,
  severity text not null,
  overrides_schema boolean not null,
  constraint country_requirement_key unique nulls not distinct (country_code, field, check_kind, parameter)
);

create table zone (
  service_code text not null references service (code),
  zone text not null,
  countries text[] not null,
  postcode_from text,
  postcode_to text,
  check ((postcode_from is null) = (postcode_to is null))
);

create table surcharge (
  code text primary key check (code = upper(code)),
  activation text not null check (activation in ('opt_in', 'automatic')),
  basis text not null,
  flag text,
  description text not null
);

create table surcharge_rule (
  position integer primary key,
  surcharge_code text not null references surcharge (code),
  services text[] not null,
  countries text[] not null,
  goods_categories text[] not null,
  status text not null check (status in ('selectable', 'included', 'unavailable')),
  basis_points integer not null check (basis_points >= 0),
  fixed_cents bigint not null check (fixed_cents >= 0),
  minimum_cents bigint not null check (minimum_cents >= 0),
  carrier_product_code text,
  reason text
);

create table surcharge_exclusion (
  service_code text not null references service (code),
  surcharge_code text not null references surcharge (code),
  excluded_code text not null references surcharge (code),
  reason text not null,
  primary key (service_code, surcharge_code, excluded_code)
);

create table discount_rule (
  rule_id text primary key,
  kind text not null check (kind in ('percent', 'fixed')),
  basis_points integer check (basis_points between 1 and 10000),
  amount_cents bigint check (amount_cents > 0),
  account_id text,
  service_code text references service (code),
  valid_from catalog_day not null,
  valid_until catalog_day,
  check ((kind = 'percent') = (basis_points is not null)),
  check ((kind = 'fixed') = (amount_cents is not null))
);

create table vat_rate (
  country_code text not null references country (code),
  basis_points integer not null check (basis_points between 0 and 10000),
  effective_from catalog_day not null,
  primary key (country_code, effective_from)
);

create table levy (
  surcharge_code text not null references surcharge (code),
  countries text[] not null,
  per_item_cents bigint not null check (per_item_cents >= 0),
  max_consignment_cents bigint not null check (max_consignment_cents >= 0),
  effective_from catalog_day not null,
  effective_until catalog_day,
  primary key (surcharge_code, effective_from)
);

-- Rate tables outlive publications: a published version never changes.
create table rate_table (
  code text not null,
  version integer not null check (version > 0),
  service_code text not null,
  effective_from catalog_day not null,
  content_hash text not null,
  published_at timestamptz not null default now(),
  primary key (code, version)
);

create table rate_bracket (
  rate_table_code text not null,
  version integer not null,
  zone text not null,
  over_mg bigint not null check (over_mg >= 0),
  up_to_mg bigint not null check (up_to_mg > over_mg),
  base_cents bigint not null check (base_cents >= 0),
  per_kg_cents bigint not null check (per_kg_cents >= 0),
  reg_fee_cents bigint not null check (reg_fee_cents >= 0),
  primary key (rate_table_code, version, zone, over_mg),
  foreign key (rate_table_code, version) references rate_table (code, version)
);

create table catalog_publication (
  id bigint generated always as identity primary key,
  content_hash text not null,
  summary text not null,
  published_at timestamptz not null default now(),
  published_by text
);

-- Files that did not change are stored once for all versions.
create table catalog_file (
  content_hash text primary key,
  content text not null
);

create table catalog_publication_file (
  publication_id bigint not null references catalog_publication on delete cascade,
  table_name text not null,
  row_count integer not null,
  content_hash text not null references catalog_file,
  primary key (publication_id, table_name)
);

-- Without foreign keys to products and services, because an account's rows survive publications.
create table entitlement (
  account_id text not null references account (id) on delete cascade,
  product_code text not null,
  granted_at timestamptz not null default now(),
  primary key (account_id, product_code)
);

create table account_rate_table (
  account_id text not null references account (id) on delete cascade,
  service_code text not null,
  rate_table_code text not null,
  assigned_at timestamptz not null default now(),
  primary key (account_id, service_code)
);

-- Clearing the rate inserts a row, which keeps the history; the newest row counts.
create table fx_rate (
  id bigint generated always as identity primary key,
  rate_micros bigint check (rate_micros > 0),
  rate_type text not null check (rate_type in ('daily', 'manual', 'cleared')),
  fetched_at timestamptz not null,
  constraint fx_rate_cleared_check check ((rate_type = 'cleared') = (rate_micros is null))
);

-- Incremented when a pricing input changes (bump_pricing_version.sql); cached inputs of this version are current.
create table pricing_version (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into pricing_version (version) values (1);

-- Shipments, tracking, labels and carriers

create table shipment (
  tracking_number text not null,
  account_id text not null references account (id),
  livemode boolean not null,
  status text not null,
  dispatch_status text not null,
  service_code text not null,
  requested_service_code text not null,
  carrier_code text not null,
  carrier_product_code text not null,
  waybill_number text,
  last_mile_tracking_number text,
  reference_no text,
  goods_category text not null,
  destination_country text not null,
  destination_district text,
  -- No query searches in these, and json is smaller than jsonb: a page holds five shipments instead of four.
  recipient json not null,
  sender json,
  parcels json not null,
  items json not null,
  customs json not null,
  tags text[] not null,
  metadata jsonb not null,
  declared_currency text not null check (declared_currency in ('HKD', 'USD')),
  declared_fx json,
  pricing json not null,
  total_cents bigint not null check (total_cents >= 0),
  delivered_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Visible to the account once the dispatch is accepted or unconfirmed.
  visible boolean not null,
  printed_reference text,
  -- `sequence` in the bodies of the shipment's events.
  event_sequence integer not null default 0,
  intercepting boolean not null default false,
  unconfirmed_since timestamptz,
  cancelled_at timestamptz,
  measured_weight_mg bigint check (measured_weight_mg > 0),
  -- For events, and for the run that takes over an unfinished booking.
  idempotency_key text,
  request_id text,
  -- Fencing token and lock of a cancel between its two steps.
  cancel_fence integer not null default 0,
  cancel_locked_until timestamptz,
  sub_status text,
  eta timestamptz,
  label_ready_at timestamptz,
  pod_available_at timestamptz,
  -- Test mode's feed: completed steps, and when the next is due.
  feed_step integer not null default 0,
  next_checkpoint_at timestamptz,
  -- 122 random bits that give access to the public tracking page.
  track_token text not null
    default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_'),
  -- Label state that the carrier returned with the booking; null while the dispatch is unconfirmed.
  booked_label text check (booked_label in ('ready', 'generating', 'failed', 'none')),
  -- When to ask the carrier again about a label that it is still generating.
  label_ask_at timestamptz,
  -- For the events, if another run finishes the cancel.
  cancel_request_id text,
  cancel_idempotency_key text,
  -- Since when the carrier's answer to a cancel is unknown; null: known, or not asked.
  cancel_unconfirmed_since timestamptz,
  -- By the carrier's clock, so that an older number that arrives later is ignored.
  last_mile_at timestamptz,
  -- Test shipments have no hold in the ledger, so their final fee is stored with them.
  test_charged_cents bigint,
  test_settled_at timestamptz,
  -- Personal data is replaced since then (docs/personal-data.md).
  anonymized_at timestamptz,
  primary key (account_id, tracking_number),
  check ((test_charged_cents is null) = (test_settled_at is null)),
  check (test_charged_cents is null or (test_charged_cents >= 0 and not livemode))
);
-- No two accounts have the same number. A distributed database has the table tracking_number_owner.
create unique index shipment_number on shipment (tracking_number);
-- A booking writes its row twice, invisible and then visible. A partial index has an entry of the second one only.
create index shipment_tags on shipment using gin (tags) where visible;
create index shipment_metadata on shipment using gin (metadata jsonb_path_ops) where visible;
create unique index shipment_feed on shipment (account_id, livemode, updated_at) where visible;
create index shipment_unconfirmed on shipment (account_id, livemode) where dispatch_status = 'pending';
create index shipment_cancelling on shipment (cancel_locked_until) where cancel_locked_until is not null;
create index shipment_next_checkpoint on shipment (next_checkpoint_at) where next_checkpoint_at is not null;
create index shipment_track_token on shipment (track_token) where visible;
create index shipment_waybill on shipment (waybill_number, account_id, livemode) where waybill_number is not null;
create index shipment_last_mile on shipment (last_mile_tracking_number, account_id, livemode)
  where last_mile_tracking_number is not null;
create index shipment_label_ask on shipment (label_ask_at) where label_ask_at is not null;
create index shipment_reference on shipment (reference_no, account_id, livemode) where reference_no is not null;
-- Ascending, and read backward: new entries come last, so pages split only when they are full.
create index shipment_newest on shipment (account_id, livemode, created_at, tracking_number)
  include (status, sub_status, delivered_at, destination_country, service_code) where visible;
-- Most shipments are delivered, so a list of them needs no index of its own.
create index shipment_attention on shipment (account_id, livemode, status, created_at, tracking_number)
  include (destination_country, service_code)
  where visible and status <> 'delivered';
-- A list of a country or service that few shipments or none have would otherwise read all of the account's.
create index shipment_country on shipment (account_id, livemode, destination_country, created_at, tracking_number) where visible;
create index shipment_service on shipment (account_id, livemode, service_code, created_at, tracking_number) where visible;
-- Cancelled orders no longer use their reference, nor do rejected ones, which are cancelled too.
create unique index shipment_printed_reference on shipment (account_id, livemode, printed_reference)
  where printed_reference is not null and status <> 'cancelled';
-- For the retention of recipients: ended shipments whose personal data is still there, oldest change first.
create index shipment_identified on shipment (account_id, livemode, updated_at)
  where anonymized_at is null and status in ('delivered', 'cancelled', 'returned');
-- For the retention of test shipments. The index of the feed has only visible ones.
create index shipment_rejected_test on shipment (account_id, updated_at)
  where not livemode and not visible and dispatch_status = 'rejected';

create table tracking_event (
  id text not null,
  account_id text not null,
  tracking_number text not null,
  sequence integer not null,
  -- Null: unmapped carrier code.
  status text,
  sub_status text,
  description text not null,
  location text,
  occurred_at timestamptz not null,
  carrier_status text,
  carrier_event_id text,
  primary key (tracking_number, sequence, account_id),
  foreign key (account_id, tracking_number) references shipment (account_id, tracking_number)
);
create unique index tracking_event_carrier_event on tracking_event (tracking_number, carrier_event_id, account_id)
  where carrier_event_id is not null;
create index tracking_event_unmapped on tracking_event (carrier_status) where status is null;

-- Unlogged: after a crash, reads fill the table again.
create unlogged table tracking_cache (
  account_id text not null,
  tracking_number text not null,
  updated_at timestamptz not null,
  record json not null,
  cached_at timestamptz not null,
  primary key (tracking_number, account_id)
);
create index tracking_cache_age on tracking_cache (cached_at);

create table label (
  tracking_number text not null,
  account_id text not null references account (id),
  livemode boolean not null,
  pdf bytea not null,
  key_id text not null generated always as (split_part(encode(substring(pdf from 1 for 40), 'escape'), ':', 3)) stored
    references sealing_key (id),
  made_at timestamptz not null,
  primary key (tracking_number, account_id),
  foreign key (account_id, tracking_number) references shipment (account_id, tracking_number)
);
-- Ciphertext can't be compressed.
alter table label alter column pdf set storage external;
create index label_key on label (key_id);

-- No foreign key: the journal must not lock the shipment or wait for it.
create table carrier_call (
  id text not null,
  tracking_number text not null,
  account_id text not null,
  livemode boolean not null,
  carrier_code text not null,
  operation text not null check (operation in ('dispatch', 'lookup', 'cancel', 'label', 'pod')),
  request_id text,
  started_at timestamptz not null,
  duration_ms integer check (duration_ms >= 0),
  outcome text,
  detail text,
  primary key (id, account_id),
  check ((duration_ms is null) = (outcome is null))
);
create index carrier_call_shipment on carrier_call (tracking_number);

create table carrier_notice (
  carrier_code text not null,
  event_id text not null,
  reference text,
  waybill_number text,
  body jsonb not null,
  signed_at bigint not null,
  received_at timestamptz not null,
  next_attempt_at timestamptz not null,
  tracking_number text,
  result text,
  applied_at timestamptz,
  primary key (carrier_code, event_id),
  check (reference is not null or waybill_number is not null),
  check ((applied_at is null) = (result is null))
);
create index carrier_notice_open on carrier_notice (received_at) where applied_at is null;
create index carrier_notice_applied on carrier_notice (applied_at) where applied_at is not null;
-- A waiting notice is retried at growing intervals, and at once when its shipment is booked.
create index carrier_notice_due on carrier_notice (next_attempt_at) where applied_at is null;
create index carrier_notice_reference on carrier_notice (reference) where applied_at is null;
create index carrier_notice_waybill on carrier_notice (waybill_number) where applied_at is null;
create index carrier_notice_refused on carrier_notice (applied_at) where result = 'refused';

create table sandbox_booking (
  reference text primary key,
  waybill_number text not null,
  sandbox_reference text,
  state text not null check (state in ('unheard', 'booked', 'cancelled')),
  dispatch_count integer not null default 1,
  booked_at timestamptz not null,
  cancelled_at timestamptz,
  check ((state = 'cancelled') = (cancelled_at is not null))
);

-- The wallet

create table wallet (
  account_id text primary key references account (id),
  balance_cents bigint not null default 0,
  held_cents bigint not null default 0 check (held_cents >= 0),
  version bigint not null default 0
) with (fillfactor = 50);

-- One hold per live shipment, inserted before it in the same transaction.
create table hold (
  tracking_number text not null,
  account_id text not null,
  amount_cents bigint not null check (amount_cents >= 0),
  exempt boolean not null,
  state text not null default 'pending' check (state in ('pending', 'posted', 'voided')),
  posted_cents bigint check (posted_cents >= 0),
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((state = 'posted') = (posted_cents is not null)),
  check ((state = 'pending') = (closed_at is null)),
  check (not exempt or amount_cents = 0),
  primary key (tracking_number, account_id),
  foreign key (account_id, tracking_number) references shipment (account_id, tracking_number)
    deferrable initially deferred
);

-- Append-only. Versions of a wallet have no gaps.
create table wallet_transaction (
  id text not null check (id like 'txn\_%'),
  account_id text not null references wallet (account_id),
  version bigint not null check (version > 0),
  type text not null check (type in ('top_up', 'hold', 'void', 'post', 'refund', 'adjust')),
  tracking_number text,
  reference text,
  balance_change_cents bigint not null,
  held_change_cents bigint not null,
  balance_after_cents bigint not null,
  held_after_cents bigint not null,
  reason text,
  created_at timestamptz not null,
  primary key (id, account_id),
  foreign key (tracking_number, account_id) references hold (tracking_number, account_id),
  unique (account_id, version),
  check (tracking_number is not null or type in ('top_up', 'adjust')),
  check ((reference is not null) = (type in ('top_up', 'adjust')))
);
-- At most one movement of a type per shipment and reference.
create unique index wallet_transaction_shipment on wallet_transaction (tracking_number, type, reference, account_id)
  nulls not distinct where tracking_number is not null;
create unique index wallet_transaction_reference on wallet_transaction (account_id, type, reference) where reference is not null;
create index wallet_transaction_rare on wallet_transaction (account_id, type, version)
  where type in ('top_up', 'void', 'refund', 'adjust');
create index wallet_transaction_spend on wallet_transaction (account_id, created_at)
  include (balance_change_cents) where type in ('post', 'refund');

-- Double entry: the wallet's side carries its running balance, the counter account's side none.
create table entry (
  -- The account whose wallet the transfer changed, on both sides.
  account_id text not null,
  transfer_id text not null,
  ledger_account text not null,
  amount_cents bigint not null check (amount_cents <> 0),
  balance_after_cents bigint,
  version bigint,
  primary key (transfer_id, ledger_account, account_id),
  unique (account_id, version),
  foreign key (transfer_id, account_id) references wallet_transaction (id, account_id),
  check (ledger_account in ('cash', 'revenue', 'adjustment', account_id)),
  check ((ledger_account in ('cash', 'revenue', 'adjustment')) = (version is null)),
  check ((version is null) = (balance_after_cents is null))
);

-- Result of every ledger function: the verdict and the wallet afterwards.
create type ledger_result as (
  verdict text,
  repeated boolean,
  transaction_id text,
  amount_cents bigint,
  balance_cents bigint,
  held_cents bigint,
  available_cents bigint,
  crossed_low_balance boolean
);

-- Events and webhooks

create table event (
  id text not null,
  account_id text not null references account (id),
  livemode boolean not null,
  type text not null,
  tracking_number text,
  -- W3C trace context of the work that wrote the event; null if tracing was off.
  traceparent text,
  body text not null,
  position timestamptz not null,
  -- False for a sample event of testWebhook: it can be retrieved by id, but is not in the list.
  listed boolean not null default true,
  primary key (id, account_id),
  foreign key (account_id, tracking_number) references shipment (account_id, tracking_number)
);
create unique index event_feed on event (account_id, livemode, position);
create index event_shipment on event (tracking_number) where tracking_number is not null;
create index event_type on event (account_id, livemode, type, position) where listed;

create table webhook_endpoint (
  id text not null,
  account_id text not null references account (id),
  livemode boolean not null,
  url text not null,
  -- The address in its normal form: what may be active once.
  target text not null,
  description text not null,
  events text[] not null check (cardinality(events) > 0),
  active boolean not null default true,
  disabled_reason text check (disabled_reason in ('deleted', 'deactivated', 'consecutive_failures', 'gone')),
  rotated_at timestamptz,
  -- Deliveries that used up their attempts since the last success.
  failed_in_row integer not null default 0,
  -- How many requests may be in flight at once; 1 while it is slow.
  concurrency integer not null default 4 check (concurrency > 0),
  created_at timestamptz not null,
  primary key (id, account_id),
  check (active = (disabled_reason is null))
);
create unique index webhook_endpoint_target on webhook_endpoint (account_id, livemode, target) where active;
create index webhook_endpoint_list on webhook_endpoint (account_id, livemode, created_at, id);

create table webhook_secret (
  id text not null,
  endpoint_id text not null,
  account_id text not null references account (id),
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, ':', 3)) stored references sealing_key (id),
  last4 text not null,
  created_at timestamptz not null,
  -- The end of a rotation's overlap; null: the current one.
  expires_at timestamptz,
  primary key (id, account_id),
  foreign key (endpoint_id, account_id) references webhook_endpoint (id, account_id) on delete cascade
);
create unique index webhook_secret_current on webhook_secret (endpoint_id, account_id) where expires_at is null;
create index webhook_secret_key on webhook_secret (key_id);
create index webhook_secret_endpoint on webhook_secret (endpoint_id);

-- Marking and claiming a delivery change no indexed column, so HOT updates apply: a third less database time per
-- delivery.
create table webhook_delivery (
  id text not null,
  account_id text not null,
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null default 'pending'
    check (state in ('pending', 'delivering', 'retrying', 'succeeded', 'failed', 'discarded')),
  -- What the next attempt, or the one that runs, is caused by.
  trigger text not null default 'schedule' check (trigger in ('schedule', 'redeliver', 'test')),
  -- Attempts made, whatever caused them; and how far the retry schedule is used up.
  attempt_count integer not null default 0,
  scheduled_count integer not null default 0,
  -- Grows with each attempt; a result that carries an older one changes nothing.
  fence integer not null default 0,
  next_attempt_at timestamptz,
  -- Set while it is queued or in flight. After this time its worker is considered lost.
  busy_until timestamptz,
  started_at timestamptz,
  -- Where a redelivery that fails goes back to.
  resume_state text,
  resume_at timestamptz,
  created_at timestamptz not null,
  primary key (id, account_id),
  foreign key (endpoint_id, account_id) references webhook_endpoint (id, account_id) on delete cascade,
  foreign key (event_id, account_id) references event (id, account_id) on delete cascade
) with (fillfactor = 60);
create index webhook_delivery_due on webhook_delivery (endpoint_id, next_attempt_at) where next_attempt_at is not null;
create index webhook_delivery_list on webhook_delivery (endpoint_id, created_at, id);
create index webhook_delivery_event on webhook_delivery (event_id);

create table webhook_attempt (
  account_id text not null,
  delivery_id text not null,
  number integer not null,
  trigger text not null,
  started_at timestamptz not null,
  http_status integer,
  latency_ms integer,
  response_excerpt text,
  error text,
  -- The signature as sent, for the delivery history: its time and secrets can't be found out later.
  signature text,
  primary key (delivery_id, number, account_id),
  foreign key (delivery_id, account_id) references webhook_delivery (id, account_id) on delete cascade
);

-- Users of the dashboard

create table dashboard_user (
  id text primary key,
  account_id text references account,
  email text not null,
  role text not null check (role in ('owner', 'developer', 'viewer', 'operator')),
  language text check (language in ('en', 'zh-Hant')),
  password_hash text,
  link_hash bytea unique,
  link_expires_at timestamptz,
  created_at timestamptz not null,
  time_zone text,
  totp_sealed text,
  totp_step integer,
  second_factor boolean not null generated always as (totp_sealed is not null) stored,
  seen_at timestamptz,
  -- Null: the default of the role (notification_choices.sql).
  notifications text[]
    check (notifications <@ array['wallet.low_balance:live', 'wallet.low_balance:test', 'webhook.disabled:live', 'webhook.disabled:test']),
  -- Id of a line of docs/changelog.jsonl.
  changelog_seen text,
  link_by text,
  check ((link_hash is null) = (link_expires_at is null)),
  check ((totp_sealed is null) = (totp_step is null)),
  -- An operator belongs to the installation, everyone else to an account.
  constraint dashboard_user_operator_check check ((role = 'operator') = (account_id is null))
);
create unique index dashboard_user_email on dashboard_user (lower(email));
create index dashboard_user_account on dashboard_user (account_id, created_at);
create index dashboard_user_email_start on dashboard_user (lower(email) text_pattern_ops);

create table user_session (
  id text primary key,
  token_hash bytea not null unique,
  user_id text not null references dashboard_user on delete cascade,
  address text not null,
  user_agent text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  awaits_code boolean not null default false,
  proved_at timestamptz
);
create index user_session_user on user_session (user_id, created_at);
create index user_session_seen on user_session (seen_at);

create table recovery_code (
  user_id text not null references dashboard_user on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

create table passkey (
  id text primary key,
  user_id text not null references dashboard_user on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_user on passkey (user_id, created_at);

create table passkey_challenge (
  token_hash bytea primary key,
  challenge text not null,
  user_id text references dashboard_user on delete cascade,
  created_at timestamptz not null
);
create index passkey_challenge_user on passkey_challenge (user_id) where user_id is not null;
create index passkey_challenge_age on passkey_challenge (created_at);

create table sign_in_source (
  subject text not null,
  source text not null,
  failed_sign_ins integer not null,
  locked_until timestamptz,
  seen_at timestamptz not null,
  primary key (subject, source)
);

-- No reference to the user: the entries of a removed user stay.
create table audit_entry (
  id text primary key,
  account_id text references account,
  email text not null,
  action text not null,
  subject text,
  address text,
  created_at timestamptz not null
);
create index audit_entry_account on audit_entry (account_id, created_at, id);
create index audit_entry_installation on audit_entry (created_at, id) where account_id is null;

create table saved_filter (
  id text primary key,
  user_id text not null references dashboard_user on delete cascade,
  name text not null,
  search text not null,
  created_at timestamptz not null
);
create index saved_filter_user on saved_filter (user_id, created_at, id);

create table sent_form (
  id text primary key,
  user_id text not null references dashboard_user on delete cascade,
  sent_by bytea not null,
  shown_to bytea not null,
  answer_sealed text,
  created_at timestamptz not null
);
create index sent_form_user on sent_form (user_id, created_at);
create index sent_form_age on sent_form (created_at);

create table catalog_draft (
  id text primary key,
  user_id text not null unique references dashboard_user on delete cascade,
  base_publication_id bigint not null,
  files jsonb not null,
  changes jsonb not null,
  effects jsonb not null,
  created_at timestamptz not null
);

create table payment_instruction (
  language text primary key check (language in ('en', 'zh-Hant')),
  text text not null check (length(text) between 1 and 2000)
);

-- Emails

create table digest_subscriber (
  id text primary key,
  email text,
  account_id text unique references account,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  check ((email is null) <> (account_id is null)),
  check (account_id is null or confirmed_at is not null)
);
create unique index digest_subscriber_email on digest_subscriber (lower(email));

create table mail (
  id text primary key,
  subscriber_id text references digest_subscriber on delete cascade,
  kind text not null check (kind in ('confirmation', 'digest', 'invitation', 'notification', 'reset', 'security')),
  state text not null check (state in ('pending', 'sending', 'sent', 'failed')),
  attempt_count integer not null,
  created_at timestamptz not null,
  due_at timestamptz,
  sent_at timestamptz,
  last_error text,
  user_id text references dashboard_user on delete cascade,
  link_sealed text,
  -- No reference: the event is in its account's database.
  event_id text,
  audit_entry_id text references audit_entry,
  check ((due_at is null) = (state in ('sent', 'failed'))),
  check ((sent_at is null) = (state <> 'sent')),
  check ((kind in ('invitation', 'notification', 'reset', 'security')) = (user_id is not null)),
  check ((user_id is null) <> (subscriber_id is null)),
  check (link_sealed is null or kind in ('invitation', 'reset')),
  check ((kind = 'notification') = (event_id is not null)),
  check ((kind in ('reset', 'security')) = (audit_entry_id is not null))
);
create index mail_due on mail (due_at) where due_at is not null;
create index mail_subscriber on mail (subscriber_id, created_at);
create index mail_confirmation on mail (created_at) where kind = 'confirmation';
create index mail_user on mail (user_id) where user_id is not null;
create unique index mail_event on mail (event_id, user_id) where event_id is not null;

-- A change that a subscriber already knew has no mail.
create table digest_change (
  subscriber_id text not null references digest_subscriber on delete cascade,
  change_id text not null,
  mail_id text references mail on delete set null,
  primary key (subscriber_id, change_id)
);
create index digest_change_mail on digest_change (mail_id) where mail_id is not null;

-- Connected apps

create table oauth_client (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null,
  connected_at timestamptz
);
create index oauth_client_waiting on oauth_client (created_at) where connected_at is null;

create table connected_app (
  account_id text not null references account,
  id text not null,
  livemode boolean not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  scopes text[] not null,
  connected_by text not null,
  code_hash bytea not null,
  code_challenge text not null,
  code_expires_at timestamptz not null,
  code_used_at timestamptz,
  primary key (account_id, id)
);
create index connected_app_code on connected_app (code_hash);

create table connected_app_token (
  account_id text not null,
  app_id text not null,
  token_hash bytea not null,
  kind text not null check (kind in ('access', 'refresh')),
  expires_at timestamptz not null,
  replaced_at timestamptz,
  primary key (account_id, app_id, token_hash),
  foreign key (account_id, app_id) references connected_app on delete cascade
);
create index connected_app_token_hash on connected_app_token (token_hash);

-- The log of requests

-- No references: a row is written later than its request, and must not fail because a key is gone.
create table api_request (
  id text not null,
  account_id text not null,
  livemode boolean not null,
  created_at timestamptz not null,
  request_id text not null,
  method text not null,
  path text not null,
  query text not null,
  operation text,
  status smallint not null,
  sys_code text,
  duration_ms real not null,
  key_id text not null,
  idempotency_key text,
  address text,
  tracking_number text,
  request_body text,
  response_body text,
  primary key (id, created_at, account_id)
) partition by range (created_at);
-- Ascending, as shipment_newest.
create index api_request_list on api_request (account_id, livemode, created_at, id);
create index api_request_operation on api_request (account_id, livemode, operation, created_at, id);
create index api_request_failed on api_request (account_id, livemode, (status / 100), created_at, id)
  where status >= 400;
create index api_request_sys_code on api_request (account_id, livemode, sys_code, created_at, id)
  where sys_code is not null;
create index api_request_shipment on api_request (account_id, livemode, tracking_number, created_at, id)
  where tracking_number is not null;
create index api_request_path on api_request (account_id, livemode, path, created_at, id);
create index api_request_request_id on api_request (request_id text_pattern_ops, account_id, livemode);

-- No references, as in api_request.
create table api_request_left_out (
  account_id text not null,
  livemode boolean not null,
  minute timestamptz not null,
  key_id text not null,
  reason text not null check (reason in ('rate_limited', 'overloaded', 'over_budget', 'behind')),
  requests bigint not null,
  primary key (account_id, livemode, minute, key_id, reason)
);
create index api_request_left_out_minute on api_request_left_out (minute);

create table api_request_bytes (
  account_id text not null,
  day date not null,
  bytes bigint not null,
  primary key (account_id, day)
);

-- The processes of the service

-- Unlogged: written every few seconds, and made again after a crash.
create unlogged table service_process (
  id text primary key,
  roles text[] not null,
  root_url text,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

create unlogged table job_success (
  name text primary key,
  at timestamptz not null
);

create table retention_clock (
  only_row boolean primary key default true check (only_row),
  trusted_at timestamptz not null
);

-- Autovacuum waits for a share of a table's rows: a fifth by default, which is millions in these. Smaller shares keep the space
-- of old versions in use and pages visible for index-only scans (docs/scaling.md, Autovacuum).
do $$
declare name text;
begin
  foreach name in array array['shipment', 'tracking_event', 'label', 'carrier_call', 'hold', 'wallet_transaction', 'entry', 'event',
    'webhook_delivery', 'webhook_attempt', 'idempotency_key', 'audit_entry']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.05, '
      'autovacuum_analyze_scale_factor = 0.02)', name);
  end loop;
end $$;
