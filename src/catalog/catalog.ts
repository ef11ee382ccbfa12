import type { EntitlementRow } from '../../db/query/pricing/entitlement.ts';
import type { CatalogRow } from '../../db/table/catalog.ts';
import { type Cents, multiplyDivide } from '../money.ts';
import { asciiUpper } from '../text.ts';
import type { DutyRules } from './duty-rule.ts';
import type { CountryRequirement } from './requirements.ts';
import type { RuleScope } from './rule-scope.ts';
import type { Tariff } from './tariff.ts';

export type Country = Readonly<CatalogRow<'country'>> & {
  readonly requirements: readonly CountryRequirement[];
  /** Standard VAT rates, newest first. */
  readonly vatRates: readonly VatRate[];
  readonly areas: readonly TaxArea[];
};
type VatRate = Readonly<CatalogRow<'vat_rate'>>;
/** A part of a country with taxes of its own. */
export type TaxArea = Readonly<Omit<CatalogRow<'tax_area'>, 'postcode_from' | 'postcode_to' | 'source'>> & {
  readonly ranges: readonly { readonly from: string; readonly to: string }[];
  /** Its membership or VAT rates are not those of its country, or a rule names it. */
  readonly hasOwnRules: boolean;
  /** Standard VAT rates, newest first: the area's own, else those of the country if it is in the same VAT area. */
  readonly vatRates: readonly VatRate[];
};
export type Product = Readonly<CatalogRow<'product'>> & { readonly services: readonly Service[] };
export type RetiredService = Readonly<CatalogRow<'retired_service'>>;
export type Surcharge = Readonly<CatalogRow<'surcharge'>>;
export type SurchargeRule = Readonly<CatalogRow<'surcharge_rule'>> & { readonly scope: RuleScope };
type SurchargeExclusion = Readonly<CatalogRow<'surcharge_exclusion'>>;
export type DiscountRule = Readonly<CatalogRow<'discount_rule'>>;
export type CustomsDocumentRule = Readonly<CatalogRow<'customs_document'>> & { readonly scope: RuleScope };
export type Levy = Readonly<CatalogRow<'levy'>>;

/** The zones of a service in one country: a single zone, or zones by postcode range. */
export interface Lane {
  readonly zone: string | null;
  /** Sorted by length, then by `from`. */
  readonly ranges: readonly PostcodeRange[];
}

export interface PostcodeRange {
  readonly from: string;
  readonly to: string;
  readonly zone: string;
}

/** A surcharge with the rules that can apply to one service, in order. */
export interface ServiceSurcharge {
  readonly surcharge: Surcharge;
  readonly rules: readonly SurchargeRule[];
}

export type Service = Readonly<CatalogRow<'service'>> & {
  readonly lanes: ReadonlyMap<string, Lane>;
  readonly surcharges: readonly ServiceSurcharge[];
  readonly exclusions: readonly SurchargeExclusion[];
  readonly customsDocuments: readonly CustomsDocumentRule[];
  /** Rules that can apply to the service. Accounts and dates are checked when quoting. */
  readonly discountRules: readonly DiscountRule[];
};

/** The brackets of a zone by ascending weight. `upToMg` is an index for binary search. */
export interface Brackets {
  readonly upToMg: readonly number[];
  readonly rows: readonly Readonly<CatalogRow<'rate_bracket'>>[];
}

export interface RateTableVersion {
  readonly version: number;
  readonly effectiveFrom: string;
  readonly zones: ReadonlyMap<string, Brackets>;
}

export interface RateTable {
  readonly code: string;
  readonly serviceCode: string;
  /** Newest first. */
  readonly versions: readonly RateTableVersion[];
}

/** The live catalog in memory: read-only, indexed for quoting. */
export interface Catalog {
  readonly publicationId: number;
  readonly countries: ReadonlyMap<string, Country>;
  /** Tax areas by the codes of countries by which orders may name them. A country of the catalog comes first. */
  readonly territories: ReadonlyMap<string, readonly TaxArea[]>;
  readonly products: ReadonlyMap<string, Product>;
  /** Those from Hong Kong, which orders and quotes see. */
  readonly services: ReadonlyMap<string, Service>;
  /** Those that carry parcels back to Hong Kong. Their lanes are by the country that a parcel comes from. */
  readonly returnServices: ReadonlyMap<string, Service>;
  readonly retiredServices: ReadonlyMap<string, RetiredService>;
  readonly rateTables: ReadonlyMap<string, RateTable>;
  readonly surcharges: ReadonlyMap<string, Surcharge>;
  readonly levies: readonly Levy[];
  /** Duties and taxes on imports. */
  readonly dutyRules: DutyRules;
  readonly tariff: Tariff;
  /** Sentences of rules and names of areas in Traditional Chinese, by their English texts. */
  readonly chinese: ReadonlyMap<string, string>;
}

export interface Entitlement {
  readonly accountId: string;
  readonly productCodes: ReadonlySet<string>;
  /** Rate table by Service Code. */
  readonly rateTables: ReadonlyMap<string, string>;
}

export function toEntitlement(accountId: string, row: EntitlementRow): Entitlement {
  return {
    accountId,
    productCodes: new Set(row.product_codes),
    rateTables: new Map(row.rate_tables.map((one) => [one.service_code, one.rate_table_code])),
  };
}

/** Returns true if the account can order the service: it has a carrier, and the account its product or a rate table. */
export function mayOrder(service: Service, entitlement: Entitlement): boolean {
  if (service.carrier_code === null) return false;
  return entitlement.productCodes.has(service.product_code) || entitlement.rateTables.has(service.code);
}

/** Returns the services that an account can order, in catalog order (contract: listServiceTiers). */
export function orderableServices(catalog: Catalog, entitlement: Entitlement): Service[] {
  return [...catalog.services.values()].filter((service) => mayOrder(service, entitlement));
}

/** A tax of the destination's customs. A return has none: Hong Kong taxes no imports of this kind. */
export function isImportTax({ basis, flag }: Pick<Surcharge, 'basis' | 'flag'>): boolean {
  return flag !== null || basis === 'vat' || basis === 'item_levy' || basis === 'landed_cost';
}

/** Returns a service of the live catalog in either direction. */
export function findAnyService(catalog: Catalog, code: string): Service | undefined {
  return catalog.services.get(code) ?? catalog.returnServices.get(code);
}

/** Returns the name of a service for people, in a language that the catalog has, else in English; null: unknown service. */
export function serviceNameIn(catalog: Catalog, code: string, language: string): string | null {
  const service = findAnyService(catalog, code);
  if (!service) return null;
  return (language === 'zh-Hant' ? service.name_zh_hk : null) ?? service.name;
}

/** Returns the catalog without the services that none of these carriers carries. */
export function withCarriers(catalog: Catalog, carriers: ReadonlySet<string>): Catalog {
  const isCarried = ({ carrier_code: code }: Service) => code === null || carriers.has(code);
  const carried = (services: Catalog['services']) =>
    new Map([...services].filter(([, service]) => isCarried(service)));
  const { services, returnServices } = catalog;
  if ([...services.values(), ...returnServices.values()].every(isCarried)) return catalog;
  return { ...catalog, services: carried(services), returnServices: carried(returnServices) };
}

/** Returns the rate table of a service for an account; undefined if the catalog has none. */
export function rateTableFor(
  catalog: Catalog,
  service: Service,
  entitlement: Entitlement,
): RateTable | undefined {
  const assigned = catalog.rateTables.get(entitlement.rateTables.get(service.code) ?? '');
  if (assigned?.serviceCode === service.code) return assigned;
  return catalog.rateTables.get(service.rate_table_code);
}

/** Returns the zone of a destination; null if its postcode is missing or in no zone. */
export function findZone(lane: Lane, postcode: string | null): string | null {
  if (lane.ranges.length === 0) return lane.zone;
  if (postcode === null) return null;
  const wanted = normalizePostcode(postcode);
  for (const range of lane.ranges) {
    if (range.from.length === wanted.length && range.from <= wanted && wanted <= range.to) return range.zone;
  }
  return null;
}

export function needsPostcode(lane: Lane): boolean {
  return lane.ranges.length > 0;
}

/** Capitals without spaces and hyphens. */
function normalizePostcode(postcode: string): string {
  return asciiUpper(postcode.replace(/[\s-]/g, ''));
}

const MG_PER_KG = 1_000_000;

/** A bracket's freight for a chargeable weight in milligrams: base + weight × price a kilogram, half-up. */
export function bracketFreightCents(baseCents: Cents, perKgCents: Cents, weightMg: number): Cents {
  return baseCents + multiplyDivide(weightMg, perKgCents, MG_PER_KG);
}

/** The newest version in effect on a day of the Hong Kong calendar. */
export function effectiveVersion(table: RateTable, date: string): RateTableVersion | undefined {
  return table.versions.find((version) => version.effectiveFrom <= date);
}

/** The bracket that a weight lies in (over its lower edge, up to its upper one); undefined above the last. */
export function findBracket(
  brackets: Brackets,
  weightMg: number,
): Readonly<CatalogRow<'rate_bracket'>> | undefined {
  const { upToMg, rows } = brackets;
  let low = 0;
  let high = upToMg.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((upToMg[middle] as number) < weightMg) low = middle + 1;
    else high = middle;
  }
  return rows[low];
}
