-- What the migrations make, written by `npm run dump-schema`. Do not edit.

create domain catalog_day as text CHECK ((VALUE ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'::text));

create table account (
  id text not null,
  name text not null,
  email text not null,
  created_at timestamp with time zone not null default now(),
  custom_insurance boolean not null default false,
  constraint account_pkey PRIMARY KEY (id)
);

create table account_rate_table (
  account_id text not null,
  service_code text not null,
  rate_table_code text not null,
  assigned_at timestamp with time zone not null default now(),
  constraint account_rate_table_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint account_rate_table_pkey PRIMARY KEY (account_id, service_code)
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
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_pkey PRIMARY KEY (id)
);
CREATE INDEX api_key_account ON public.api_key USING btree (account_id);

create table catalog_publication (
  id bigint not null generated always as identity,
  content_hash text not null,
  summary text not null,
  published_at timestamp with time zone not null default now(),
  constraint catalog_publication_pkey PRIMARY KEY (id)
);

create table country (
  code text not null,
  customs_area text,
  postcode_pattern text,
  postcode_example text,
  constraint country_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint country_pkey PRIMARY KEY (code)
);

create table country_requirement (
  country_code text not null,
  field text not null,
  check_kind text not null,
  digits integer,
  unless_flag text,
  sys_code text not null,
  message text not null,
  constraint country_requirement_check CHECK (((check_kind = 'digits'::text) = (digits IS NOT NULL))),
  constraint country_requirement_check_kind_check CHECK ((check_kind = ANY (ARRAY['present'::text, 'digits'::text]))),
  constraint country_requirement_country_code_fkey FOREIGN KEY (country_code) REFERENCES country(code),
  constraint country_requirement_pkey PRIMARY KEY (country_code, field)
);

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

create table entitlement (
  account_id text not null,
  product_code text not null,
  granted_at timestamp with time zone not null default now(),
  constraint entitlement_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint entitlement_pkey PRIMARY KEY (account_id, product_code)
);

create table feed_clock (
  account_id text not null,
  livemode boolean not null,
  last timestamp with time zone not null,
  constraint feed_clock_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint feed_clock_pkey PRIMARY KEY (account_id, livemode)
) with (fillfactor=50);

create table fx_rate (
  id bigint not null generated always as identity,
  rate_micros bigint not null,
  rate_type text not null,
  fetched_at timestamp with time zone not null,
  constraint fx_rate_pkey PRIMARY KEY (id),
  constraint fx_rate_rate_micros_check CHECK ((rate_micros > 0)),
  constraint fx_rate_rate_type_check CHECK ((rate_type = ANY (ARRAY['daily'::text, 'manual'::text])))
);

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
  constraint idempotency_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_key_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'succeeded'::text, 'refused'::text, 'failed'::text]))),
  constraint idempotency_key_pkey PRIMARY KEY (account_id, livemode, key)
);
CREATE INDEX idempotency_key_expiry ON public.idempotency_key USING btree (expires_at);

create table ioss_number (
  account_id text not null,
  number text not null,
  is_platform boolean not null,
  is_default boolean not null,
  created_at timestamp with time zone not null default now(),
  constraint ioss_number_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint ioss_number_number_check CHECK ((number ~ '^IM[0-9]{10}$'::text)),
  constraint ioss_number_pkey PRIMARY KEY (account_id, number)
);
CREATE UNIQUE INDEX ioss_number_default ON public.ioss_number USING btree (account_id) WHERE is_default;

create table levy (
  surcharge_code text not null,
  countries text[] not null,
  per_item_cents bigint not null,
  max_consignment_cents bigint not null,
  effective_from catalog_day not null,
  effective_until catalog_day,
  constraint levy_max_consignment_cents_check CHECK ((max_consignment_cents >= 0)),
  constraint levy_per_item_cents_check CHECK ((per_item_cents >= 0)),
  constraint levy_pkey PRIMARY KEY (surcharge_code, effective_from),
  constraint levy_surcharge_code_fkey FOREIGN KEY (surcharge_code) REFERENCES surcharge(code)
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

create table retired_service (
  code text not null,
  retired_on catalog_day not null,
  replaced_by text,
  constraint retired_service_pkey PRIMARY KEY (code)
);

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

create table setting (
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
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
  recipient jsonb not null,
  sender jsonb,
  parcels jsonb not null,
  items jsonb not null,
  customs jsonb not null,
  tags text[] not null,
  metadata jsonb not null,
  declared_currency text not null,
  declared_fx jsonb,
  pricing jsonb not null,
  total_cents bigint not null,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint shipment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint shipment_declared_currency_check CHECK ((declared_currency = ANY (ARRAY['HKD'::text, 'USD'::text]))),
  constraint shipment_pkey PRIMARY KEY (tracking_number),
  constraint shipment_total_cents_check CHECK ((total_cents >= 0))
);
CREATE UNIQUE INDEX shipment_feed ON public.shipment USING btree (account_id, livemode, updated_at);
CREATE INDEX shipment_metadata ON public.shipment USING gin (metadata jsonb_path_ops);
CREATE INDEX shipment_newest ON public.shipment USING btree (account_id, livemode, created_at DESC, tracking_number DESC);
CREATE INDEX shipment_reference ON public.shipment USING btree (account_id, livemode, reference_no) WHERE (reference_no IS NOT NULL);
CREATE INDEX shipment_tags ON public.shipment USING gin (tags);
CREATE INDEX shipment_waybill ON public.shipment USING btree (account_id, livemode, waybill_number) WHERE (waybill_number IS NOT NULL);

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
  constraint surcharge_rule_basis_points_check CHECK ((basis_points >= 0)),
  constraint surcharge_rule_fixed_cents_check CHECK ((fixed_cents >= 0)),
  constraint surcharge_rule_minimum_cents_check CHECK ((minimum_cents >= 0)),
  constraint surcharge_rule_pkey PRIMARY KEY ("position"),
  constraint surcharge_rule_status_check CHECK ((status = ANY (ARRAY['selectable'::text, 'included'::text, 'unavailable'::text]))),
  constraint surcharge_rule_surcharge_code_fkey FOREIGN KEY (surcharge_code) REFERENCES surcharge(code)
);

create table tracking_event (
  id text not null,
  tracking_number text not null,
  sequence integer not null,
  status text not null,
  sub_status text,
  description text not null,
  location text,
  occurred_at timestamp with time zone not null,
  constraint tracking_event_pkey PRIMARY KEY (id),
  constraint tracking_event_tracking_number_fkey FOREIGN KEY (tracking_number) REFERENCES shipment(tracking_number),
  constraint tracking_event_tracking_number_sequence_key UNIQUE (tracking_number, sequence)
);

create table vat_rate (
  country_code text not null,
  basis_points integer not null,
  effective_from catalog_day not null,
  constraint vat_rate_basis_points_check CHECK (((basis_points >= 0) AND (basis_points <= 10000))),
  constraint vat_rate_country_code_fkey FOREIGN KEY (country_code) REFERENCES country(code),
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

create table zone (
  service_code text not null,
  zone text not null,
  countries text[] not null,
  postcode_from text,
  postcode_to text,
  constraint zone_check CHECK (((postcode_from IS NULL) = (postcode_to IS NULL))),
  constraint zone_service_code_fkey FOREIGN KEY (service_code) REFERENCES service(code)
);

CREATE OR REPLACE FUNCTION public.admit(p_key_hash bytea, p_per_second integer, p_per_day integer)
 RETURNS TABLE(key_id text, account_id text, livemode boolean, scopes text[], reason text, second_remaining integer, day_remaining integer, day_reset bigint, retry_after integer)
 LANGUAGE plpgsql
AS $function$
begin
  select k.id, k.account_id, k.livemode, k.scopes into key_id, account_id, livemode, scopes
  from api_key k where k.key_hash = p_key_hash and k.revoked_at is null;
  if not found then return; end if;
  select * into reason, second_remaining, day_remaining, day_reset, retry_after
  from take_rate(key_id, p_per_second, p_per_day);
  return next;
end $function$
;

CREATE OR REPLACE FUNCTION public.claim_idempotency_key(p_account_id text, p_livemode boolean, p_key text, p_operation text, p_body_digest bytea, p_lock interval, p_lifetime interval, OUT verdict text, OUT fence integer, OUT recovery_point text, OUT subject text, OUT outcome text, OUT status integer, OUT body text, OUT original_digest bytea)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  known idempotency_key;
  moment timestamptz := sampan_clock();
begin
  loop
    insert into idempotency_key (account_id, livemode, key, operation, body_digest, locked_until, created_at, expires_at)
    values (p_account_id, p_livemode, p_key, p_operation, p_body_digest, moment + p_lock, moment, moment + p_lifetime)
    on conflict do nothing;
    if found then verdict := 'go'; fence := 1; return; end if;
    select * into known from idempotency_key k
    where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key for update;
    exit when found; -- else it was reaped between the two statements: claim it anew
  end loop;

  moment := sampan_clock(); -- waiting for the row may have taken a while
  -- After its lifetime a key is fresh again, but never while something that it started is undecided.
  if known.expires_at <= moment and known.locked_until <= moment and (known.recovery_point is null or known.status is not null) then
    update idempotency_key k set operation = p_operation, body_digest = p_body_digest, outcome = 'open',
      fence = k.fence + 1, locked_until = moment + p_lock, recovery_point = null, subject = null,
      status = null, body = null, created_at = moment, expires_at = moment + p_lifetime
    where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key
    returning k.fence into fence;
    verdict := 'go';
    return;
  end if;

  outcome := known.outcome;
  if known.operation <> p_operation or known.body_digest <> p_body_digest then
    verdict := 'mismatch'; original_digest := known.body_digest; return;
  end if;
  if known.status is not null then verdict := 'replay'; status := known.status; body := known.body; return; end if;
  if known.locked_until > moment then verdict := 'in_flight'; return; end if;

  update idempotency_key k set fence = k.fence + 1, locked_until = moment + p_lock
  where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key
  returning k.fence into fence;
  verdict := case when known.recovery_point is null then 'go' else 'resume' end;
  recovery_point := known.recovery_point;
  subject := known.subject;
end $function$
;

CREATE OR REPLACE FUNCTION public.sampan_clock()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$ select clock_timestamp() $function$
;

CREATE OR REPLACE FUNCTION public.stamp_feed(p_account_id text, p_livemode boolean)
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  insert into feed_clock as clock (account_id, livemode, last) values (p_account_id, p_livemode, sampan_clock())
  on conflict (account_id, livemode) do update set last = greatest(sampan_clock(), clock.last + interval '1 microsecond')
  returning last
$function$
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
    day = today, day_count = case when w.day = today then w.day_count + 1 else 1 end
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
