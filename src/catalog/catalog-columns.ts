import type { CatalogFields } from '../../db/query/pricing/catalog.ts';
import {
  CATALOG_TABLES,
  type CatalogRow,
  type CatalogTableName,
  DIRECTIONS,
  PREPAY_FLAGS,
  RECIPIENT_TYPES,
  REQUIREMENT_CODES,
  type RuleScopeColumns,
  SEVERITIES,
} from '../../db/table/catalog.ts';
import { CUSTOMS_DOCUMENTS } from '../../db/table/customs-document.ts';
import { requirementFields } from '../../generated/order-fields.ts';
import * as cell from './cell.ts';
import { CHECKS } from './requirements.ts';

/** A file may lack a column that has a value for that case, so that a file from before the column stays valid. */
export type Columns<Row> = {
  [Field in keyof Row]: readonly [header: string, cell: cell.Cell<Row[Field]>, ifMissing?: string];
};

const { optional } = cell;

/** Limits that every rule can have. A file from before these columns has rules without limits. */
const scope: Columns<RuleScopeColumns> = {
  rule: ['rule', optional(cell.ruleName), ''],
  source: ['source', optional(cell.link), ''],
  effective_from: ['effective_from', optional(cell.day), ''],
  effective_until: ['effective_until', optional(cell.day), ''],
  value_over: ['value_over', optional(cell.lawAmount), ''],
  value_up_to: ['value_up_to', optional(cell.lawAmount), ''],
  recipient: ['recipient', optional(cell.choice(...RECIPIENT_TYPES)), ''],
  hs_prefixes: ['hs_prefixes', optional(cell.list(cell.hsPrefix)), ''],
  origins: ['origins', optional(cell.list(cell.countryCode)), ''],
};

export const CATALOG_COLUMNS: { [Name in CatalogTableName]: Columns<CatalogRow<Name>> } = {
  country: {
    code: ['country', cell.destination],
    customs_area: ['customs_area', optional(cell.choice('EU'))],
    postcode_pattern: ['postcode_pattern', optional(cell.text())],
    postcode_example: ['postcode_example', optional(cell.text(20))],
  },
  country_requirement: {
    country_code: ['country', cell.joined(cell.lane, ' ')],
    field: ['field', cell.joined(cell.choice(...requirementFields), '|')],
    check_kind: ['check', cell.choice(...Object.keys(CHECKS))],
    parameter: ['parameter', optional(cell.text())],
    unless_flag: ['unless', optional(cell.choice(...PREPAY_FLAGS))],
    severity: ['severity', cell.choice(...SEVERITIES)],
    sys_code: ['sys_code', cell.choice(...REQUIREMENT_CODES)],
    overrides_schema: ['overrides_schema', cell.yesNo],
    message: ['message', cell.text()],
    ...scope,
    services: ['services', cell.list(cell.codeOrAny), '*'],
    goods_categories: ['goods_categories', cell.list(cell.nameOrAny), '*'],
  },
  product: { code: ['product', cell.code], name: ['name', cell.text()] },
  service: {
    code: ['service', cell.code],
    product_code: ['product', cell.code],
    name: ['name', cell.text()],
    carrier_code: ['carrier', optional(cell.carrierCode)],
    carrier_product_code: ['carrier_product', cell.code],
    is_standard_service: ['standard', cell.yesNo],
    cargo: ['cargo', cell.name],
    air: ['air', cell.name],
    last_mile: ['last_mile', cell.name],
    goods_categories: ['goods_categories', cell.list(cell.name)],
    volumetric_divisor: ['volumetric_divisor', optional(cell.count)],
    weight_step_mg: ['weight_step_kg', cell.positiveKilograms],
    max_parcels: ['max_parcels', cell.count],
    max_parcel_mg: ['max_parcel_kg', cell.positiveKilograms],
    max_side_cm: ['max_side_cm', cell.count],
    max_declared_value_cents: ['max_declared_value_hkd', optional(cell.positiveMoney)],
    custom_insurance_max_usd_cents: ['custom_insurance_max_usd', optional(cell.positiveMoney)],
    transit_days_min: ['transit_days_min', cell.count],
    transit_days_max: ['transit_days_max', cell.count],
    rate_table_code: ['rate_table', cell.code],
    direction: ['direction', cell.choice(...DIRECTIONS), 'outbound'],
  },
  retired_service: {
    code: ['service', cell.code],
    retired_on: ['retired_on', cell.day],
    replaced_by: ['replaced_by', optional(cell.code)],
  },
  zone: {
    service_code: ['service', cell.code],
    zone: ['zone', cell.code],
    countries: ['countries', cell.list(cell.countryCode)],
    postcode_from: ['postcode_from', optional(cell.postcode)],
    postcode_to: ['postcode_to', optional(cell.postcode)],
  },
  rate_table: {
    code: ['rate_table', cell.code],
    version: ['version', cell.count],
    service_code: ['service', cell.code],
    effective_from: ['effective_from', cell.day],
  },
  rate_bracket: {
    rate_table_code: ['rate_table', cell.code],
    version: ['version', cell.count],
    zone: ['zone', cell.code],
    over_mg: ['over_kg', cell.kilograms],
    up_to_mg: ['up_to_kg', cell.positiveKilograms],
    base_cents: ['base_hkd', cell.money],
    per_kg_cents: ['per_kg_hkd', cell.money],
    reg_fee_cents: ['reg_fee_hkd', cell.money],
  },
  surcharge: {
    code: ['surcharge', cell.code],
    activation: ['activation', cell.choice('opt_in', 'automatic')],
    basis: [
      'basis',
      cell.choice('per_shipment', 'per_parcel', 'declared_value', 'insurance', 'vat', 'item_levy'),
    ],
    flag: ['flag', optional(cell.choice(...PREPAY_FLAGS))],
    description: ['description', cell.text()],
  },
  surcharge_rule: {
    surcharge_code: ['surcharge', cell.code],
    services: ['services', cell.list(cell.codeOrAny)],
    countries: ['countries', cell.list(cell.lane)],
    goods_categories: ['goods_categories', cell.list(cell.nameOrAny)],
    status: ['status', cell.choice('selectable', 'included', 'unavailable')],
    basis_points: ['percent', cell.percent],
    fixed_cents: ['fixed_hkd', cell.money],
    minimum_cents: ['minimum_hkd', cell.money],
    carrier_product_code: ['carrier_product', optional(cell.code)],
    reason: ['reason', optional(cell.text())],
    ...scope,
    fixed_amount: ['fixed_amount', optional(cell.lawAmount), ''],
  },
  surcharge_exclusion: {
    service_code: ['service', cell.code],
    surcharge_code: ['surcharge', cell.code],
    excluded_code: ['excludes', cell.code],
    reason: ['reason', cell.text()],
  },
  discount_rule: {
    rule_id: ['rule_id', cell.code],
    kind: ['kind', cell.choice('percent', 'fixed')],
    basis_points: ['percent', optional(cell.percent)],
    amount_cents: ['amount_hkd', optional(cell.positiveMoney)],
    account_id: ['account', optional(cell.text(64))],
    service_code: ['service', optional(cell.code)],
    valid_from: ['valid_from', cell.day],
    valid_until: ['valid_until', optional(cell.day)],
  },
  vat_rate: {
    country_code: ['country', cell.countryCode],
    basis_points: ['percent', cell.percent],
    effective_from: ['effective_from', cell.day],
  },
  levy: {
    surcharge_code: ['surcharge', cell.code],
    countries: ['countries', cell.list(cell.lane)],
    per_item_cents: ['per_item_hkd', cell.money],
    max_consignment_cents: ['max_consignment_hkd', cell.money],
    effective_from: ['effective_from', cell.day],
    effective_until: ['effective_until', optional(cell.day)],
    per_item_amount: ['per_item_amount', optional(cell.lawAmount), ''],
    max_consignment_amount: ['max_consignment_amount', optional(cell.lawAmount), ''],
    source: ['source', optional(cell.link), ''],
  },
  customs_document: {
    services: ['services', cell.list(cell.codeOrAny)],
    countries: ['countries', cell.list(cell.lane)],
    document: ['document', cell.choice(...CUSTOMS_DOCUMENTS)],
    max_value_cents: ['max_value_hkd', optional(cell.positiveMoney)],
    max_weight_mg: ['max_weight_kg', optional(cell.positiveKilograms)],
    instead: ['instead', optional(cell.choice(...CUSTOMS_DOCUMENTS))],
    tax_number_name: ['tax_number_name', optional(cell.text(40))],
    ...scope,
    goods_categories: ['goods_categories', cell.list(cell.nameOrAny), '*'],
  },
};

export const CATALOG_FIELDS = Object.fromEntries(
  CATALOG_TABLES.map((table): [string, readonly string[]] => [table, Object.keys(CATALOG_COLUMNS[table])]),
) as CatalogFields;
