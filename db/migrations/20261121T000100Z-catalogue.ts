import { type Kysely, sql } from 'kysely';

/** Catalog tables that each publication replaces. */
const catalogue = sql`
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

  create table country_requirement (
    country_code text not null references country (code),
    field text not null,
    check_kind text not null check (check_kind in ('present', 'digits')),
    digits integer check ((check_kind = 'digits') = (digits is not null)),
    unless_flag text,
    sys_code text not null,
    message text not null,
    primary key (country_code, field)
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
`;

/** Rate tables outlive publications: a published version never changes. */
const rateTables = sql`
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
    published_at timestamptz not null default now()
  );
`;

/** Without foreign keys to products and services, because an account's rows survive publications. */
const entitlements = sql`
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
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await catalogue.execute(db);
  await rateTables.execute(db);
  await entitlements.execute(db);
}
