import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { SysCodeName } from '../../generated/errors.ts';
import type { Timestamp } from '../timestamp.ts';
import type { AccountRateTableTable, EntitlementTable } from './account.ts';
import type { CustomsDocument } from './customs-document.ts';

/** A valid upload that its operator has not published yet. Each operator has at most one. */
interface CatalogDraftTable {
  id: string;
  user_id: string;
  /** The live version that it was compared with; 0: none. */
  base_publication_id: number;
  /** Texts of the uploaded files by table. The other files are those of the live version. */
  files: JSONColumnType<Record<string, string>>;
  /** Changed rows by table. */
  changes: JSONColumnType<Record<string, RowChange[]>>;
  /** When the changes take effect. */
  effects: JSONColumnType<object[]>;
  created_at: Timestamp;
}

/** Cells of a row before and after a publication; null: it has no such row. */
export interface RowChange {
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** A file of one or more published versions, as CSV. */
interface CatalogFileTable {
  content_hash: string;
  content: string;
}

/** Versions from before the service kept their files have no rows here. */
interface CatalogPublicationFileTable {
  publication_id: number;
  table_name: string;
  row_count: number;
  content_hash: string;
}

/** Processes reload the catalog when a newer id exists. */
interface CatalogPublicationTable {
  id: Generated<number>;
  content_hash: string;
  summary: string;
  published_at: Generated<string>;
  /** Email address of the operator; null: the command line. */
  published_by: string | null;
}

interface CountryTable {
  code: string;
  /** `EU` for members of the EU's customs union, else null. */
  customs_area: string | null;
  /** `EU` for members of the EU's VAT area, else null. */
  vat_area: string | null;
  /** Regular expression; a hint for clients, not enforced. */
  postcode_pattern: string | null;
  postcode_example: string | null;
}

/** Flags of the request that select a prepayment like its surcharge code. */
export const PREPAY_FLAGS = ['vat_prepay', 'voec_prepay'] as const;

export type PrepayFlag = (typeof PREPAY_FLAGS)[number];

interface SurchargeTable {
  code: string;
  activation: 'opt_in' | 'automatic';
  basis: 'per_shipment' | 'per_parcel' | 'declared_value' | 'insurance' | 'vat' | 'item_levy' | 'landed_cost';
  flag: PrepayFlag | null;
  description: string;
}

/** Error codes that an unmet country requirement may return (contract: createShipment, Destinations). */
export const REQUIREMENT_CODES = [
  'TAX_NUMBER_REQUIRED',
  'CL_TAX_NUMBER_REQUIRED',
  'SALES_PLATFORM_NAME_REQUIRED',
  'HS_CODE_BR_8_DIGITS_REQUIRED',
  'INVALID_FIELD',
] as const satisfies readonly SysCodeName[];

export type RequirementCode = (typeof REQUIREMENT_CODES)[number];

/** Kinds of recipients that a rule can be limited to. An order that does not say counts as private. */
export const RECIPIENT_TYPES = ['business', 'private'] as const;

export type RecipientType = (typeof RECIPIENT_TYPES)[number];

/** When a rule is in force, for which consignments, and where it is written. Null: no limit. */
export interface RuleScopeColumns {
  /** Stable name, which the rows of one rule share. */
  rule: string | null;
  /** Address of the law or of a description of it. */
  source: string | null;
  effective_from: string | null;
  /** First day on which it no longer applies. */
  effective_until: string | null;
  /** Amounts of the law, such as `EUR 150`, for the value of the consignment. */
  value_over: string | null;
  value_up_to: string | null;
  recipient: RecipientType | null;
  /** First digits of HS codes, and countries of manufacture, of the items that the rule is about. */
  hs_prefixes: string[] | null;
  origins: string[] | null;
}

/** `error` refuses the order; `warning` does not. */
export const SEVERITIES = ['error', 'warning'] as const;

interface CountryRequirementTable extends RuleScopeColumns {
  /** Country codes, areas, or `*`, separated by spaces. */
  country_code: string;
  /** Path in the order, or several, separated by `|`, of which one must meet the check. */
  field: string;
  /** Key of `CHECKS` (src/catalog/requirements.ts), validated by the import. */
  check_kind: string;
  parameter: string | null;
  /** Flag of the request that waives the requirement. */
  unless_flag: PrepayFlag | null;
  severity: (typeof SEVERITIES)[number];
  sys_code: RequirementCode;
  /** Also replaces the schema's error for an empty value. */
  overrides_schema: boolean;
  message: string;
  /** Null: pages in Chinese show the English one. */
  message_zh_hk: string | null;
  /** Service Codes, or `*`. */
  services: string[];
  goods_categories: string[];
}

/** A document that customs wants on a lane. Rows add up. */
interface CustomsDocumentTable extends RuleScopeColumns {
  /** Service Codes, or `*`. */
  services: string[];
  /** Lanes: codes of countries and tax areas, `EU`, or `*`; behind `!`, what is left out. */
  countries: string[];
  document: CustomsDocument;
  /** Largest declared value and weight of a shipment for which the document suffices; null: no limit. */
  max_value_cents: number | null;
  max_weight_mg: number | null;
  /** Document of a shipment above a limit; null: none. */
  instead: CustomsDocument | null;
  /** Name of the order's `tax_number` on the documents, such as RUT. */
  tax_number_name: string | null;
  goods_categories: string[];
}

/** A reduction of freight. The largest applicable one counts. */
interface DiscountRuleTable {
  rule_id: string;
  kind: 'percent' | 'fixed';
  basis_points: number | null;
  amount_cents: number | null;
  /** Null: every account. */
  account_id: string | null;
  /** Null: every service. */
  service_code: string | null;
  valid_from: string;
  /** First day on which it no longer applies; null: unlimited. */
  valid_until: string | null;
}

/** Customs levy per distinct item of a low-value consignment. */
interface LevyTable {
  surcharge_code: string;
  countries: string[];
  per_item_cents: number;
  max_consignment_cents: number;
  /** Amounts of the law, such as `EUR 3`, in place of those in cents. */
  per_item_amount: string | null;
  max_consignment_amount: string | null;
  source: string | null;
  effective_from: string;
  /** First day on which it is no longer charged; null: unlimited. */
  effective_until: string | null;
}

/** Units of a fixed duty. */
export const DUTY_UNITS = ['item', 'consignment'] as const;

/** Duty on goods by destination, origin and HS code. Rows of different rules add up; of one rule, the closest counts. */
interface DutyRateTable {
  /** In the order of the primary columns, which a reader of pages follows. */
  position: number;
  /** Country code, tax area, customs area, or `*`. */
  destination: string;
  /** Stable name of the duty. Every item must have a row of `import_duty`; other duties are added where they match. */
  rule: string;
  /** First digits of HS codes, or `*`. */
  hs_prefix: string;
  /** Country of manufacture, or `*`. */
  origin: string;
  basis_points: number | null;
  /** In the law's currency; in place of a percentage. */
  amount: string | null;
  per: (typeof DUTY_UNITS)[number] | null;
  /** Values of a consignment to which the row applies, in the law's currency; null: no limit. */
  value_over: string | null;
  value_up_to: string | null;
  /** The relief of the destination's duty rule applies to it. */
  has_relief: boolean;
  effective_from: string;
  /** First day on which it no longer applies; null: unlimited. */
  effective_until: string | null;
  source: string;
  /** Day of the last comparison with the source. */
  as_of: string;
}

/** Value of goods for customs: with freight and insurance, or without. */
export const CUSTOMS_BASES = ['CIF', 'FOB'] as const;

/** Parts of the amount on which an import tax is charged. */
export const TAX_BASE_PARTS = ['value', 'freight', 'insurance', 'duty', 'handling'] as const;

/** Duty and tax on imports into a destination. */
interface DutyRuleTable {
  /** Country code, tax area, customs area, or `*`. */
  destination: string;
  /** Stable name of the rule. */
  rule: string;
  /** Null: both kinds. */
  recipient: RecipientType | null;
  basis: (typeof CUSTOMS_BASES)[number];
  /** Value of a consignment up to which no duty is charged; null: no relief. */
  duty_relief_up_to: string | null;
  /** Name of the tax, such as VAT; null: the destination has no tax on imports. */
  tax_name: string | null;
  /** A percentage, or `vat_rate`: the country's rate of the day. */
  tax_percent: string | null;
  tax_base: (typeof TAX_BASE_PARTS)[number][];
  tax_relief_up_to: string | null;
  /** Value up to which the seller charges the tax at the sale; null: never. */
  tax_at_sale_up_to: string | null;
  /** `ioss`: only with an IOSS number. */
  tax_at_sale_with: 'ioss' | null;
  /** Amount of tax up to which none is collected. */
  tax_waived_up_to: string | null;
  /** Charged at the door for collecting duty or tax. */
  handling_fee: string | null;
  effective_from: string;
  effective_until: string | null;
  source: string;
  as_of: string;
}

/** A Product Code: a group of Service Codes that an account is entitled to. */
interface ProductTable {
  code: string;
  name: string;
}

/** Price of a zone for chargeable weights over `over_mg` and up to `up_to_mg`. */
interface RateBracketTable {
  rate_table_code: string;
  version: number;
  zone: string;
  over_mg: number;
  up_to_mg: number;
  base_cents: number;
  per_kg_cents: number;
  /** Registration fee per parcel. */
  reg_fee_cents: number;
}

/** An immutable, published version. */
interface RateTableTable {
  code: string;
  version: number;
  service_code: string;
  /** First day (Hong Kong) on which the version applies. */
  effective_from: string;
  /** SHA-256 of the version's service, date and brackets. */
  content_hash: string;
  published_at: Generated<string>;
}

interface RetiredServiceTable {
  code: string;
  retired_on: string;
  replaced_by: string | null;
}

/** The highest insured amount that a service may accept. */
export const MAX_CUSTOM_INSURED_USD_CENTS = 250_000;

/** Where a service carries: from Hong Kong, or back to it. */
export const DIRECTIONS = ['outbound', 'return'] as const;
/** Units in which carriers count a line. */
export const LINE_UNITS = ['characters', 'columns', 'bytes'] as const;
/** Characters that a carrier's labels take: all, those of ISO 8859-1, or those of ASCII. */
export const LABEL_CHARACTERS = ['any', 'latin1', 'ascii'] as const;

/** A Service Code: the orderable unit of a product. */
interface ServiceTable {
  code: string;
  product_code: string;
  name: string;
  /** Null: no carrier yet, so neither listed nor orderable. */
  carrier_code: string | null;
  carrier_product_code: string;
  is_standard_service: boolean;
  cargo: string;
  air: string;
  last_mile: string;
  goods_categories: string[];
  /** Cubic centimeters per kilogram; null: volume is not charged. */
  volumetric_divisor: number | null;
  weight_step_mg: number;
  max_parcels: number;
  max_parcel_mg: number;
  max_side_cm: number;
  max_declared_value_cents: number | null;
  /** Null: no custom insured amount. */
  custom_insurance_max_usd_cents: number | null;
  transit_days_min: number;
  transit_days_max: number;
  /** Default rate table, for accounts without an assigned one. */
  rate_table_code: string;
  /** `return`: to Hong Kong. Countries of its zones are then those that a parcel comes from. */
  direction: (typeof DIRECTIONS)[number];
  /** Longest line of a street address at the carrier; null: it takes the address on one line. */
  max_line_length: number | null;
  /** Null: any number of lines. */
  max_lines: number | null;
  line_unit: (typeof LINE_UNITS)[number];
  label_characters: (typeof LABEL_CHARACTERS)[number];
  /** Null: people read `name` in every language. */
  name_zh_hk: string | null;
}

interface SurchargeExclusionTable {
  service_code: string;
  surcharge_code: string;
  excluded_code: string;
  reason: string;
}

/** Offer and price of a surcharge. The first matching rule by position counts. */
interface SurchargeRuleTable extends RuleScopeColumns {
  position: number;
  surcharge_code: string;
  /** Service Codes, or `*`. */
  services: string[];
  /** Lanes: codes of countries and tax areas, `EU`, or `*`; behind `!`, what is left out. */
  countries: string[];
  goods_categories: string[];
  status: 'selectable' | 'included' | 'unavailable';
  basis_points: number;
  fixed_cents: number;
  /** Amount of the law, such as `EUR 2`, in place of `fixed_cents`. */
  fixed_amount: string | null;
  minimum_cents: number;
  /** Carrier product to dispatch under if the surcharge is selected. */
  carrier_product_code: string | null;
  reason: string | null;
}

/** A part of a country with taxes of its own. A row for each range of its postal codes; the other columns are the same in all. */
interface TaxAreaTable {
  /** Begins with the country's code: `ES-CN`. */
  code: string;
  country_code: string;
  name: string;
  name_zh_hk: string | null;
  /** As of a country. */
  customs_area: string | null;
  vat_area: string | null;
  /** Codes of ISO 3166-2. */
  regions: string[];
  /** Codes by which orders may name the area as a country, such as IC. */
  territories: string[];
  postcode_from: string | null;
  postcode_to: string | null;
  /** Link to the law. */
  source: string | null;
}

interface VatRateTable {
  /** A country, or a tax area. */
  country_code: string;
  basis_points: number;
  effective_from: string;
}

interface ZoneTable {
  service_code: string;
  zone: string;
  countries: string[];
  postcode_from: string | null;
  postcode_to: string | null;
}

export interface CatalogTables {
  product: ProductTable;
  service: ServiceTable;
  retired_service: RetiredServiceTable;
  country: CountryTable;
  tax_area: TaxAreaTable;
  country_requirement: CountryRequirementTable;
  customs_document: CustomsDocumentTable;
  zone: ZoneTable;
  rate_table: RateTableTable;
  rate_bracket: RateBracketTable;
  surcharge: SurchargeTable;
  surcharge_rule: SurchargeRuleTable;
  surcharge_exclusion: SurchargeExclusionTable;
  discount_rule: DiscountRuleTable;
  vat_rate: VatRateTable;
  levy: LevyTable;
  duty_rule: DutyRuleTable;
  duty_rate: DutyRateTable;
  catalog_publication: CatalogPublicationTable;
  catalog_publication_file: CatalogPublicationFileTable;
  catalog_file: CatalogFileTable;
  catalog_draft: CatalogDraftTable;
  entitlement: EntitlementTable;
  account_rate_table: AccountRateTableTable;
  fx_rate: FxRateTable;
  currency_rate: CurrencyRateTable;
  planned_rate: PlannedRateTable;
}

/** Tables that a catalog's files fill, ordered by reference. */
export const CATALOG_TABLES = [
  'country',
  'tax_area',
  'country_requirement',
  'product',
  'service',
  'retired_service',
  'zone',
  'rate_table',
  'rate_bracket',
  'surcharge',
  'surcharge_rule',
  'surcharge_exclusion',
  'discount_rule',
  'vat_rate',
  'levy',
  'customs_document',
  'duty_rule',
  'duty_rate',
] as const;

export type CatalogTableName = (typeof CATALOG_TABLES)[number];

type Derived = 'content_hash' | 'published_at' | 'position';

export type CatalogRow<Name extends CatalogTableName> = Omit<Selectable<CatalogTables[Name]>, Derived>;

/** A whole catalog in database units (cents, milligrams, basis points). */
export type CatalogData = { [Name in CatalogTableName]: CatalogRow<Name>[] };

export function emptyCatalogData(): CatalogData {
  return Object.fromEntries(CATALOG_TABLES.map((name) => [name, []])) as unknown as CatalogData;
}

/** History of the rates of other currencies than USD; the newest row of a currency counts. */
export interface CurrencyRateTable {
  id: GeneratedAlways<number>;
  currency: string;
  /** Billionths of HKD per unit; null: cleared. */
  rate_nanos: number | null;
  rate_type: 'daily' | 'manual' | 'cleared';
  fetched_at: Timestamp;
}

/** Rates for later days. A job moves each into the history of its currency. */
export interface PlannedRateTable {
  id: GeneratedAlways<number>;
  currency: string;
  /** Billionths of HKD per unit. */
  rate_nanos: number;
  /** Day in Hong Kong, YYYY-MM-DD. */
  begins_on: string;
}

/** History of the exchange rate; the newest row counts. */
export interface FxRateTable {
  id: GeneratedAlways<number>;
  /** Millionths of HKD per USD; null: cleared. */
  rate_micros: number | null;
  rate_type: 'daily' | 'manual' | 'cleared';
  fetched_at: Timestamp;
}
