-- The schema after all migrations. Written by `npm run dump-schema`; do not edit.

create domain catalog_day as text CHECK ((VALUE ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text));

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

create table account (
  id text not null,
  name text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  custom_insurance boolean not null default false,
  credit_limit_cents bigint not null default 0,
  credit_floor_cents bigint,
  frozen boolean not null default false,
  credit_suspended boolean not null default false,
  hold_exempt boolean not null default false,
  low_balance_cents bigint,
  deleted_at timestamp with time zone,
  billing_details text,
  constraint account_billing_details_check CHECK (((char_length(billing_details) >= 1) AND (char_length(billing_details) <= 1000))),
  constraint account_credit_limit_cents_check CHECK ((credit_limit_cents >= 0)),
  constraint account_pkey PRIMARY KEY (id)
);
CREATE INDEX account_email_start ON public.account USING btree (lower(email) text_pattern_ops);
CREATE INDEX account_name_start ON public.account USING btree (lower(name) text_pattern_ops);

create table account_brand (
  account_id text not null,
  name text,
  contact text,
  color text,
  logo bytea,
  logo_type text,
  mail_states text[] not null default '{}'::text[],
  mail_hour bigint not null default 0,
  mail_count integer not null default 0,
  constraint account_brand_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_brand_check CHECK (((logo IS NULL) = (logo_type IS NULL))),
  constraint account_brand_check1 CHECK (((name IS NOT NULL) OR (mail_states = '{}'::text[]))),
  constraint account_brand_color_check CHECK ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint account_brand_contact_check CHECK (((char_length(contact) >= 1) AND (char_length(contact) <= 300))),
  constraint account_brand_logo_check CHECK (((octet_length(logo) >= 1) AND (octet_length(logo) <= 102400))),
  constraint account_brand_logo_type_check CHECK ((logo_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
  constraint account_brand_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint account_brand_pkey PRIMARY KEY (account_id)
);

create table account_rate_table (
  account_id text not null,
  service_code text not null,
  rate_table_code text not null,
  assigned_at timestamp with time zone not null default now(),
  constraint account_rate_table_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint account_rate_table_pkey PRIMARY KEY (account_id, service_code),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table api_key (
  id text not null,
  account_id text not null,
  livemode boolean not null,
  label text not null,
  scopes text[] not null,
  key_hash bytea not null,
  last4 text not null,
  created_at timestamp with time zone not null default now(),
  revoked_at timestamp with time zone,
  created_by text,
  is_app boolean not null default false,
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_pkey PRIMARY KEY (id)
);
CREATE INDEX api_key_account ON public.api_key USING btree (account_id);

create table api_key_use (
  key_id text not null,
  used_at timestamp with time zone not null,
  address text not null,
  constraint api_key_use_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(id) ON DELETE CASCADE,
  constraint api_key_use_pkey PRIMARY KEY (key_id)
);

create table api_request (
  id text not null,
  account_id text not null,
  livemode boolean not null,
  created_at timestamp with time zone not null,
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
  constraint api_request_pkey PRIMARY KEY (id, created_at, account_id)
) partition by RANGE (created_at);
CREATE INDEX api_request_failed ON ONLY public.api_request USING btree (account_id, livemode, ((status / 100)), created_at, id) WHERE (status >= 400);
CREATE INDEX api_request_list ON ONLY public.api_request USING btree (account_id, livemode, created_at, id);
CREATE INDEX api_request_operation ON ONLY public.api_request USING btree (account_id, livemode, operation, created_at, id);
CREATE INDEX api_request_path ON ONLY public.api_request USING btree (account_id, livemode, path, created_at, id);
CREATE INDEX api_request_request_id ON ONLY public.api_request USING btree (request_id text_pattern_ops, account_id, livemode);
CREATE INDEX api_request_shipment ON ONLY public.api_request USING btree (account_id, livemode, tracking_number, created_at, id) WHERE (tracking_number IS NOT NULL);
CREATE INDEX api_request_sys_code ON ONLY public.api_request USING btree (account_id, livemode, sys_code, created_at, id) WHERE (sys_code IS NOT NULL);

create table api_request_bytes (
  account_id text not null,
  day date not null,
  bytes bigint not null,
  constraint api_request_bytes_pkey PRIMARY KEY (account_id, day)
);

create table api_request_left_out (
  account_id text not null,
  livemode boolean not null,
  minute timestamp with time zone not null,
  key_id text not null,
  reason text not null,
  requests bigint not null,
  constraint api_request_left_out_pkey PRIMARY KEY (account_id, livemode, minute, key_id, reason),
  constraint api_request_left_out_reason_check CHECK ((reason = ANY (ARRAY['rate_limited'::text, 'overloaded'::text, 'over_budget'::text, 'behind'::text])))
);
CREATE INDEX api_request_left_out_minute ON public.api_request_left_out USING btree (minute);

create table audit_entry (
  id text not null,
  account_id text,
  email text not null,
  action text not null,
  subject text,
  address text,
  created_at timestamp with time zone not null,
  moved_cents bigint,
  constraint audit_entry_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint audit_entry_pkey PRIMARY KEY (id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX audit_entry_account ON public.audit_entry USING btree (account_id, created_at, id);
CREATE INDEX audit_entry_decision ON public.audit_entry USING btree (account_id, action, created_at, id) WHERE (action = ANY (ARRAY['account.rule_changed'::text, 'shipment.outcome_recorded'::text, 'wallet.refunded'::text]));
CREATE INDEX audit_entry_installation ON public.audit_entry USING btree (created_at, id) WHERE (account_id IS NULL);
CREATE INDEX audit_entry_moved ON public.audit_entry USING btree (lower(email), created_at) INCLUDE (moved_cents) WHERE (moved_cents IS NOT NULL);

create table carrier_call (
  id text not null,
  tracking_number text not null,
  account_id text not null,
  livemode boolean not null,
  carrier_code text not null,
  operation text not null,
  request_id text,
  started_at timestamp with time zone not null,
  duration_ms integer,
  outcome text,
  detail text,
  constraint carrier_call_check CHECK (((duration_ms IS NULL) = (outcome IS NULL))),
  constraint carrier_call_duration_ms_check CHECK ((duration_ms >= 0)),
  constraint carrier_call_operation_check CHECK ((operation = ANY (ARRAY['dispatch'::text, 'lookup'::text, 'cancel'::text, 'label'::text, 'pod'::text, 'manifest'::text, 'manifest_document'::text]))) NOT VALID,
  constraint carrier_call_pkey PRIMARY KEY (id, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX carrier_call_shipment ON public.carrier_call USING btree (tracking_number);

create table carrier_cost (
  account_id text not null,
  tracking_number text not null,
  carrier_code text not null,
  charged_cents bigint not null,
  cost_cents bigint not null,
  charged_at timestamp with time zone not null,
  constraint carrier_cost_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint carrier_cost_cost_cents_check CHECK ((cost_cents >= 0)),
  constraint carrier_cost_pkey PRIMARY KEY (account_id, tracking_number)
);
CREATE INDEX carrier_cost_charged ON public.carrier_cost USING btree (charged_at) INCLUDE (carrier_code, charged_cents, cost_cents);

create table carrier_notice (
  carrier_code text not null,
  event_id text not null,
  reference text,
  waybill_number text,
  body jsonb not null,
  signed_at bigint not null,
  received_at timestamp with time zone not null,
  next_attempt_at timestamp with time zone not null,
  tracking_number text,
  result text,
  applied_at timestamp with time zone,
  constraint carrier_notice_check CHECK (((reference IS NOT NULL) OR (waybill_number IS NOT NULL))),
  constraint carrier_notice_check1 CHECK (((applied_at IS NULL) = (result IS NULL))),
  constraint carrier_notice_pkey PRIMARY KEY (carrier_code, event_id)
);
CREATE INDEX carrier_notice_applied ON public.carrier_notice USING btree (applied_at) WHERE (applied_at IS NOT NULL);
CREATE INDEX carrier_notice_due ON public.carrier_notice USING btree (next_attempt_at) WHERE (applied_at IS NULL);
CREATE INDEX carrier_notice_open ON public.carrier_notice USING btree (received_at) WHERE (applied_at IS NULL);
CREATE INDEX carrier_notice_reference ON public.carrier_notice USING btree (reference) WHERE (applied_at IS NULL);
CREATE INDEX carrier_notice_refused ON public.carrier_notice USING btree (applied_at) WHERE (result = 'refused'::text);
CREATE INDEX carrier_notice_waybill ON public.carrier_notice USING btree (waybill_number) WHERE (applied_at IS NULL);

create table catalog_draft (
  id text not null,
  user_id text not null,
  base_publication_id bigint not null,
  files jsonb not null,
  changes jsonb not null,
  effects jsonb not null,
  created_at timestamp with time zone not null,
  constraint catalog_draft_pkey PRIMARY KEY (id),
  constraint catalog_draft_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE,
  constraint catalog_draft_user_id_key UNIQUE (user_id)
);

create table catalog_file (
  content_hash text not null,
  content text not null,
  constraint catalog_file_pkey PRIMARY KEY (content_hash)
);

create table catalog_publication (
  id bigint not null generated always as identity,
  content_hash text not null,
  summary text not null,
  published_at timestamp with time zone not null default now(),
  published_by text,
  constraint catalog_publication_pkey PRIMARY KEY (id)
);

create table catalog_publication_file (
  publication_id bigint not null,
  table_name text not null,
  row_count integer not null,
  content_hash text not null,
  constraint catalog_publication_file_content_hash_fkey FOREIGN KEY (content_hash) REFERENCES catalog_file(content_hash),
  constraint catalog_publication_file_pkey PRIMARY KEY (publication_id, table_name),
  constraint catalog_publication_file_publication_id_fkey FOREIGN KEY (publication_id) REFERENCES catalog_publication(id) ON DELETE CASCADE
);

create table charge_dispute (
  account_id text not null,
  tracking_number text not null,
  reason text not null,
  asked_by text not null,
  asked_at timestamp with time zone not null,
  state text not null default 'open'::text,
  answer text,
  answered_at timestamp with time zone,
  constraint charge_dispute_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint charge_dispute_check CHECK (((state = 'open'::text) = (answered_at IS NULL))),
  constraint charge_dispute_pkey PRIMARY KEY (account_id, tracking_number),
  constraint charge_dispute_state_check CHECK ((state = ANY (ARRAY['open'::text, 'refunded'::text, 'refused'::text])))
);
CREATE INDEX charge_dispute_open ON public.charge_dispute USING btree (asked_at) WHERE (state = 'open'::text);

create table connected_app (
  account_id text not null,
  id text not null,
  livemode boolean not null,
  client_id text not null,
  client_name text not null,
  redirect_uri text not null,
  scopes text[] not null,
  connected_by text not null,
  code_hash bytea not null,
  code_challenge text not null,
  code_expires_at timestamp with time zone not null,
  code_used_at timestamp with time zone,
  constraint connected_app_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint connected_app_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX connected_app_code ON public.connected_app USING btree (code_hash);

create table connected_app_token (
  account_id text not null,
  app_id text not null,
  token_hash bytea not null,
  kind text not null,
  expires_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  constraint connected_app_token_account_id_app_id_fkey FOREIGN KEY (account_id, app_id) REFERENCES connected_app(account_id, id) ON DELETE CASCADE,
  constraint connected_app_token_kind_check CHECK ((kind = ANY (ARRAY['access'::text, 'refresh'::text]))),
  constraint connected_app_token_pkey PRIMARY KEY (account_id, app_id, token_hash)
);
CREATE INDEX connected_app_token_hash ON public.connected_app_token USING btree (token_hash);

create table country (
  code text not null,
  customs_area text,
  postcode_pattern text,
  postcode_example text,
  vat_area text,
  constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint country_pkey PRIMARY KEY (code)
);

create table country_requirement (
  country_code text not null,
  field text not null,
  check_kind text not null,
  parameter text,
  unless_flag text,
  sys_code text not null,
  message text not null,
  severity text not null,
  overrides_schema boolean not null,
  rule text,
  source text,
  effective_from catalog_day,
  effective_until catalog_day,
  value_over text,
  value_up_to text,
  recipient text,
  hs_prefixes text[],
  origins text[],
  services text[] not null default '{*}'::text[],
  goods_categories text[] not null default '{*}'::text[],
  message_zh_hk text
);

create table currency_rate (
  id bigint not null generated always as identity,
  currency text not null,
  rate_nanos bigint,
  rate_type text not null,
  fetched_at timestamp with time zone not null,
  constraint currency_rate_cleared_check CHECK (((rate_type = 'cleared'::text) = (rate_nanos IS NULL))),
  constraint currency_rate_pkey PRIMARY KEY (id),
  constraint currency_rate_rate_nanos_check CHECK ((rate_nanos > 0)),
  constraint currency_rate_rate_type_check CHECK ((rate_type = ANY (ARRAY['daily'::text, 'manual'::text, 'cleared'::text]))),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX currency_rate_newest ON public.currency_rate USING btree (currency, id);

create table customs_document (
  services text[] not null,
  countries text[] not null,
  document text not null,
  max_value_cents bigint,
  max_weight_mg bigint,
  instead text,
  tax_number_name text,
  rule text,
  source text,
  effective_from catalog_day,
  effective_until catalog_day,
  value_over text,
  value_up_to text,
  recipient text,
  hs_prefixes text[],
  origins text[],
  goods_categories text[] not null default '{*}'::text[],
  constraint customs_document_max_value_cents_check CHECK ((max_value_cents > 0)),
  constraint customs_document_max_weight_mg_check CHECK ((max_weight_mg > 0))
);

create table dashboard_user (
  id text not null,
  account_id text,
  email text not null,
  role text not null,
  language text,
  password_hash text,
  link_hash bytea,
  link_expires_at timestamp with time zone,
  created_at timestamp with time zone not null,
  time_zone text,
  totp_sealed text,
  totp_step integer,
  second_factor boolean not null default (totp_sealed IS NOT NULL),
  seen_at timestamp with time zone,
  notifications text[],
  changelog_seen text,
  link_by text,
  sees_money boolean not null default true,
  sees_recipients boolean not null default true,
  compact_rows boolean not null default false,
  label_choice text,
  last_mode text,
  constraint dashboard_user_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint dashboard_user_check CHECK (((link_hash IS NULL) = (link_expires_at IS NULL))),
  constraint dashboard_user_check1 CHECK (((totp_sealed IS NULL) = (totp_step IS NULL))),
  constraint dashboard_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text]))),
  constraint dashboard_user_link_hash_key UNIQUE (link_hash),
  constraint dashboard_user_notifications_check CHECK ((notifications <@ ARRAY['wallet.low_balance:live'::text, 'wallet.low_balance:test'::text, 'webhook.disabled:live'::text, 'webhook.disabled:test'::text])),
  constraint dashboard_user_operator_check CHECK (((role = ANY (ARRAY['operator'::text, 'operator_support'::text, 'operator_finance'::text])) = (account_id IS NULL))),
  constraint dashboard_user_pkey PRIMARY KEY (id),
  constraint dashboard_user_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'finance'::text, 'clerk'::text, 'developer'::text, 'viewer'::text, 'operator'::text, 'operator_support'::text, 'operator_finance'::text]))),
  constraint dashboard_user_sees_check CHECK (((role = 'viewer'::text) OR (sees_money AND sees_recipients)))
);
CREATE INDEX dashboard_user_account ON public.dashboard_user USING btree (account_id, created_at);
CREATE UNIQUE INDEX dashboard_user_email ON public.dashboard_user USING btree (lower(email));
CREATE INDEX dashboard_user_email_start ON public.dashboard_user USING btree (lower(email) text_pattern_ops);

create table digest_change (
  subscriber_id text not null,
  change_id text not null,
  mail_id text,
  constraint digest_change_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE SET NULL,
  constraint digest_change_pkey PRIMARY KEY (subscriber_id, change_id),
  constraint digest_change_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES digest_subscriber(id) ON DELETE CASCADE
);
CREATE INDEX digest_change_mail ON public.digest_change USING btree (mail_id) WHERE (mail_id IS NOT NULL);

create table digest_subscriber (
  id text not null,
  email text,
  account_id text,
  created_at timestamp with time zone not null,
  confirmed_at timestamp with time zone,
  constraint digest_subscriber_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint digest_subscriber_account_id_key UNIQUE (account_id),
  constraint digest_subscriber_check CHECK (((email IS NULL) <> (account_id IS NULL))),
  constraint digest_subscriber_check1 CHECK (((account_id IS NULL) OR (confirmed_at IS NOT NULL))),
  constraint digest_subscriber_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX digest_subscriber_email ON public.digest_subscriber USING btree (lower(email));

create table discount_rule (
  rule_id text not null,
  kind text not null,
  basis_points integer,
  amount_cents bigint,
  account_id text,
  service_code text,
  valid_from catalog_day not null,
  valid_until catalog_day,
  constraint discount_rule_amount_cents_check CHECK ((amount_cents > 0)),
  constraint discount_rule_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint discount_rule_check CHECK (((kind = 'percent'::text) = (basis_points IS NOT NULL))),
  constraint discount_rule_check1 CHECK (((kind = 'fixed'::text) = (amount_cents IS NOT NULL))),
  constraint discount_rule_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text]))),
  constraint discount_rule_pkey PRIMARY KEY (rule_id),
  constraint discount_rule_service_code_fkey FOREIGN KEY (service_code) REFERENCES service(code)
);

create table duty_rate (
  "position" integer not null,
  destination text not null,
  rule text not null,
  hs_prefix text not null,
  origin text not null,
  basis_points integer,
  amount text,
  per text,
  value_over text,
  value_up_to text,
  has_relief boolean not null,
  effective_from catalog_day not null,
  effective_until catalog_day,
  source text not null,
  as_of catalog_day not null,
  constraint duty_rate_basis_points_check CHECK ((basis_points >= 0)),
  constraint duty_rate_pkey PRIMARY KEY ("position")
);

create table duty_rule (
  destination text not null,
  rule text not null,
  basis text not null,
  duty_relief_up_to text,
  tax_name text,
  tax_percent text,
  tax_base text[] not null,
  tax_relief_up_to text,
  tax_at_sale_up_to text,
  tax_at_sale_with text,
  tax_waived_up_to text,
  handling_fee text,
  effective_from catalog_day not null,
  effective_until catalog_day,
  source text not null,
  as_of catalog_day not null,
  recipient text
);

create table entitlement (
  account_id text not null,
  product_code text not null,
  granted_at timestamp with time zone not null default now(),
  constraint entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint entitlement_pkey PRIMARY KEY (account_id, product_code),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table entry (
  account_id text not null,
  transfer_id text not null,
  ledger_account text not null,
  amount_cents bigint not null,
  balance_after_cents bigint,
  version bigint,
  constraint entry_account_id_version_key UNIQUE (account_id, version),
  constraint entry_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint entry_check CHECK (((ledger_account = ANY (ARRAY['cash'::text, 'revenue'::text, 'adjustment'::text])) OR (ledger_account = account_id))),
  constraint entry_check1 CHECK (((ledger_account = ANY (ARRAY['cash'::text, 'revenue'::text, 'adjustment'::text])) = (version IS NULL))),
  constraint entry_check2 CHECK (((version IS NULL) = (balance_after_cents IS NULL))),
  constraint entry_pkey PRIMARY KEY (transfer_id, ledger_account, account_id),
  constraint entry_transfer_id_account_id_fkey FOREIGN KEY (transfer_id, account_id) REFERENCES wallet_transaction(id, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);

create table event (
  id text not null,
  account_id text not null,
  livemode boolean not null,
  type text not null,
  tracking_number text,
  traceparent text,
  body text not null,
  "position" timestamp with time zone not null,
  listed boolean not null default true,
  constraint event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint event_account_id_tracking_number_fkey FOREIGN KEY (account_id, tracking_number) REFERENCES shipment(account_id, tracking_number),
  constraint event_pkey PRIMARY KEY (id, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE UNIQUE INDEX event_feed ON public.event USING btree (account_id, livemode, "position");
CREATE INDEX event_shipment ON public.event USING btree (tracking_number) WHERE (tracking_number IS NOT NULL);
CREATE INDEX event_type ON public.event USING btree (account_id, livemode, type, "position") WHERE listed;

create table feed_clock (
  account_id text not null,
  livemode boolean not null,
  last timestamp with time zone not null,
  constraint feed_clock_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint feed_clock_pkey PRIMARY KEY (account_id, livemode)
) with (fillfactor=50);

create table fx_rate (
  id bigint not null generated always as identity,
  rate_micros bigint,
  rate_type text not null,
  fetched_at timestamp with time zone not null,
  constraint fx_rate_cleared_check CHECK (((rate_type = 'cleared'::text) = (rate_micros IS NULL))),
  constraint fx_rate_pkey PRIMARY KEY (id),
  constraint fx_rate_rate_micros_check CHECK ((rate_micros > 0)),
  constraint fx_rate_rate_type_check CHECK ((rate_type = ANY (ARRAY['daily'::text, 'manual'::text, 'cleared'::text]))),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED
);

create table hold (
  tracking_number text not null,
  account_id text not null,
  amount_cents bigint not null,
  exempt boolean not null,
  state text not null default 'pending'::text,
  posted_cents bigint,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  constraint hold_account_id_tracking_number_fkey FOREIGN KEY (account_id, tracking_number) REFERENCES shipment(account_id, tracking_number) DEFERRABLE INITIALLY DEFERRED,
  constraint hold_amount_cents_check CHECK ((amount_cents >= 0)),
  constraint hold_check CHECK (((state = 'posted'::text) = (posted_cents IS NOT NULL))),
  constraint hold_check1 CHECK (((state = 'pending'::text) = (closed_at IS NULL))),
  constraint hold_check2 CHECK (((NOT exempt) OR (amount_cents = 0))),
  constraint hold_is_live TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint hold_pkey PRIMARY KEY (tracking_number, account_id),
  constraint hold_posted_cents_check CHECK ((posted_cents >= 0)),
  constraint hold_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'posted'::text, 'voided'::text])))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX hold_dearer ON public.hold USING btree (account_id, closed_at, tracking_number) INCLUDE (posted_cents) WHERE (posted_cents > amount_cents);
CREATE INDEX hold_open ON public.hold USING btree (account_id, tracking_number) WHERE ((state = 'pending'::text) AND (amount_cents > 0));

create table idempotency_key (
  account_id text not null,
  livemode boolean not null,
  key text not null,
  operation text not null,
  body_digest bytea not null,
  outcome text not null default 'open'::text,
  fence integer not null default 1,
  locked_until timestamp with time zone not null,
  recovery_point text,
  subject text,
  status integer,
  body text,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  key_id text default 
CASE
    WHEN (body ~~ 'enc:v1:%'::text) THEN split_part(body, ':'::text, 3)
    ELSE NULL::text
END,
  origin jsonb,
  constraint idempotency_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_key_key_id_fkey FOREIGN KEY (key_id) REFERENCES sealing_key(id),
  constraint idempotency_key_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'succeeded'::text, 'refused'::text, 'failed'::text]))),
  constraint idempotency_key_pkey PRIMARY KEY (account_id, livemode, key)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX idempotency_key_expiry ON public.idempotency_key USING btree (expires_at);
CREATE INDEX idempotency_key_sealed ON public.idempotency_key USING btree (key_id) WHERE (key_id IS NOT NULL);

create table ioss_number (
  account_id text not null,
  number text not null,
  is_platform boolean not null,
  is_default boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint ioss_number_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint ioss_number_number_check CHECK ((number ~ '^IM[0-9]{10}$'::text)),
  constraint ioss_number_pkey PRIMARY KEY (account_id, number),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED
);
CREATE UNIQUE INDEX ioss_number_default ON public.ioss_number USING btree (account_id) WHERE is_default;

create unlogged table job_success (
  name text not null,
  at timestamp with time zone not null,
  constraint job_success_pkey PRIMARY KEY (name)
);

create table label (
  tracking_number text not null,
  account_id text not null,
  livemode boolean not null,
  pdf bytea not null,
  key_id text not null default split_part(encode(SUBSTRING(pdf FROM 1 FOR 40), 'escape'::text), ':'::text, 3),
  made_at timestamp with time zone not null,
  constraint label_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint label_account_id_tracking_number_fkey FOREIGN KEY (account_id, tracking_number) REFERENCES shipment(account_id, tracking_number),
  constraint label_key_id_fkey FOREIGN KEY (key_id) REFERENCES sealing_key(id),
  constraint label_pkey PRIMARY KEY (tracking_number, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX label_key ON public.label USING btree (key_id);

create table levy (
  surcharge_code text not null,
  countries text[] not null,
  per_item_cents bigint not null,
  max_consignment_cents bigint not null,
  effective_from catalog_day not null,
  effective_until catalog_day,
  per_item_amount text,
  max_consignment_amount text,
  source text,
  constraint levy_max_consignment_cents_check CHECK ((max_consignment_cents >= 0)),
  constraint levy_per_item_cents_check CHECK ((per_item_cents >= 0)),
  constraint levy_pkey PRIMARY KEY (surcharge_code, effective_from),
  constraint levy_surcharge_code_fkey FOREIGN KEY (surcharge_code) REFERENCES surcharge(code)
);

create table mail (
  id text not null,
  subscriber_id text,
  kind text not null,
  state text not null,
  attempt_count integer not null,
  created_at timestamp with time zone not null,
  due_at timestamp with time zone,
  sent_at timestamp with time zone,
  last_error text,
  user_id text,
  link_sealed text,
  event_id text,
  audit_entry_id text,
  shipment_account_id text,
  tracking_number text,
  shipment_state text,
  constraint mail_audit_entry_id_fkey FOREIGN KEY (audit_entry_id) REFERENCES audit_entry(id),
  constraint mail_check CHECK (((due_at IS NULL) = (state = ANY (ARRAY['sent'::text, 'failed'::text])))),
  constraint mail_check1 CHECK (((sent_at IS NULL) = (state <> 'sent'::text))),
  constraint mail_check2 CHECK (((kind = ANY (ARRAY['dispute'::text, 'invitation'::text, 'notification'::text, 'reset'::text, 'security'::text])) = (user_id IS NOT NULL))),
  constraint mail_check3 CHECK ((num_nonnulls(user_id, subscriber_id, tracking_number) = 1)),
  constraint mail_check4 CHECK (((link_sealed IS NULL) OR (kind = ANY (ARRAY['invitation'::text, 'reset'::text])))),
  constraint mail_check5 CHECK (((kind = 'notification'::text) = (event_id IS NOT NULL))),
  constraint mail_check6 CHECK (((kind = ANY (ARRAY['dispute'::text, 'reset'::text, 'security'::text])) = (audit_entry_id IS NOT NULL))),
  constraint mail_kind_check CHECK ((kind = ANY (ARRAY['confirmation'::text, 'digest'::text, 'dispute'::text, 'invitation'::text, 'notification'::text, 'recipient'::text, 'reset'::text, 'security'::text]))),
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_recipient_check CHECK ((((kind = 'recipient'::text) = (tracking_number IS NOT NULL)) AND (num_nulls(shipment_account_id, tracking_number, shipment_state) = ANY (ARRAY[0, 3])))),
  constraint mail_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'sending'::text, 'sent'::text, 'failed'::text]))),
  constraint mail_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES digest_subscriber(id) ON DELETE CASCADE,
  constraint mail_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX mail_confirmation ON public.mail USING btree (created_at) WHERE (kind = 'confirmation'::text);
CREATE INDEX mail_due ON public.mail USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX mail_event ON public.mail USING btree (event_id, user_id) WHERE (event_id IS NOT NULL);
CREATE INDEX mail_subscriber ON public.mail USING btree (subscriber_id, created_at);
CREATE INDEX mail_user ON public.mail USING btree (user_id) WHERE (user_id IS NOT NULL);

create table manifest (
  account_id text not null,
  id text not null,
  livemode boolean not null,
  carrier_code text not null,
  status text not null default 'closing'::text,
  day text not null,
  shipment_count integer not null,
  parcel_count integer not null,
  weight_mg bigint not null,
  carrier_manifest_number text,
  carrier_document text,
  error json,
  idempotency_key text not null,
  request_id text,
  fence integer not null default 1,
  next_attempt_at timestamp with time zone,
  unconfirmed_since timestamp with time zone,
  created_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  is_running boolean not null default true,
  constraint manifest_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint manifest_carrier_document_check CHECK ((carrier_document = ANY (ARRAY['ready'::text, 'generating'::text, 'failed'::text, 'none'::text]))),
  constraint manifest_check CHECK (((status = 'closing'::text) = (next_attempt_at IS NOT NULL))),
  constraint manifest_check1 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  constraint manifest_check2 CHECK (((status = 'failed'::text) = (error IS NOT NULL))),
  constraint manifest_pkey PRIMARY KEY (account_id, id),
  constraint manifest_shipment_count_check CHECK ((shipment_count > 0)),
  constraint manifest_status_check CHECK ((status = ANY (ARRAY['closing'::text, 'closed'::text, 'failed'::text])))
);
CREATE INDEX manifest_end ON public.manifest USING btree (reverse(upper(regexp_replace(id, '[^[:alnum:]]'::text, ''::text, 'g'::text))) text_pattern_ops, account_id);
CREATE INDEX manifest_list ON public.manifest USING btree (account_id, livemode, created_at, id);
CREATE INDEX manifest_number_end ON public.manifest USING btree (reverse(upper(regexp_replace(carrier_manifest_number, '[^[:alnum:]]'::text, ''::text, 'g'::text))) text_pattern_ops, account_id) WHERE (carrier_manifest_number IS NOT NULL);
CREATE INDEX manifest_open ON public.manifest USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX manifest_test ON public.manifest USING btree (created_at) WHERE (NOT livemode);

create table merchant_product (
  account_id text not null,
  livemode boolean not null,
  sku text not null,
  description text not null,
  fields jsonb not null,
  archived boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint merchant_product_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint merchant_product_pkey PRIMARY KEY (account_id, livemode, sku)
);
CREATE INDEX merchant_product_list ON public.merchant_product USING btree (account_id, livemode, created_at, sku);

create table negative_cache (
  account_id text not null,
  livemode boolean not null,
  operation text not null,
  body_digest bytea not null,
  detail jsonb not null,
  expires_at timestamp with time zone not null,
  constraint negative_cache_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint negative_cache_pkey PRIMARY KEY (account_id, livemode, operation, body_digest)
);
CREATE INDEX negative_cache_expiry ON public.negative_cache USING btree (expires_at);

create table oauth_client (
  id text not null,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamp with time zone not null,
  connected_at timestamp with time zone,
  constraint oauth_client_pkey PRIMARY KEY (id)
);
CREATE INDEX oauth_client_waiting ON public.oauth_client USING btree (created_at) WHERE (connected_at IS NULL);

create table order_default (
  account_id text not null,
  services jsonb not null,
  parcel_weight_grams integer,
  constraint order_default_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint order_default_parcel_weight_grams_check CHECK ((parcel_weight_grams > 0)),
  constraint order_default_pkey PRIMARY KEY (account_id)
);

create table order_item_default (
  account_id text not null,
  sku text not null,
  hs_code text,
  country_of_manufacture text,
  constraint order_item_default_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint order_item_default_pkey PRIMARY KEY (account_id, sku)
);

create table order_mapping (
  account_id text not null,
  id text not null,
  columns jsonb not null,
  mapping jsonb not null,
  used_at timestamp with time zone not null,
  constraint order_mapping_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint order_mapping_pkey PRIMARY KEY (account_id, id)
);

create table passkey (
  id text not null,
  user_id text not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_user ON public.passkey USING btree (user_id, created_at);

create table passkey_challenge (
  token_hash bytea not null,
  challenge text not null,
  user_id text,
  created_at timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (token_hash),
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_age ON public.passkey_challenge USING btree (created_at);
CREATE INDEX passkey_challenge_user ON public.passkey_challenge USING btree (user_id) WHERE (user_id IS NOT NULL);

create table payment_instruction (
  language text not null,
  text text not null,
  constraint payment_instruction_language_check CHECK ((language = ANY (ARRAY['en'::text, 'zh-Hant'::text]))),
  constraint payment_instruction_pkey PRIMARY KEY (language),
  constraint payment_instruction_text_check CHECK (((length(text) >= 1) AND (length(text) <= 2000)))
);

create table planned_rate (
  id bigint not null generated always as identity,
  currency text not null,
  rate_nanos bigint not null,
  begins_on date not null,
  constraint planned_rate_currency_begins_on_key UNIQUE (currency, begins_on),
  constraint planned_rate_pkey PRIMARY KEY (id),
  constraint planned_rate_rate_nanos_check CHECK ((rate_nanos > 0))
);

create table pricing_version (
  only_row boolean not null default true,
  version bigint not null,
  constraint pricing_version_only_row_check CHECK (only_row),
  constraint pricing_version_pkey PRIMARY KEY (only_row)
);

create table product (
  code text not null,
  name text not null,
  constraint product_pkey PRIMARY KEY (code)
);

create table rate_bracket (
  rate_table_code text not null,
  version integer not null,
  zone text not null,
  over_mg bigint not null,
  up_to_mg bigint not null,
  base_cents bigint not null,
  per_kg_cents bigint not null,
  reg_fee_cents bigint not null,
  constraint rate_bracket_base_cents_check CHECK ((base_cents >= 0)),
  constraint rate_bracket_check CHECK ((up_to_mg > over_mg)),
  constraint rate_bracket_over_mg_check CHECK ((over_mg >= 0)),
  constraint rate_bracket_per_kg_cents_check CHECK ((per_kg_cents >= 0)),
  constraint rate_bracket_pkey PRIMARY KEY (rate_table_code, version, zone, over_mg),
  constraint rate_bracket_rate_table_code_version_fkey FOREIGN KEY (rate_table_code, version) REFERENCES rate_table(code, version),
  constraint rate_bracket_reg_fee_cents_check CHECK ((reg_fee_cents >= 0))
);

create table rate_day (
  key_id text not null,
  day integer not null,
  day_count integer not null,
  constraint rate_day_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(id),
  constraint rate_day_pkey PRIMARY KEY (key_id)
);

create table rate_table (
  code text not null,
  version integer not null,
  service_code text not null,
  effective_from catalog_day not null,
  content_hash text not null,
  published_at timestamp with time zone not null default now(),
  constraint rate_table_pkey PRIMARY KEY (code, version),
  constraint rate_table_version_check CHECK ((version > 0))
);

create unlogged table rate_window (
  key_id text not null,
  second bigint not null,
  second_count integer not null,
  day integer not null,
  day_count integer not null,
  constraint rate_window_pkey PRIMARY KEY (key_id)
) with (fillfactor=50);

create table recipient_mail_stop (
  account_id text not null,
  address_hash text not null,
  constraint recipient_mail_stop_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint recipient_mail_stop_pkey PRIMARY KEY (account_id, address_hash)
);

create table recovery_code (
  user_id text not null,
  code_hash bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);

create table retention_clock (
  only_row boolean not null default true,
  trusted_at timestamp with time zone not null,
  constraint retention_clock_only_row_check CHECK (only_row),
  constraint retention_clock_pkey PRIMARY KEY (only_row)
);

create table retired_service (
  code text not null,
  retired_on catalog_day not null,
  replaced_by text,
  constraint retired_service_pkey PRIMARY KEY (code)
);

create table sandbox_booking (
  reference text not null,
  waybill_number text not null,
  sandbox_reference text,
  state text not null,
  dispatch_count integer not null default 1,
  booked_at timestamp with time zone not null,
  cancelled_at timestamp with time zone,
  constraint sandbox_booking_check CHECK (((state = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint sandbox_booking_pkey PRIMARY KEY (reference),
  constraint sandbox_booking_state_check CHECK ((state = ANY (ARRAY['unheard'::text, 'booked'::text, 'cancelled'::text])))
);

create table saved_address (
  account_id text not null,
  livemode boolean not null,
  id text not null,
  role text not null,
  description text not null,
  party jsonb not null,
  is_default boolean not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  search_text text,
  constraint saved_address_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint saved_address_check CHECK (((NOT is_default) OR (role = 'sender'::text))),
  constraint saved_address_pkey PRIMARY KEY (account_id, id),
  constraint saved_address_role_check CHECK ((role = ANY (ARRAY['recipient'::text, 'sender'::text])))
);
CREATE UNIQUE INDEX saved_address_default ON public.saved_address USING btree (account_id, livemode) WHERE is_default;
CREATE INDEX saved_address_list ON public.saved_address USING btree (account_id, livemode, created_at, id);

create table saved_filter (
  id text not null,
  user_id text not null,
  name text not null,
  search text not null,
  created_at timestamp with time zone not null,
  constraint saved_filter_pkey PRIMARY KEY (id),
  constraint saved_filter_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX saved_filter_user ON public.saved_filter USING btree (user_id, created_at, id);

create table saved_parcel (
  account_id text not null,
  name text not null,
  parcel jsonb not null,
  constraint saved_parcel_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint saved_parcel_pkey PRIMARY KEY (account_id, name)
);

create table sealing_key (
  id text not null,
  check_value text not null,
  registered_at timestamp with time zone not null,
  constraint sealing_key_pkey PRIMARY KEY (id)
);

create table sent_form (
  id text not null,
  user_id text not null,
  sent_by bytea not null,
  shown_to bytea not null,
  answer_sealed text,
  created_at timestamp with time zone not null,
  constraint sent_form_pkey PRIMARY KEY (id),
  constraint sent_form_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX sent_form_age ON public.sent_form USING btree (created_at);
CREATE INDEX sent_form_user ON public.sent_form USING btree (user_id, created_at);

create table service (
  code text not null,
  product_code text not null,
  name text not null,
  carrier_code text,
  carrier_product_code text not null,
  is_standard_service boolean not null,
  cargo text not null,
  air text not null,
  last_mile text not null,
  goods_categories text[] not null,
  volumetric_divisor integer,
  weight_step_mg bigint not null,
  max_parcels integer not null,
  max_parcel_mg bigint not null,
  max_side_cm integer not null,
  max_declared_value_cents bigint,
  custom_insurance_max_usd_cents bigint,
  transit_days_min integer not null,
  transit_days_max integer not null,
  rate_table_code text not null,
  direction text not null default 'outbound'::text,
  max_line_length integer,
  max_lines integer,
  line_unit text not null default 'characters'::text,
  label_characters text not null default 'any'::text,
  name_zh_hk text,
  constraint service_check CHECK ((transit_days_max >= transit_days_min)),
  constraint service_custom_insurance_max_usd_cents_check CHECK ((custom_insurance_max_usd_cents > 0)),
  constraint service_max_declared_value_cents_check CHECK ((max_declared_value_cents > 0)),
  constraint service_max_parcel_mg_check CHECK ((max_parcel_mg > 0)),
  constraint service_max_parcels_check CHECK ((max_parcels > 0)),
  constraint service_max_side_cm_check CHECK ((max_side_cm > 0)),
  constraint service_pkey PRIMARY KEY (code),
  constraint service_product_code_fkey FOREIGN KEY (product_code) REFERENCES product(code),
  constraint service_transit_days_min_check CHECK ((transit_days_min > 0)),
  constraint service_volumetric_divisor_check CHECK ((volumetric_divisor > 0)),
  constraint service_weight_step_mg_check CHECK ((weight_step_mg > 0))
);

create unlogged table service_process (
  id text not null,
  roles text[] not null,
  root_url text,
  started_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  constraint service_process_pkey PRIMARY KEY (id)
);

create table setting (
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint pricing_version TRIGGER DEFERRABLE INITIALLY DEFERRED,
  constraint setting_pkey PRIMARY KEY (name)
);

create table shipment (
  tracking_number text not null,
  account_id text not null,
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
  recipient json not null,
  sender json,
  parcels json not null,
  items json not null,
  customs json not null,
  tags text[] not null,
  metadata jsonb not null,
  declared_currency text not null,
  declared_fx json,
  pricing json not null,
  total_cents bigint not null,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  visible boolean not null,
  printed_reference text,
  event_sequence integer not null default 0,
  intercepting boolean not null default false,
  unconfirmed_since timestamp with time zone,
  cancelled_at timestamp with time zone,
  measured_weight_mg bigint,
  idempotency_key text,
  request_id text,
  cancel_fence integer not null default 0,
  cancel_locked_until timestamp with time zone,
  sub_status text,
  eta timestamp with time zone,
  label_ready_at timestamp with time zone,
  pod_available_at timestamp with time zone,
  feed_step integer not null default 0,
  next_checkpoint_at timestamp with time zone,
  track_token text not null default translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'::text), '='::text), '+/'::text, '-_'::text),
  booked_label text,
  label_ask_at timestamp with time zone,
  cancel_request_id text,
  cancel_idempotency_key text,
  cancel_unconfirmed_since timestamp with time zone,
  last_mile_at timestamp with time zone,
  test_charged_cents bigint,
  test_settled_at timestamp with time zone,
  anonymized_at timestamp with time zone,
  account_sender jsonb,
  return_of text,
  manifest_id text,
  duties_charged_cents bigint,
  printed_at timestamp with time zone,
  printed_by text,
  carrier_bill jsonb,
  constraint shipment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint shipment_booked_label_check CHECK ((booked_label = ANY (ARRAY['ready'::text, 'generating'::text, 'failed'::text, 'none'::text]))),
  constraint shipment_check CHECK (((test_charged_cents IS NULL) = (test_settled_at IS NULL))),
  constraint shipment_check1 CHECK (((test_charged_cents IS NULL) OR ((test_charged_cents >= 0) AND (NOT livemode)))),
  constraint shipment_declared_currency_check CHECK ((declared_currency = ANY (ARRAY['HKD'::text, 'USD'::text]))),
  constraint shipment_measured_weight_mg_check CHECK ((measured_weight_mg > 0)),
  constraint shipment_pkey PRIMARY KEY (account_id, tracking_number),
  constraint shipment_total_cents_check CHECK ((total_cents >= 0))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX shipment_attention ON public.shipment USING btree (account_id, livemode, status, created_at, tracking_number) INCLUDE (destination_country, service_code, printed_at) WHERE (visible AND (status <> 'delivered'::text));
CREATE INDEX shipment_cancelling ON public.shipment USING btree (cancel_locked_until) WHERE (cancel_locked_until IS NOT NULL);
CREATE INDEX shipment_country ON public.shipment USING btree (account_id, livemode, destination_country, created_at, tracking_number) WHERE visible;
CREATE UNIQUE INDEX shipment_feed ON public.shipment USING btree (account_id, livemode, updated_at) WHERE visible;
CREATE INDEX shipment_identified ON public.shipment USING btree (account_id, livemode, updated_at) WHERE ((anonymized_at IS NULL) AND ((status = ANY (ARRAY['delivered'::text, 'cancelled'::text, 'returned'::text])) OR ((status = 'exception'::text) AND (sub_status = ANY (ARRAY['lost'::text, 'destroyed'::text])))));
CREATE INDEX shipment_label_ask ON public.shipment USING btree (label_ask_at) WHERE (label_ask_at IS NOT NULL);
CREATE INDEX shipment_last_mile ON public.shipment USING btree (last_mile_tracking_number, account_id, livemode) WHERE (last_mile_tracking_number IS NOT NULL);
CREATE INDEX shipment_manifest ON public.shipment USING btree (account_id, manifest_id, tracking_number) WHERE (manifest_id IS NOT NULL);
CREATE INDEX shipment_metadata ON public.shipment USING gin (metadata jsonb_path_ops) WHERE visible;
CREATE INDEX shipment_newest ON public.shipment USING btree (account_id, livemode, created_at, tracking_number) INCLUDE (status, sub_status, delivered_at, destination_country, service_code, printed_at) WHERE visible;
CREATE INDEX shipment_next_checkpoint ON public.shipment USING btree (next_checkpoint_at) WHERE (next_checkpoint_at IS NOT NULL);
CREATE UNIQUE INDEX shipment_number ON public.shipment USING btree (tracking_number);
CREATE UNIQUE INDEX shipment_printed_reference ON public.shipment USING btree (account_id, livemode, printed_reference) WHERE ((printed_reference IS NOT NULL) AND (status <> 'cancelled'::text));
CREATE INDEX shipment_problem ON public.shipment USING btree (updated_at, tracking_number) INCLUDE (account_id, status, sub_status, carrier_code) WHERE (visible AND livemode AND ((status = ANY (ARRAY['exception'::text, 'delivery_failed'::text, 'returning'::text])) OR ((sub_status = ANY (ARRAY['customs_hold'::text, 'address_query'::text, 'lost'::text, 'damaged'::text])) AND (status <> ALL (ARRAY['delivered'::text, 'cancelled'::text, 'returned'::text])))));
CREATE INDEX shipment_reference ON public.shipment USING btree (reference_no, account_id, livemode) WHERE (reference_no IS NOT NULL);
CREATE INDEX shipment_rejected_test ON public.shipment USING btree (account_id, updated_at) WHERE ((NOT livemode) AND (NOT visible) AND (dispatch_status = 'rejected'::text));
CREATE INDEX shipment_returns ON public.shipment USING btree (account_id, return_of) WHERE (return_of IS NOT NULL);
CREATE INDEX shipment_service ON public.shipment USING btree (account_id, livemode, service_code, created_at, tracking_number) WHERE visible;
CREATE INDEX shipment_step ON public.shipment USING btree (account_id, livemode, sub_status, created_at, tracking_number) WHERE (visible AND (sub_status = ANY (ARRAY['customs_hold'::text, 'address_query'::text, 'lost'::text, 'damaged'::text])));
CREATE INDEX shipment_tags ON public.shipment USING gin (tags) WHERE visible;
CREATE INDEX shipment_test_dearer ON public.shipment USING btree (account_id, test_settled_at) WHERE (test_charged_cents > total_cents);
CREATE INDEX shipment_to_print ON public.shipment USING btree (account_id, livemode, created_at, tracking_number) WHERE (visible AND (status = 'label_created'::text) AND (printed_at IS NULL));
CREATE INDEX shipment_track_token ON public.shipment USING btree (track_token) WHERE visible;
CREATE INDEX shipment_unconfirmed ON public.shipment USING btree (account_id, livemode) WHERE (dispatch_status = 'pending'::text);
CREATE INDEX shipment_waybill ON public.shipment USING btree (waybill_number, account_id, livemode) WHERE (waybill_number IS NOT NULL);

create table shipment_batch (
  account_id text not null,
  id text not null,
  livemode boolean not null,
  idempotency_key text not null,
  request_id text,
  total_count integer not null,
  pending_count integer not null,
  placed_count integer not null default 0,
  refused_count integer not null default 0,
  cancelled_count integer not null default 0,
  retryable_count integer not null default 0,
  created_at timestamp with time zone not null,
  completed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  busy_until timestamp with time zone,
  earlier_count integer,
  changed_by jsonb,
  constraint shipment_batch_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint shipment_batch_check CHECK (((((pending_count + placed_count) + refused_count) + cancelled_count) = total_count)),
  constraint shipment_batch_check1 CHECK (((pending_count = 0) = (completed_at IS NOT NULL))),
  constraint shipment_batch_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX shipment_batch_age ON public.shipment_batch USING btree (completed_at) WHERE (completed_at IS NOT NULL);
CREATE INDEX shipment_batch_end ON public.shipment_batch USING btree (reverse(upper(regexp_replace(id, '[^[:alnum:]]'::text, ''::text, 'g'::text))) text_pattern_ops, account_id);
CREATE INDEX shipment_batch_list ON public.shipment_batch USING btree (account_id, livemode, created_at, id);
CREATE INDEX shipment_batch_open ON public.shipment_batch USING btree (created_at) WHERE (pending_count > 0);

create table shipment_batch_order (
  account_id text not null,
  batch_id text not null,
  "position" integer not null,
  reference_no text not null,
  status text not null default 'pending'::text,
  body text,
  key_id text default split_part(body, ':'::text, 3),
  tracking_number text,
  error json,
  retryable boolean not null default false,
  begun boolean not null default false,
  attempts integer not null default 0,
  fence integer not null default 0,
  next_attempt_at timestamp with time zone,
  updated_at timestamp with time zone not null,
  constraint shipment_batch_order_account_id_batch_id_fkey FOREIGN KEY (account_id, batch_id) REFERENCES shipment_batch(account_id, id) ON DELETE CASCADE,
  constraint shipment_batch_order_account_id_batch_id_reference_no_key UNIQUE (account_id, batch_id, reference_no),
  constraint shipment_batch_order_body_check CHECK ((body ~~ 'enc:v1:%'::text)),
  constraint shipment_batch_order_check CHECK (((status = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  constraint shipment_batch_order_check1 CHECK (((body IS NOT NULL) OR (NOT ((status = 'pending'::text) OR retryable)))),
  constraint shipment_batch_order_key_id_fkey FOREIGN KEY (key_id) REFERENCES sealing_key(id),
  constraint shipment_batch_order_pkey PRIMARY KEY (account_id, batch_id, "position"),
  constraint shipment_batch_order_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'placed'::text, 'refused'::text, 'cancelled'::text])))
) with (fillfactor=60);
CREATE INDEX shipment_batch_order_due ON public.shipment_batch_order USING btree (account_id, batch_id, next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX shipment_batch_order_refused ON public.shipment_batch_order USING btree (account_id, batch_id, reference_no) WHERE (status = 'refused'::text);
CREATE INDEX shipment_batch_order_sealed ON public.shipment_batch_order USING btree (key_id) WHERE (key_id IS NOT NULL);
CREATE INDEX shipment_batch_order_waiting ON public.shipment_batch_order USING btree (account_id, reference_no) WHERE (next_attempt_at IS NOT NULL);

create table shipment_cancellation (
  account_id text not null,
  id text not null,
  "position" integer not null,
  livemode boolean not null,
  tracking_number text not null,
  requested_by text not null,
  request_id text,
  requested_at timestamp with time zone not null,
  state text not null default 'waiting'::text,
  error text,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone,
  constraint shipment_cancellation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint shipment_cancellation_check CHECK (((state = 'waiting'::text) = (next_attempt_at IS NOT NULL))),
  constraint shipment_cancellation_pkey PRIMARY KEY (account_id, id, "position"),
  constraint shipment_cancellation_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'cancelled'::text, 'failed'::text])))
);
CREATE INDEX shipment_cancellation_due ON public.shipment_cancellation USING btree (next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX shipment_cancellation_old ON public.shipment_cancellation USING btree (requested_at);

create table shipment_search (
  account_id text not null,
  tracking_number text not null,
  created_at timestamp with time zone not null,
  words integer[] not null,
  constraint shipment_search_account_id_tracking_number_fkey FOREIGN KEY (account_id, tracking_number) REFERENCES shipment(account_id, tracking_number) ON DELETE CASCADE,
  constraint shipment_search_pkey PRIMARY KEY (account_id, tracking_number)
);
CREATE INDEX shipment_search_words ON public.shipment_search USING gin (words);

create table shipment_search_progress (
  account_id text not null,
  livemode boolean not null,
  indexed_to timestamp with time zone not null,
  constraint shipment_search_progress_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint shipment_search_progress_pkey PRIMARY KEY (account_id, livemode)
);

create table sign_in_source (
  subject text not null,
  source text not null,
  failed_sign_ins integer not null,
  locked_until timestamp with time zone,
  seen_at timestamp with time zone not null,
  constraint sign_in_source_pkey PRIMARY KEY (subject, source)
);

create table sql_function (
  name text not null,
  hash text not null,
  constraint sql_function_pkey PRIMARY KEY (name)
);

create table surcharge (
  code text not null,
  activation text not null,
  basis text not null,
  flag text,
  description text not null,
  constraint surcharge_activation_check CHECK ((activation = ANY (ARRAY['opt_in'::text, 'automatic'::text]))),
  constraint surcharge_code_check CHECK ((code = upper(code))),
  constraint surcharge_pkey PRIMARY KEY (code)
);

create table surcharge_exclusion (
  service_code text not null,
  surcharge_code text not null,
  excluded_code text not null,
  reason text not null,
  constraint surcharge_exclusion_excluded_code_fkey FOREIGN KEY (excluded_code) REFERENCES surcharge(code),
  constraint surcharge_exclusion_pkey PRIMARY KEY (service_code, surcharge_code, excluded_code),
  constraint surcharge_exclusion_service_code_fkey FOREIGN KEY (service_code) REFERENCES service(code),
  constraint surcharge_exclusion_surcharge_code_fkey FOREIGN KEY (surcharge_code) REFERENCES surcharge(code)
);

create table surcharge_rule (
  "position" integer not null,
  surcharge_code text not null,
  services text[] not null,
  countries text[] not null,
  goods_categories text[] not null,
  status text not null,
  basis_points integer not null,
  fixed_cents bigint not null,
  minimum_cents bigint not null,
  carrier_product_code text,
  reason text,
  rule text,
  source text,
  effective_from catalog_day,
  effective_until catalog_day,
  value_over text,
  value_up_to text,
  recipient text,
  hs_prefixes text[],
  origins text[],
  fixed_amount text,
  constraint surcharge_rule_basis_points_check CHECK ((basis_points >= 0)),
  constraint surcharge_rule_fixed_cents_check CHECK ((fixed_cents >= 0)),
  constraint surcharge_rule_minimum_cents_check CHECK ((minimum_cents >= 0)),
  constraint surcharge_rule_pkey PRIMARY KEY ("position"),
  constraint surcharge_rule_status_check CHECK ((status = ANY (ARRAY['selectable'::text, 'included'::text, 'unavailable'::text]))),
  constraint surcharge_rule_surcharge_code_fkey FOREIGN KEY (surcharge_code) REFERENCES surcharge(code)
);

create table tax_area (
  code text not null,
  country_code text not null,
  name text not null,
  name_zh_hk text,
  customs_area text,
  vat_area text,
  regions text[] not null,
  territories text[] not null,
  postcode_from text,
  postcode_to text,
  source text
);

create unlogged table tracking_cache (
  account_id text not null,
  tracking_number text not null,
  updated_at timestamp with time zone not null,
  record json not null,
  cached_at timestamp with time zone not null,
  constraint tracking_cache_pkey PRIMARY KEY (tracking_number, account_id)
);
CREATE INDEX tracking_cache_age ON public.tracking_cache USING btree (cached_at);

create table tracking_event (
  id text not null,
  account_id text not null,
  tracking_number text not null,
  sequence integer not null,
  status text,
  sub_status text,
  description text not null,
  location text,
  occurred_at timestamp with time zone not null,
  carrier_status text,
  carrier_event_id text,
  utc_offset_minutes integer,
  next_step jsonb,
  constraint tracking_event_account_id_tracking_number_fkey FOREIGN KEY (account_id, tracking_number) REFERENCES shipment(account_id, tracking_number),
  constraint tracking_event_pkey PRIMARY KEY (tracking_number, sequence, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE UNIQUE INDEX tracking_event_carrier_event ON public.tracking_event USING btree (tracking_number, carrier_event_id, account_id) WHERE (carrier_event_id IS NOT NULL);
CREATE INDEX tracking_event_problem ON public.tracking_event USING btree (account_id, tracking_number, occurred_at) INCLUDE (status, sub_status) WHERE ((status = ANY (ARRAY['exception'::text, 'delivery_failed'::text, 'returning'::text])) OR (sub_status = ANY (ARRAY['customs_hold'::text, 'address_query'::text, 'lost'::text, 'damaged'::text, 'destroyed'::text])));
CREATE INDEX tracking_event_unmapped ON public.tracking_event USING btree (carrier_status) WHERE (status IS NULL);

create table user_session (
  id text not null,
  token_hash bytea not null,
  user_id text not null,
  address text not null,
  user_agent text not null,
  created_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  awaits_code boolean not null default false,
  proved_at timestamp with time zone,
  constraint user_session_pkey PRIMARY KEY (id),
  constraint user_session_token_hash_key UNIQUE (token_hash),
  constraint user_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES dashboard_user(id) ON DELETE CASCADE
);
CREATE INDEX user_session_seen ON public.user_session USING btree (seen_at);
CREATE INDEX user_session_user ON public.user_session USING btree (user_id, created_at);

create table vat_rate (
  country_code text not null,
  basis_points integer not null,
  effective_from catalog_day not null,
  constraint vat_rate_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint vat_rate_pkey PRIMARY KEY (country_code, effective_from)
);

create table wallet (
  account_id text not null,
  balance_cents bigint not null default 0,
  held_cents bigint not null default 0,
  version bigint not null default 0,
  constraint wallet_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint wallet_held_cents_check CHECK ((held_cents >= 0)),
  constraint wallet_pkey PRIMARY KEY (account_id)
) with (fillfactor=50);

create table wallet_transaction (
  id text not null,
  account_id text not null,
  version bigint not null,
  type text not null,
  tracking_number text,
  reference text,
  balance_change_cents bigint not null,
  held_change_cents bigint not null,
  balance_after_cents bigint not null,
  held_after_cents bigint not null,
  reason text,
  created_at timestamp with time zone not null,
  constraint wallet_transaction_account_id_fkey FOREIGN KEY (account_id) REFERENCES wallet(account_id),
  constraint wallet_transaction_account_id_version_key UNIQUE (account_id, version),
  constraint wallet_transaction_check CHECK (((tracking_number IS NOT NULL) OR (type = ANY (ARRAY['top_up'::text, 'adjust'::text])))),
  constraint wallet_transaction_check1 CHECK (((reference IS NOT NULL) = (type = ANY (ARRAY['top_up'::text, 'adjust'::text])))),
  constraint wallet_transaction_id_check CHECK ((id ~~ 'txn\_%'::text)),
  constraint wallet_transaction_pkey PRIMARY KEY (id, account_id),
  constraint wallet_transaction_tracking_number_account_id_fkey FOREIGN KEY (tracking_number, account_id) REFERENCES hold(tracking_number, account_id),
  constraint wallet_transaction_type_check CHECK ((type = ANY (ARRAY['top_up'::text, 'hold'::text, 'void'::text, 'post'::text, 'duties'::text, 'refund'::text, 'adjust'::text]))),
  constraint wallet_transaction_version_check CHECK ((version > 0))
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX wallet_transaction_duties ON public.wallet_transaction USING btree (account_id, version) INCLUDE (created_at, balance_change_cents) WHERE (type = 'duties'::text);
CREATE INDEX wallet_transaction_rare ON public.wallet_transaction USING btree (account_id, type, version) WHERE (type = ANY (ARRAY['top_up'::text, 'void'::text, 'refund'::text, 'adjust'::text]));
CREATE UNIQUE INDEX wallet_transaction_reference ON public.wallet_transaction USING btree (account_id, type, reference) WHERE (reference IS NOT NULL);
CREATE UNIQUE INDEX wallet_transaction_shipment ON public.wallet_transaction USING btree (tracking_number, type, reference, account_id) NULLS NOT DISTINCT WHERE (tracking_number IS NOT NULL);
CREATE INDEX wallet_transaction_spend ON public.wallet_transaction USING btree (account_id, created_at) INCLUDE (balance_change_cents) WHERE (type = ANY (ARRAY['post'::text, 'refund'::text]));

create table webhook_attempt (
  account_id text not null,
  delivery_id text not null,
  number integer not null,
  trigger text not null,
  started_at timestamp with time zone not null,
  http_status integer,
  latency_ms integer,
  response_excerpt text,
  error text,
  signature text,
  constraint webhook_attempt_delivery_id_account_id_fkey FOREIGN KEY (delivery_id, account_id) REFERENCES webhook_delivery(id, account_id) ON DELETE CASCADE,
  constraint webhook_attempt_pkey PRIMARY KEY (delivery_id, number, account_id)
) with (autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);

create table webhook_delivery (
  id text not null,
  account_id text not null,
  endpoint_id text not null,
  event_id text not null,
  event_type text not null,
  state text not null default 'pending'::text,
  trigger text not null default 'schedule'::text,
  attempt_count integer not null default 0,
  scheduled_count integer not null default 0,
  fence integer not null default 0,
  next_attempt_at timestamp with time zone,
  busy_until timestamp with time zone,
  started_at timestamp with time zone,
  resume_state text,
  resume_at timestamp with time zone,
  created_at timestamp with time zone not null,
  constraint webhook_delivery_endpoint_id_account_id_fkey FOREIGN KEY (endpoint_id, account_id) REFERENCES webhook_endpoint(id, account_id) ON DELETE CASCADE,
  constraint webhook_delivery_event_id_account_id_fkey FOREIGN KEY (event_id, account_id) REFERENCES event(id, account_id) ON DELETE CASCADE,
  constraint webhook_delivery_pkey PRIMARY KEY (id, account_id),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivering'::text, 'retrying'::text, 'succeeded'::text, 'failed'::text, 'discarded'::text]))),
  constraint webhook_delivery_trigger_check CHECK ((trigger = ANY (ARRAY['schedule'::text, 'redeliver'::text, 'test'::text])))
) with (fillfactor=60, autovacuum_vacuum_scale_factor=0.02, autovacuum_vacuum_insert_scale_factor=0.05, autovacuum_analyze_scale_factor=0.02);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, next_attempt_at) WHERE (next_attempt_at IS NOT NULL);
CREATE INDEX webhook_delivery_event ON public.webhook_delivery USING btree (event_id);
CREATE INDEX webhook_delivery_list ON public.webhook_delivery USING btree (endpoint_id, created_at, id);

create table webhook_endpoint (
  id text not null,
  account_id text not null,
  livemode boolean not null,
  url text not null,
  target text not null,
  description text not null,
  events text[] not null,
  active boolean not null default true,
  disabled_reason text,
  rotated_at timestamp with time zone,
  failed_in_row integer not null default 0,
  concurrency integer not null default 4,
  created_at timestamp with time zone not null,
  constraint webhook_endpoint_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint webhook_endpoint_check CHECK ((active = (disabled_reason IS NULL))),
  constraint webhook_endpoint_concurrency_check CHECK ((concurrency > 0)),
  constraint webhook_endpoint_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['deleted'::text, 'deactivated'::text, 'consecutive_failures'::text, 'gone'::text]))),
  constraint webhook_endpoint_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoint_pkey PRIMARY KEY (id, account_id)
);
CREATE INDEX webhook_endpoint_list ON public.webhook_endpoint USING btree (account_id, livemode, created_at, id);
CREATE UNIQUE INDEX webhook_endpoint_target ON public.webhook_endpoint USING btree (account_id, livemode, target) WHERE active;

create table webhook_secret (
  id text not null,
  endpoint_id text not null,
  account_id text not null,
  sealed text not null,
  key_id text not null default split_part(sealed, ':'::text, 3),
  last4 text not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  constraint webhook_secret_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint webhook_secret_endpoint_id_account_id_fkey FOREIGN KEY (endpoint_id, account_id) REFERENCES webhook_endpoint(id, account_id) ON DELETE CASCADE,
  constraint webhook_secret_key_id_fkey FOREIGN KEY (key_id) REFERENCES sealing_key(id),
  constraint webhook_secret_pkey PRIMARY KEY (id, account_id)
);
CREATE UNIQUE INDEX webhook_secret_current ON public.webhook_secret USING btree (endpoint_id, account_id) WHERE (expires_at IS NULL);
CREATE INDEX webhook_secret_endpoint ON public.webhook_secret USING btree (endpoint_id);
CREATE INDEX webhook_secret_key ON public.webhook_secret USING btree (key_id);

create table zone (
  service_code text not null,
  zone text not null,
  countries text[] not null,
  postcode_from text,
  postcode_to text,
  constraint zone_check CHECK (((postcode_from IS NULL) = (postcode_to IS NULL))),
  constraint zone_service_code_fkey FOREIGN KEY (service_code) REFERENCES service(code)
);

CREATE OR REPLACE FUNCTION public.accept_booking(p_account_id text, p_livemode boolean, p_key text, p_fence integer, p_tracking_number text, p_waybill_number text, p_last_mile_tracking_number text, p_label text, p_first_checkpoint_seconds double precision, p_tracking_event_id text, p_description text, p_event_ids text[], p_event_types text[], p_event_bodies text[], p_stamp_token text, p_update_token text, p_response_body text, p_expires_after interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz;
  next_ask timestamptz;
  events integer := cardinality(p_event_ids);
  first timestamptz;
  accepted record;
  recorded jsonb;
begin
  select k.origin -> 'entry' into recorded from idempotency_key k
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.fence = p_fence
    and k.recovery_point = 'booked'
  for update;
  if not found then return false; end if;
  perform from shipment s
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.dispatch_status = 'pending' for update;
  if not found then return false; end if;

  first := stamp_feed(p_account_id, p_livemode, events);
  moment := sampan_clock();
  next_ask := moment + interval '5 seconds';
  update shipment s set dispatch_status = 'accepted', visible = true, waybill_number = p_waybill_number,
    last_mile_tracking_number = p_last_mile_tracking_number, event_sequence = events,
    updated_at = first + (events - 1) * interval '1 microsecond',
    next_checkpoint_at = moment + make_interval(secs => p_first_checkpoint_seconds), booked_label = p_label,
    label_ready_at = case when p_label in ('ready', 'none') then moment end,
    label_ask_at = case when p_label in ('generating', 'failed') then next_ask end
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number
  returning s.carrier_code, s.created_at, s.updated_at into accepted;
  insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
  values (p_tracking_event_id, p_account_id, p_tracking_number, 1, 'label_created', p_description, accepted.created_at);
  for i in 1 .. events loop
    perform emit_event(p_event_ids[i], p_account_id, p_livemode, p_event_types[i], p_tracking_number,
      replace(p_event_bodies[i], p_update_token, to_char(accepted.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')),
      p_stamp_token, first + (i - 1) * interval '1 microsecond');
  end loop;
  if recorded is not null then
    insert into audit_entry (id, account_id, email, action, subject, address, created_at)
    values (recorded ->> 'id', p_account_id, recorded ->> 'email', recorded ->> 'action', p_tracking_number, recorded ->> 'address', moment);
  end if;
  update carrier_notice n set next_attempt_at = moment
  where n.applied_at is null
    and (n.reference = p_tracking_number or n.waybill_number = p_waybill_number);
  update idempotency_key k set recovery_point = 'finished', outcome = 'succeeded', status = 201, body = p_response_body,
    locked_until = moment, expires_at = moment + p_expires_after, origin = null
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION public.admit(p_key_hashes bytea[], p_per_second integer, p_per_day integer)
 RETURNS TABLE(ordinal integer, key_id text, account_id text, livemode boolean, scopes text[], pricing_version bigint, reason text, second_remaining integer, day_remaining integer, day_reset bigint, retry_after integer)
 LANGUAGE plpgsql
 SET lock_timeout TO '1s'
AS $function$
begin
  for ordinal, key_id, account_id, livemode, scopes, pricing_version in
    select a.ordinal, k.id, k.account_id, k.livemode, k.scopes, coalesce(v.version, 0)
    from unnest(p_key_hashes) with ordinality a (key_hash, ordinal)
    join api_key k on k.key_hash = a.key_hash and k.revoked_at is null
    left join pricing_version v on true
    order by k.id, a.ordinal
  loop
    select t.reason, t.second_remaining, t.day_remaining, t.day_reset, t.retry_after
    into reason, second_remaining, day_remaining, day_reset, retry_after
    from take_rate(key_id, p_per_second, p_per_day) t;
    return next;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.book_shipment(p_order jsonb, p_fence integer, p_printable boolean, p_transaction_id text, OUT money ledger_result, OUT created_at timestamp with time zone, OUT eta timestamp with time zone, OUT printed_reference text, OUT track_token text)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  draft shipment := jsonb_populate_record(null::shipment, p_order);
begin
  perform from idempotency_key k
  where k.account_id = draft.account_id and k.livemode = draft.livemode and k.key = draft.idempotency_key
    and k.fence = p_fence and k.recovery_point is null and k.status is null
  for update;
  if not found then
    money.verdict := 'taken_over';
    return;
  end if;

  if draft.return_of is not null then
    -- Locked before the wallet, as by a settlement. Returns of one shipment are counted one after the other, and the
    -- recipient is not erased while a copy is made.
    perform from shipment s
    where s.account_id = draft.account_id and s.livemode = draft.livemode and s.tracking_number = draft.return_of
      and s.visible and s.return_of is null and s.anonymized_at is null
      and s.status in ('delivered', 'delivery_failed', 'available_for_pickup', 'exception')
    for update;
    if not found or (select count(*) >= 20 from shipment s where s.account_id = draft.account_id
      and s.return_of = draft.return_of and (s.visible or s.dispatch_status = 'pending'))
    then
      money.verdict := 'not_returnable';
      return;
    end if;
  end if;

  if draft.livemode then
    money := ledger_hold(draft.account_id, draft.tracking_number, draft.total_cents, p_transaction_id);
    if money.verdict not in ('held', 'exempt') then return; end if;
  else
    money := ('exempt', false, p_transaction_id, 0, 0, 0, 0, false)::ledger_result;
  end if;

  created_at := sampan_clock();
  if p_printable and not exists (
    select from shipment s where s.account_id = draft.account_id and s.livemode = draft.livemode
      and s.reference_no = draft.reference_no and s.status <> 'cancelled'
  ) then
    printed_reference := draft.reference_no;
  end if;
  insert into shipment (tracking_number, account_id, livemode, idempotency_key, request_id, status, dispatch_status,
    service_code, requested_service_code, carrier_code, carrier_product_code, reference_no, goods_category,
    destination_country, destination_district, recipient, sender, parcels, items, customs, tags, metadata,
    declared_currency, declared_fx, pricing, total_cents, eta, visible, printed_reference, created_at, updated_at,
    account_sender, return_of)
  values (draft.tracking_number, draft.account_id, draft.livemode, draft.idempotency_key, draft.request_id, draft.status,
    draft.dispatch_status, draft.service_code, draft.requested_service_code, draft.carrier_code,
    draft.carrier_product_code, draft.reference_no, draft.goods_category, draft.destination_country,
    draft.destination_district, draft.recipient, draft.sender, draft.parcels, draft.items, draft.customs, draft.tags,
    draft.metadata, draft.declared_currency, draft.declared_fx, draft.pricing, draft.total_cents, draft.eta, false,
    book_shipment.printed_reference, book_shipment.created_at, book_shipment.created_at, draft.account_sender,
    draft.return_of)
  returning shipment.track_token into track_token;
  eta := draft.eta;
  update idempotency_key k set recovery_point = 'booked', subject = draft.tracking_number, origin = p_order -> 'origin'
  where k.account_id = draft.account_id and k.livemode = draft.livemode and k.key = draft.idempotency_key;
end $function$
;

CREATE OR REPLACE FUNCTION public.bump_pricing_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform increment_pricing_version();
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.claim_idempotency_key(p_account_id text, p_livemode boolean, p_key text, p_operation text, p_body_digest bytea, p_lock interval, p_lifetime interval, OUT verdict text, OUT fence integer, OUT recovery_point text, OUT subject text, OUT outcome text, OUT status integer, OUT body text, OUT original_digest bytea, OUT negative jsonb)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  known idempotency_key;
  moment timestamptz := sampan_clock();
begin
  perform set_config('synchronous_commit', 'off', true);
  fence := 1 + floor(random() * 1073741823)::integer;
  <<claiming>> begin
    loop
      insert into idempotency_key (account_id, livemode, key, operation, body_digest, fence, locked_until, created_at, expires_at)
      values (p_account_id, p_livemode, p_key, p_operation, p_body_digest, fence, moment + p_lock, moment, moment + p_lifetime)
      on conflict do nothing;
      if found then verdict := 'go'; exit claiming; end if;
      select * into known from idempotency_key k
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key for update;
      exit when found; -- else the key was deleted in between: retry
    end loop;

    moment := sampan_clock(); -- after the lock wait
    -- An expired key is new again, unless its booking is still unconfirmed. Storing a response restarts the lifetime,
    -- so a late response is replayed for as long as any other.
    if known.expires_at <= moment and known.locked_until <= moment and (known.recovery_point is null or known.status is not null) then
      update idempotency_key k set operation = p_operation, body_digest = p_body_digest, outcome = 'open',
        fence = claim_idempotency_key.fence, locked_until = moment + p_lock, recovery_point = null, subject = null,
        status = null, body = null, created_at = moment, expires_at = moment + p_lifetime
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
      verdict := 'go';
      exit claiming;
    end if;

    outcome := known.outcome;
    if known.operation <> p_operation or known.body_digest <> p_body_digest then
      verdict := 'mismatch'; original_digest := known.body_digest; return;
    end if;
    if known.status is not null then verdict := 'replay'; status := known.status; body := known.body; return; end if;
    if known.locked_until > moment then
      -- A longer lock was written before the clock was set back.
      update idempotency_key k set locked_until = moment + p_lock
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.locked_until > moment + p_lock;
      verdict := 'in_flight'; return;
    end if;

    update idempotency_key k set fence = claim_idempotency_key.fence, locked_until = moment + p_lock
    where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
    verdict := case when known.recovery_point is null then 'go' else 'resume' end;
    recovery_point := known.recovery_point;
    subject := known.subject;
  end;
  negative := (select n.detail from negative_cache n where n.account_id = p_account_id and n.livemode = p_livemode
    and n.operation = p_operation and n.body_digest = p_body_digest and n.expires_at > moment);
end $function$
;

CREATE OR REPLACE FUNCTION public.delivery_id(p_event_id text)
 RETURNS text
 LANGUAGE sql
AS $function$
  select 'dlv_' || substr(p_event_id, 5, 13) || substr(replace(gen_random_uuid()::text, '-', ''), 14)
$function$
;

CREATE OR REPLACE FUNCTION public.emit_event(p_id text, p_account_id text, p_livemode boolean, p_type text, p_tracking_number text, p_body text, p_stamp_token text, p_position timestamp with time zone)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  line integer := case when left(p_body, 1) = '{' then 0 else strpos(p_body, E'\n') end;
begin
  insert into event (id, account_id, livemode, type, tracking_number, traceparent, body, position)
  values (p_id, p_account_id, p_livemode, p_type, p_tracking_number, nullif(left(p_body, greatest(line - 1, 0)), ''),
    replace(substr(p_body, line + 1), p_stamp_token, to_char(p_position at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')), p_position);
  insert into webhook_delivery (id, account_id, endpoint_id, event_id, event_type, next_attempt_at, created_at)
  select delivery_id(p_id), p_account_id, e.id, p_id, p_type, sampan_clock(), p_position
  from webhook_endpoint e
  where e.account_id = p_account_id and e.livemode = p_livemode and e.active
    and e.events && array[p_type, case when p_type <> 'webhook.test' then '*' end];
  if p_type in ('wallet.low_balance', 'webhook.disabled') then
    perform queue_notifications(p_id, p_account_id, p_livemode, p_type);
  end if;
  if p_livemode and p_type in ('shipment.picked_up', 'shipment.out_for_delivery', 'shipment.available_for_pickup',
    'shipment.delivery_failed', 'shipment.exception', 'shipment.tracking_updated', 'shipment.delivered') then
    perform queue_recipient_mail(p_account_id, p_tracking_number, p_type);
  end if;
  return p_position;
end $function$
;

CREATE OR REPLACE FUNCTION public.fold_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when octet_length(p_text) = char_length(p_text)
    then replace(replace(replace(replace(lower(p_text), '''', ''), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
    else regexp_replace(
      replace(replace(replace(replace(translate(
        normalize(regexp_replace(normalize(lower(p_text), NFKD), '[\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u3099\u309a''’ʼ]', '', 'g'), NFC),
        'øđðłı臺', 'oddli台'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      '([aou])e', '\1', 'g')
    end
$function$
;

CREATE OR REPLACE FUNCTION public.hold_closed_at(p_account_id text, p_tracking_number text)
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$ select closed_at from hold h where h.account_id = p_account_id and h.tracking_number = p_tracking_number $function$
;

CREATE OR REPLACE FUNCTION public.hold_refusal(p_frozen boolean, p_credit_suspended boolean, p_credit_limit_cents bigint, p_credit_floor_cents bigint, p_available_cents bigint, p_amount_cents bigint)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when p_frozen then 'frozen'
    when p_available_cents <= p_credit_floor_cents then 'credit_floor'
    when p_amount_cents <= p_available_cents then null
    when p_credit_limit_cents = 0 then 'insufficient_funds'
    when p_credit_suspended then 'credit_suspended'
    when p_amount_cents > p_available_cents + p_credit_limit_cents then 'credit_limit'
  end
$function$
;

CREATE OR REPLACE FUNCTION public.increment_pricing_version()
 RETURNS void
 LANGUAGE sql
AS $function$
  update pricing_version
  set version = greatest(version + 1, (extract(epoch from clock_timestamp()) * 1000000)::bigint)
  where xmin <> pg_current_xact_id()::xid
$function$
;

CREATE OR REPLACE FUNCTION public.keep_api_requests(p_days integer)
 RETURNS integer
 LANGUAGE plpgsql
 SET client_min_messages TO 'warning'
AS $function$
declare
  today date := (sampan_clock() at time zone 'UTC')::date;
  day date;
  old regclass;
  dropped integer := 0;
  -- In a variable: Citus evaluates no conversion of times in a statement that deletes.
  first_kept timestamptz := (today - p_days) at time zone 'UTC';
begin
  perform pg_advisory_xact_lock(hashtext('sampan api requests'));
  for day in select generate_series(today - 1, today + 2, interval '1 day')::date loop
    execute format('create table if not exists %I partition of api_request for values from (%L) to (%L)',
      'api_request_' || to_char(day, 'YYYYMMDD'), day || ' 00:00+00', (day + 1) || ' 00:00+00');
  end loop;
  for old in
    select inhrelid::regclass from pg_inherits join pg_class on pg_class.oid = inhrelid
    where inhparent = 'api_request'::regclass and relname < 'api_request_' || to_char(today - p_days, 'YYYYMMDD')
  loop
    execute format('drop table %s', old);
    dropped := dropped + 1;
  end loop;
  delete from api_request_left_out where minute < first_kept;
  delete from api_request_bytes where api_request_bytes.day < today - p_days;
  return dropped;
end
$function$
;

CREATE OR REPLACE FUNCTION public.keep_carrier_cost(p_account_id text, p_tracking_number text, p_carrier_code text, p_charged_cents bigint, p_cost_cents bigint)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into carrier_cost (account_id, tracking_number, carrier_code, charged_cents, cost_cents, charged_at)
  values (p_account_id, p_tracking_number, p_carrier_code, p_charged_cents, p_cost_cents, sampan_clock())
  on conflict do nothing;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_adjust(p_account_id text, p_amount_cents bigint, p_reason text, p_transaction_id text, p_tracking_number text DEFAULT NULL::text, p_reference text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
begin
  if p_amount_cents = 0 then
    raise exception 'an adjustment must not be 0' using errcode = 'check_violation';
  end if;
  if p_tracking_number is not null and not exists (
    select from hold h where h.tracking_number = p_tracking_number and h.account_id = p_account_id)
  then
    return ledger_unmoved('unknown_shipment', p_account_id);
  end if;
  return ledger_refer('adjusted', p_account_id, 'adjust', p_amount_cents, 'adjustment', p_transaction_id,
    p_tracking_number, coalesce(p_reference, p_transaction_id), p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% on % is refused: the ledger is append-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_balanced()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  unbalanced text;
begin
  select transfer_id into unbalanced from added group by transfer_id having sum(amount_cents) <> 0;
  if found then
    raise exception 'the entries of transfer % do not sum to 0', unbalanced using errcode = 'check_violation';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold(p_account_id text, p_tracking_number text, p_amount_cents bigint, p_transaction_id text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  known record;
  refusal text;
  amount bigint;
  moved wallet;
  threshold bigint;
begin
  loop
    select a.frozen, a.credit_floor_cents, a.credit_limit_cents, a.credit_suspended, a.hold_exempt,
      w.account_id is null as lacks_wallet, coalesce(w.balance_cents - w.held_cents, 0) as available,
      h.account_id is not null as is_held, h.exempt, h.amount_cents as held
    into known
    from account a left join wallet w on w.account_id = a.id left join hold h on h.account_id = a.id and h.tracking_number = p_tracking_number
    where a.id = p_account_id;
    if not found then
      raise exception 'there is no account %', p_account_id using errcode = 'foreign_key_violation';
    elsif known.is_held then
      return ledger_unmoved(case when known.exempt then 'exempt' else 'held' end, p_account_id, true, known.held,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'hold'));
    end if;

    refusal := hold_refusal(known.frozen, known.credit_suspended, known.credit_limit_cents, known.credit_floor_cents,
      known.available, p_amount_cents);
    if refusal is not null then return ledger_unmoved(refusal, p_account_id); end if;

    amount := case when known.hold_exempt then 0 else p_amount_cents end;
    if amount <> 0 then
      if known.lacks_wallet then
        insert into wallet (account_id) values (p_account_id) on conflict do nothing;
      end if;
      update wallet w set held_cents = w.held_cents + amount, version = w.version + 1
      where w.account_id = p_account_id and w.balance_cents - w.held_cents >= greatest(
        amount - case when known.credit_suspended then 0 else known.credit_limit_cents end,
        known.credit_floor_cents + 1)
      returning w.* into moved;
      continue when not found; -- a concurrent movement changed the wallet
    end if;
    insert into hold (tracking_number, account_id, amount_cents, exempt, created_at)
    values (p_tracking_number, p_account_id, amount, known.hold_exempt, sampan_clock())
    on conflict do nothing;
    exit when found;
    if amount <> 0 then -- a concurrent call held this shipment; undo the uncommitted update
      update wallet w set held_cents = w.held_cents - amount, version = w.version - 1 where w.account_id = p_account_id;
    end if;
  end loop;

  if amount = 0 then
    return ledger_unmoved(case when known.hold_exempt then 'exempt' else 'held' end, p_account_id);
  end if;
  insert into wallet_transaction (id, account_id, version, type, tracking_number, balance_change_cents,
    held_change_cents, balance_after_cents, held_after_cents, created_at)
  values (p_transaction_id, p_account_id, moved.version, 'hold', p_tracking_number, 0,
    amount, moved.balance_cents, moved.held_cents, sampan_clock());
  -- Read under the wallet's lock, to see a threshold that was set before.
  select a.low_balance_cents into threshold from account a where a.id = p_account_id;
  return ('held', false, p_transaction_id, amount, moved.balance_cents, moved.held_cents,
    moved.balance_cents - moved.held_cents,
    coalesce(moved.balance_cents - moved.held_cents < threshold
      and moved.balance_cents - moved.held_cents + amount >= threshold, false))::ledger_result;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_hold_is_live()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from shipment s
  where s.tracking_number = new.tracking_number and s.account_id = new.account_id and s.livemode;
  if not found then
    raise exception 'the hold on % is not on a live shipment of account %', new.tracking_number, new.account_id
      using errcode = 'check_violation', table = 'hold', constraint = 'hold_is_live';
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_move(p_verdict text, p_amount_cents bigint, p_account_id text, p_type text, p_balance_change bigint, p_held_change bigint, p_counter_account text, p_transaction_id text, p_tracking_number text, p_reference text, p_reason text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  moved wallet;
  threshold bigint;
  result ledger_result;
begin
  loop
    update wallet w set balance_cents = w.balance_cents + p_balance_change, held_cents = w.held_cents + p_held_change,
      version = w.version + 1
    where w.account_id = p_account_id
    returning w.* into moved;
    exit when found;
    insert into wallet (account_id) values (p_account_id) on conflict do nothing; -- first movement
  end loop;
  insert into wallet_transaction (id, account_id, version, type, tracking_number, reference, balance_change_cents,
    held_change_cents, balance_after_cents, held_after_cents, reason, created_at)
  values (p_transaction_id, p_account_id, moved.version, p_type, p_tracking_number, p_reference, p_balance_change,
    p_held_change, moved.balance_cents, moved.held_cents, p_reason, sampan_clock());
  if p_balance_change <> 0 then
    insert into entry (account_id, transfer_id, ledger_account, amount_cents, balance_after_cents, version)
    values (p_account_id, p_transaction_id, p_account_id, p_balance_change, moved.balance_cents, moved.version),
      (p_account_id, p_transaction_id, p_counter_account, -p_balance_change, null, null);
  end if;

  result := (p_verdict, false, p_transaction_id, p_amount_cents, moved.balance_cents, moved.held_cents,
    moved.balance_cents - moved.held_cents, false);
  if p_balance_change < p_held_change then
    select a.low_balance_cents into threshold from account a where a.id = p_account_id;
    result.crossed_low_balance := coalesce(result.available_cents < threshold
      and result.available_cents - p_balance_change + p_held_change >= threshold, false);
  end if;
  return result;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_post(p_account_id text, p_tracking_number text, p_charged_cents bigint, p_transaction_id text, p_reason text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  closed hold;
begin
  update hold h set state = 'posted', posted_cents = p_charged_cents, closed_at = sampan_clock()
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number and h.state = 'pending'
  returning h.* into closed;
  if not found then
    select * into closed from hold h
    where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
    return case closed.state
      when 'posted' then ledger_unmoved('posted', p_account_id, true, closed.posted_cents,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type in ('post', 'duties')
          order by t.version desc limit 1))
      when 'voided' then ledger_unmoved('voided', p_account_id)
      else ledger_unmoved('no_hold', null)
    end;
  end if;
  if closed.amount_cents = 0 and p_charged_cents = 0 then
    return ledger_unmoved('posted', p_account_id);
  end if;
  return ledger_move('posted', p_charged_cents, p_account_id, 'post', -p_charged_cents, -closed.amount_cents,
    'revenue', p_transaction_id, p_tracking_number, null, p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_refer(p_verdict text, p_account_id text, p_type text, p_amount_cents bigint, p_counter_account text, p_transaction_id text, p_tracking_number text, p_reference text, p_reason text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  first wallet_transaction;
begin
  insert into wallet (account_id) values (p_account_id) on conflict do nothing;
  perform from wallet w where w.account_id = p_account_id for no key update;
  select * into first from wallet_transaction t
  where t.account_id = p_account_id and t.type = p_type and t.reference = p_reference;
  if found then
    return ledger_unmoved(p_verdict, p_account_id, true, first.balance_change_cents, first.id);
  end if;
  return ledger_move(p_verdict, p_amount_cents, p_account_id, p_type, p_amount_cents, 0, p_counter_account,
    p_transaction_id, p_tracking_number, p_reference, p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_refund(p_account_id text, p_tracking_number text, p_amount_cents bigint, p_transaction_id text, p_reason text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  settled hold;
  first wallet_transaction;
  returned bigint;
begin
  if p_amount_cents <= 0 then
    raise exception 'a refund must be above 0' using errcode = 'check_violation';
  end if;
  -- FOR NO KEY UPDATE serializes refunds of this shipment, but does not block rows that refer to the hold.
  select * into settled from hold h
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number for no key update;
  if not found then return ledger_unmoved('no_hold', null); end if;
  if settled.state <> 'posted' then return ledger_unmoved('not_posted', p_account_id); end if;
  select * into first from wallet_transaction t
  where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'refund';
  if found then
    return ledger_unmoved('refunded', p_account_id, true, first.balance_change_cents, first.id);
  end if;
  select greatest(coalesce(sum(t.balance_change_cents), 0), 0) into returned from wallet_transaction t
  where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'adjust';
  if p_amount_cents > settled.posted_cents - returned then
    return ledger_unmoved('exceeds_charge', p_account_id);
  end if;
  return ledger_move('refunded', p_amount_cents, p_account_id, 'refund', p_amount_cents, 0, 'revenue',
    p_transaction_id, p_tracking_number, null, p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_set_low_balance(p_account_id text, p_low_balance_cents bigint)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  before bigint;
  result ledger_result;
begin
  insert into wallet (account_id) values (p_account_id) on conflict do nothing;
  perform from wallet w where w.account_id = p_account_id for no key update;
  select a.low_balance_cents into before from account a where a.id = p_account_id for no key update;
  update account a set low_balance_cents = p_low_balance_cents where a.id = p_account_id;
  result := ledger_unmoved('set', p_account_id);
  result.crossed_low_balance := coalesce(result.available_cents < p_low_balance_cents, false)
    and not coalesce(result.available_cents < before, false);
  return result;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_settle(p_account_id text, p_tracking_number text, p_charged_cents bigint, p_duties_difference_cents bigint, p_transaction_id text, p_duties_transaction_id text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  posted ledger_result;
  moved ledger_result;
begin
  posted := ledger_post(p_account_id, p_tracking_number, p_charged_cents - p_duties_difference_cents, p_transaction_id);
  if posted.verdict <> 'posted' or posted.repeated or p_duties_difference_cents = 0 then return posted; end if;
  update hold h set posted_cents = p_charged_cents
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
  moved := ledger_move('posted', p_charged_cents, p_account_id, 'duties', -p_duties_difference_cents, 0, 'revenue',
    p_duties_transaction_id, p_tracking_number, null, null);
  moved.crossed_low_balance := moved.crossed_low_balance or posted.crossed_low_balance;
  return moved;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_top_up(p_account_id text, p_amount_cents bigint, p_transaction_id text, p_reference text DEFAULT NULL::text, p_reason text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
begin
  if p_amount_cents <= 0 then
    raise exception 'a top-up must be above 0' using errcode = 'check_violation';
  end if;
  return ledger_refer('topped_up', p_account_id, 'top_up', p_amount_cents, 'cash', p_transaction_id,
    null, coalesce(p_reference, p_transaction_id), p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_unmoved(p_verdict text, p_account_id text, p_repeated boolean DEFAULT false, p_amount_cents bigint DEFAULT 0, p_transaction_id text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  balance bigint := 0;
  held bigint := 0;
begin
  if p_transaction_id is null then
    select w.balance_cents, w.held_cents into balance, held from wallet w where w.account_id = p_account_id;
  else
    select t.balance_after_cents, t.held_after_cents into strict balance, held
    from wallet_transaction t where t.account_id = p_account_id and t.id = p_transaction_id;
  end if;
  return (p_verdict, p_repeated, p_transaction_id, p_amount_cents, coalesce(balance, 0), coalesce(held, 0),
    coalesce(balance - held, 0), false)::ledger_result;
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_void(p_account_id text, p_tracking_number text, p_transaction_id text, p_reason text DEFAULT NULL::text)
 RETURNS ledger_result
 LANGUAGE plpgsql
AS $function$
declare
  closed hold;
begin
  update hold h set state = 'voided', closed_at = sampan_clock()
  where h.account_id = p_account_id and h.tracking_number = p_tracking_number and h.state = 'pending'
  returning h.* into closed;
  if not found then
    select * into closed from hold h
    where h.account_id = p_account_id and h.tracking_number = p_tracking_number;
    return case closed.state
      when 'voided' then ledger_unmoved('voided', p_account_id, true, closed.amount_cents,
        (select t.id from wallet_transaction t
          where t.account_id = p_account_id and t.tracking_number = p_tracking_number and t.type = 'void'))
      when 'posted' then ledger_unmoved('posted', p_account_id)
      else ledger_unmoved('no_hold', null)
    end;
  end if;
  if closed.amount_cents = 0 then return ledger_unmoved('voided', p_account_id); end if;
  return ledger_move('voided', closed.amount_cents, p_account_id, 'void', 0, -closed.amount_cents, null,
    p_transaction_id, p_tracking_number, null, p_reason);
end $function$
;

CREATE OR REPLACE FUNCTION public.notification_choices(p_role text, p_chosen text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select array(
    select choice
    from unnest(coalesce(p_chosen, case p_role
      when 'owner' then array['wallet.low_balance:live', 'webhook.disabled:live']
      when 'finance' then array['wallet.low_balance:live']
      when 'developer' then array['webhook.disabled:live']
      else array[]::text[] end)) choice
    where p_role <> 'clerk' or choice not like 'wallet.%'
  )
$function$
;

CREATE OR REPLACE FUNCTION public.probe_writes()
 RETURNS void
 LANGUAGE plpgsql
 SET work_mem TO '64kB'
AS $function$
begin
  if current_setting('transaction_read_only')::boolean then
    raise 'the database takes no writes' using errcode = '25006';
  end if;
  perform pg_logical_emit_message(true, 'sampan', 'readiness');
  perform count(*) from (select md5(n::text) as filler from generate_series(1, 5000) n order by 1) sorted;
end
$function$
;

CREATE OR REPLACE FUNCTION public.queue_notifications(p_event_id text, p_account_id text, p_livemode boolean, p_type text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into mail (id, user_id, event_id, kind, state, attempt_count, created_at, due_at)
  select 'eml_' || replace(gen_random_uuid()::text, '-', ''), u.id, p_event_id, 'notification', 'pending', 0,
    sampan_clock(), sampan_clock()
  from dashboard_user u
  where u.account_id = p_account_id and u.password_hash is not null
    and p_type || case when p_livemode then ':live' else ':test' end
      = any (notification_choices(u.role, u.notifications))
    and (u.sees_money or p_type not like 'wallet.%')
    and (select count(*) from mail m where m.user_id = u.id and m.kind = 'notification'
      and m.created_at > sampan_clock() - interval '1 hour') < 20;
end $function$
;

CREATE OR REPLACE FUNCTION public.queue_recipient_mail(p_account_id text, p_tracking_number text, p_type text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  is_problem boolean := p_type in ('shipment.exception', 'shipment.tracking_updated');
  wanted text := case when is_problem then 'customs_hold' else replace(p_type, 'shipment.', '') end;
  mail_id text := 'eml_' || md5(p_account_id || ' ' || p_tracking_number || ' ' || wanted);
  this_hour bigint := floor(extract(epoch from sampan_clock()) / 3600);
begin
  if not exists (select 1 from account_brand where account_id = p_account_id and wanted = any (mail_states)) then
    return;
  end if;
  if not exists (
    select 1 from shipment s
    where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.anonymized_at is null
      and (not is_problem or (s.status = 'exception' and s.sub_status = 'customs_hold'))
      and s.return_of is null and s.recipient->>'email' is not null
      and not exists (select 1 from recipient_mail_stop r
        where r.account_id = p_account_id and r.address_hash = recipient_address_hash(p_account_id, s.recipient->>'email'))
  ) or exists (select 1 from mail where id = mail_id) then
    return;
  end if;
  update account_brand set mail_count = case when mail_hour = this_hour then mail_count else 0 end + 1, mail_hour = this_hour
    where account_id = p_account_id and (mail_hour <> this_hour or mail_count < 1000);
  if found then
    insert into mail (id, kind, shipment_account_id, tracking_number, shipment_state, state, attempt_count, created_at, due_at)
    values (mail_id, 'recipient', p_account_id, p_tracking_number, wanted, 'pending', 0, sampan_clock(), sampan_clock())
    on conflict do nothing;
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION public.recipient_address_hash(p_account_id text, p_email text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select encode(sha256(convert_to(p_account_id || ' ' || lower(p_email), 'UTF8')), 'hex')
$function$
;

CREATE OR REPLACE FUNCTION public.sampan_clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$ select clock_timestamp() $function$
;

CREATE OR REPLACE FUNCTION public.saved_address_search_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_text := fold_text(new.party->>'contact_name') || E'\n' || fold_text(concat_ws(' ', new.description,
    new.party->>'email', new.party->>'phone', new.party->>'city', new.party->>'postal_code'))
    || E'\n' || regexp_replace(new.party->>'phone', '\D', '', 'g');
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.stamp_feed(p_account_id text, p_livemode boolean, p_count integer DEFAULT 1)
 RETURNS timestamp with time zone
 LANGUAGE plpgsql
AS $function$
declare
  rest interval := (p_count - 1) * interval '1 microsecond';
  stamp timestamptz;
  moment timestamptz;
begin
  loop
    select c.last into stamp from feed_clock c where c.account_id = p_account_id and c.livemode = p_livemode for update;
    if found then
      -- Under the lock: a stamp is not before those of the transaction that it waited for.
      stamp := greatest(sampan_clock(), stamp + interval '1 microsecond');
      update feed_clock c set last = stamp + rest where c.account_id = p_account_id and c.livemode = p_livemode;
      return stamp;
    end if;
    moment := sampan_clock();
    insert into feed_clock (account_id, livemode, last) values (p_account_id, p_livemode, moment + rest)
    on conflict do nothing;
    if found then return moment; end if;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_due_deliveries(p_limit integer, p_busy interval, OUT id text, OUT account_id text, OUT endpoint text, OUT late boolean)
 RETURNS SETOF record
 LANGUAGE plpgsql
AS $function$
declare
  is_cluster boolean := to_regclass('tracking_number_owner') is not null;
  moment timestamptz;
  part record;
  count integer;
begin
  perform set_config('synchronous_commit', 'off', true); -- after a crash, a lost mark is made again
  perform pg_advisory_xact_lock(hashtext('sampan webhook relay'));
  moment := sampan_clock();
  for part in
    -- Random order: a round takes at most `p_limit`, and no endpoint may always be last.
    select case when is_cluster then w.account_id end as account, array_agg(w.id order by random()) as endpoints
    from waiting_endpoints(moment) w group by 1 order by random()
  loop
    exit when p_limit <= 0;
    return query
    with due as (
      select picked.*, e.concurrency = 1 as slow
      from unnest(part.endpoints) as w (id)
      join webhook_endpoint e on e.id = w.id and (e.account_id = part.account or part.account is null), lateral (
        select d.id, d.account_id, d.state, d.trigger, d.attempt_count, d.started_at from (
          select f.id from webhook_delivery f where f.endpoint_id = e.id and f.account_id = e.account_id
            and (f.account_id = part.account or part.account is null) and f.next_attempt_at <= moment
          order by f.next_attempt_at limit e.concurrency
        ) first join webhook_delivery d on d.id = first.id and d.account_id = e.account_id
        -- Recheck under the row lock: the attempt may have ended since.
        where (d.account_id = part.account or part.account is null)
          and d.next_attempt_at <= moment and (d.busy_until is null or d.busy_until <= moment)
        for update of d skip locked
      ) picked
      limit p_limit
    ), counted as (
      -- Lost attempts in a row, including the current one. Only lost attempts have no latency.
      select due.*, n.lost_in_row,
        moment + (0.5 + random() / 2) * least(interval '1 second' * 2 ^ least(n.lost_in_row, 12), interval '1 hour') as rested_until
      from due, lateral (
        select case when due.state = 'delivering' then due.attempt_count - coalesce((select max(a.number)
          from webhook_attempt a where a.delivery_id = due.id and a.account_id = due.account_id
            and (a.account_id = part.account or part.account is null) and a.latency_ms is not null), 0) else 0 end as lost_in_row
      ) n
    ), rested as (
      update webhook_delivery d set busy_until = null,
        state = case when j.lost_in_row < 20 or d.resume_at is not null then 'retrying'
          when d.trigger = 'redeliver' then d.resume_state else 'failed' end,
        trigger = case when j.lost_in_row < 20 then d.trigger else 'schedule' end,
        next_attempt_at = case when j.lost_in_row < 20 then j.rested_until else d.resume_at end,
        resume_state = case when j.lost_in_row < 20 then d.resume_state end,
        resume_at = case when j.lost_in_row < 20 then d.resume_at end
      from counted j where d.id = j.id and d.account_id = j.account_id and (d.account_id = part.account or part.account is null)
        and j.lost_in_row > 1
    ), lost as (
      insert into webhook_attempt (account_id, delivery_id, number, trigger, started_at, error)
      select due.account_id, due.id, due.attempt_count, due.trigger, due.started_at, 'unknown: the sender stopped before its end'
      from due where due.state = 'delivering'
    )
    update webhook_delivery d set busy_until = moment + p_busy,
      state = case when d.state = 'delivering' then 'retrying' else d.state end
    from counted j where d.id = j.id and d.account_id = j.account_id and (d.account_id = part.account or part.account is null)
      and j.lost_in_row <= 1
    returning d.id, d.account_id, d.endpoint_id, j.slow or d.scheduled_count > 0;
    get diagnostics count = row_count;
    p_limit := p_limit - count;
  end loop;
end $function$
;

CREATE OR REPLACE FUNCTION public.take_rate(p_key_id text, p_per_second integer, p_per_day integer, OUT reason text, OUT second_remaining integer, OUT day_remaining integer, OUT day_reset bigint, OUT retry_after integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  moment bigint := floor(extract(epoch from sampan_clock()));
  today integer := (moment + 28800) / 86400;
  counted rate_window;
begin
  day_reset := (today + 1)::bigint * 86400 - 28800;
  insert into rate_window as w (key_id, second, second_count, day, day_count)
  values (p_key_id, moment, 1, today,
    1 + coalesce((select d.day_count from rate_day d where d.key_id = p_key_id and d.day = today), 0))
  on conflict (key_id) do update set
    second = moment, second_count = case when w.second = moment then w.second_count + 1 else 1 end,
    -- If the window holds a later day (the clock was set back), use the saved count of this day.
    day = today, day_count = 1 + case when w.day = today then w.day_count
      else coalesce((select d.day_count from rate_day d where d.key_id = p_key_id and d.day = today), 0) end
  where (w.second <> moment or w.second_count < p_per_second) and (w.day <> today or w.day_count < p_per_day)
  returning * into counted;
  if not found then
    select * into counted from rate_window w where w.key_id = p_key_id;
    reason := case when counted.day = today and counted.day_count >= p_per_day then 'per_day' else 'per_second' end;
  end if;
  second_remaining := greatest(p_per_second - case when counted.second = moment then counted.second_count else 0 end, 0);
  day_remaining := greatest(p_per_day - case when counted.day = today then counted.day_count else 0 end, 0);
  retry_after := case reason when 'per_day' then day_reset - moment when 'per_second' then 1 end;
end $function$
;

CREATE OR REPLACE FUNCTION public.waiting_endpoints(p_moment timestamp with time zone)
 RETURNS TABLE(id text, account_id text)
 LANGUAGE plpgsql
AS $function$
begin
  if to_regclass('tracking_number_owner') is not null then
    return query
    select e.id, e.account_id from webhook_endpoint e
    where exists (select from webhook_delivery d
      where d.account_id = e.account_id and d.endpoint_id = e.id and d.next_attempt_at <= p_moment);
    return;
  end if;
  return query
  with recursive waiting(endpoint_id, account_id, due_at) as (
    (select d.endpoint_id, d.account_id, d.next_attempt_at from webhook_delivery d where d.next_attempt_at is not null
      order by d.endpoint_id, d.next_attempt_at limit 1)
    union all
    select next.* from waiting w, lateral (
      select d.endpoint_id, d.account_id, d.next_attempt_at from webhook_delivery d
      where d.next_attempt_at is not null and d.endpoint_id > w.endpoint_id
      order by d.endpoint_id, d.next_attempt_at limit 1
    ) next
  )
  select w.endpoint_id, w.account_id from waiting w where w.due_at <= p_moment;
end $function$
;

CREATE OR REPLACE FUNCTION public.withdraw_booking(p_account_id text, p_livemode boolean, p_key text, p_fence integer, p_tracking_number text, p_transaction_id text, p_reason text, p_negative jsonb, p_tracking_event_id text, p_description text, p_event_ids text[], p_event_types text[], p_event_bodies text[], p_stamp_token text, p_expires_after interval)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
declare
  moment timestamptz;
  events integer := cardinality(p_event_ids);
  shown boolean;
  first timestamptz;
  last timestamptz;
  known record;
begin
  select k.operation, k.body_digest into known from idempotency_key k
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.fence = p_fence
    and k.recovery_point = 'booked'
  for update;
  if not found then return false; end if;
  select s.visible into shown from shipment s
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number and s.dispatch_status = 'pending' for update;
  if not found then return false; end if;

  if p_livemode then perform ledger_void(p_account_id, p_tracking_number, p_transaction_id, p_reason); end if;
  if shown then
    first := stamp_feed(p_account_id, p_livemode, events);
    last := first + (events - 1) * interval '1 microsecond';
  end if;
  moment := sampan_clock();
  update shipment s set dispatch_status = 'rejected', status = 'cancelled', cancelled_at = coalesce(last, moment),
    updated_at = coalesce(last, s.updated_at), event_sequence = s.event_sequence + case when shown then events else 0 end
  where s.account_id = p_account_id and s.tracking_number = p_tracking_number;
  if shown then
    insert into tracking_event (id, account_id, tracking_number, sequence, status, description, occurred_at)
    values (p_tracking_event_id, p_account_id, p_tracking_number, 1, 'cancelled', p_description, last);
    for i in 1 .. events loop
      perform emit_event(p_event_ids[i], p_account_id, p_livemode, p_event_types[i], p_tracking_number,
        p_event_bodies[i], p_stamp_token, first + (i - 1) * interval '1 microsecond');
    end loop;
  end if;
  if p_negative is not null then
    insert into negative_cache (account_id, livemode, operation, body_digest, detail, expires_at)
    values (p_account_id, p_livemode, known.operation, known.body_digest, p_negative, moment + interval '1 hour')
    on conflict (account_id, livemode, operation, body_digest)
      do update set detail = excluded.detail, expires_at = excluded.expires_at;
  end if;
  update idempotency_key k set recovery_point = null, subject = null, origin = null, locked_until = moment,
    expires_at = moment + p_expires_after, outcome = case when p_negative is null then 'failed' else 'refused' end
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
  return true;
end $function$
;

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.account_rate_table DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.currency_rate DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.entitlement DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.entry FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();

CREATE TRIGGER balanced AFTER INSERT ON public.entry REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_balanced();

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.fx_rate DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE CONSTRAINT TRIGGER hold_is_live AFTER INSERT ON public.hold DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_hold_is_live();

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.ioss_number DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE TRIGGER saved_address_search_text BEFORE INSERT OR UPDATE ON public.saved_address FOR EACH ROW EXECUTE FUNCTION saved_address_search_text();

CREATE CONSTRAINT TRIGGER pricing_version AFTER INSERT OR DELETE OR UPDATE ON public.setting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bump_pricing_version();

CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.wallet_transaction FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only();
