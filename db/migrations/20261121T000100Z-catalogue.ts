import { type Kysely, sql } from 'kysely';

/** Tables that hold the catalogue and are replaced as a whole by each publication. */
const catalogue = sql`
  CREATE DOMAIN catalog_day AS text CHECK (VALUE ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$');
  COMMENT ON DOMAIN catalog_day IS 'A day of the Hong Kong calendar; text, so that no time zone can shift it';

  CREATE TABLE product (
    code text PRIMARY KEY,
    name text NOT NULL
  );

  CREATE TABLE service (
    code text PRIMARY KEY,
    product_code text NOT NULL REFERENCES product (code),
    name text NOT NULL,
    carrier_code text,
    carrier_product_code text NOT NULL,
    is_standard_service boolean NOT NULL,
    cargo text NOT NULL,
    air text NOT NULL,
    last_mile text NOT NULL,
    goods_categories text[] NOT NULL,
    volumetric_divisor integer CHECK (volumetric_divisor > 0),
    weight_step_mg bigint NOT NULL CHECK (weight_step_mg > 0),
    max_parcels integer NOT NULL CHECK (max_parcels > 0),
    max_parcel_mg bigint NOT NULL CHECK (max_parcel_mg > 0),
    max_side_cm integer NOT NULL CHECK (max_side_cm > 0),
    max_declared_value_cents bigint CHECK (max_declared_value_cents > 0),
    custom_insurance_max_usd_cents bigint CHECK (custom_insurance_max_usd_cents > 0),
    transit_days_min integer NOT NULL CHECK (transit_days_min > 0),
    transit_days_max integer NOT NULL CHECK (transit_days_max >= transit_days_min),
    rate_table_code text NOT NULL
  );

  CREATE TABLE retired_service (
    code text PRIMARY KEY,
    retired_on catalog_day NOT NULL,
    replaced_by text
  );

  CREATE TABLE country (
    code text PRIMARY KEY CHECK (code ~ '^[A-Z]{2}$'),
    customs_area text,
    postcode_pattern text,
    postcode_example text
  );

  CREATE TABLE country_requirement (
    country_code text NOT NULL REFERENCES country (code),
    field text NOT NULL,
    check_kind text NOT NULL CHECK (check_kind IN ('present', 'digits')),
    digits integer CHECK ((check_kind = 'digits') = (digits IS NOT NULL)),
    unless_flag text,
    sys_code text NOT NULL,
    message text NOT NULL,
    PRIMARY KEY (country_code, field)
  );

  CREATE TABLE zone (
    service_code text NOT NULL REFERENCES service (code),
    zone text NOT NULL,
    countries text[] NOT NULL,
    postcode_from text,
    postcode_to text,
    CHECK ((postcode_from IS NULL) = (postcode_to IS NULL))
  );

  CREATE TABLE surcharge (
    code text PRIMARY KEY CHECK (code = upper(code)),
    activation text NOT NULL CHECK (activation IN ('opt_in', 'automatic')),
    basis text NOT NULL,
    flag text,
    description text NOT NULL
  );

  CREATE TABLE surcharge_rule (
    position integer PRIMARY KEY,
    surcharge_code text NOT NULL REFERENCES surcharge (code),
    services text[] NOT NULL,
    countries text[] NOT NULL,
    goods_categories text[] NOT NULL,
    status text NOT NULL CHECK (status IN ('selectable', 'included', 'unavailable')),
    basis_points integer NOT NULL CHECK (basis_points >= 0),
    fixed_cents bigint NOT NULL CHECK (fixed_cents >= 0),
    minimum_cents bigint NOT NULL CHECK (minimum_cents >= 0),
    carrier_product_code text,
    reason text
  );

  CREATE TABLE surcharge_exclusion (
    service_code text NOT NULL REFERENCES service (code),
    surcharge_code text NOT NULL REFERENCES surcharge (code),
    excluded_code text NOT NULL REFERENCES surcharge (code),
    reason text NOT NULL,
    PRIMARY KEY (service_code, surcharge_code, excluded_code)
  );

  CREATE TABLE discount_rule (
    rule_id text PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN ('percent', 'fixed')),
    basis_points integer CHECK (basis_points BETWEEN 1 AND 10000),
    amount_cents bigint CHECK (amount_cents > 0),
    account_id text,
    service_code text REFERENCES service (code),
    valid_from catalog_day NOT NULL,
    valid_until catalog_day,
    CHECK ((kind = 'percent') = (basis_points IS NOT NULL)),
    CHECK ((kind = 'fixed') = (amount_cents IS NOT NULL))
  );

  CREATE TABLE vat_rate (
    country_code text NOT NULL REFERENCES country (code),
    basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
    effective_from catalog_day NOT NULL,
    PRIMARY KEY (country_code, effective_from)
  );

  CREATE TABLE levy (
    surcharge_code text NOT NULL REFERENCES surcharge (code),
    countries text[] NOT NULL,
    per_item_cents bigint NOT NULL CHECK (per_item_cents >= 0),
    max_consignment_cents bigint NOT NULL CHECK (max_consignment_cents >= 0),
    effective_from catalog_day NOT NULL,
    effective_until catalog_day,
    PRIMARY KEY (surcharge_code, effective_from)
  );
`;

/** Rate tables outlive publications: a published version is never updated or deleted. */
const rateTables = sql`
  CREATE TABLE rate_table (
    code text NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    service_code text NOT NULL,
    effective_from catalog_day NOT NULL,
    content_hash text NOT NULL,
    published_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (code, version)
  );

  CREATE TABLE rate_bracket (
    rate_table_code text NOT NULL,
    version integer NOT NULL,
    zone text NOT NULL,
    over_mg bigint NOT NULL CHECK (over_mg >= 0),
    up_to_mg bigint NOT NULL CHECK (up_to_mg > over_mg),
    base_cents bigint NOT NULL CHECK (base_cents >= 0),
    per_kg_cents bigint NOT NULL CHECK (per_kg_cents >= 0),
    reg_fee_cents bigint NOT NULL CHECK (reg_fee_cents >= 0),
    PRIMARY KEY (rate_table_code, version, zone, over_mg),
    FOREIGN KEY (rate_table_code, version) REFERENCES rate_table (code, version)
  );

  CREATE TABLE catalog_publication (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    content_hash text NOT NULL,
    summary text NOT NULL,
    published_at timestamptz NOT NULL DEFAULT now()
  );
`;

/** An account's rows survive publications, so they name products and services without a foreign key. */
const entitlements = sql`
  CREATE TABLE entitlement (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    product_code text NOT NULL,
    granted_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, product_code)
  );

  CREATE TABLE account_rate_table (
    account_id text NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    service_code text NOT NULL,
    rate_table_code text NOT NULL,
    assigned_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (account_id, service_code)
  );
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await catalogue.execute(db);
  await rateTables.execute(db);
  await entitlements.execute(db);
}
