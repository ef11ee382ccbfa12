import type { CatalogRow } from '../../db/table/catalog/catalog-data.ts';
import type { CountryRequirement } from './requirement/compile-requirements.ts';

export type Country = Readonly<CatalogRow<'country'>> & {
  readonly requirements: readonly CountryRequirement[];
  /** Standard VAT rates, newest first. */
  readonly vatRates: readonly Readonly<CatalogRow<'vat_rate'>>[];
};
export type Product = Readonly<CatalogRow<'product'>> & { readonly services: readonly Service[] };
export type RetiredService = Readonly<CatalogRow<'retired_service'>>;
export type Surcharge = Readonly<CatalogRow<'surcharge'>>;
export type SurchargeRule = Readonly<CatalogRow<'surcharge_rule'>>;
export type SurchargeExclusion = Readonly<CatalogRow<'surcharge_exclusion'>>;
export type DiscountRule = Readonly<CatalogRow<'discount_rule'>>;
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
  readonly products: ReadonlyMap<string, Product>;
  readonly services: ReadonlyMap<string, Service>;
  readonly retiredServices: ReadonlyMap<string, RetiredService>;
  readonly rateTables: ReadonlyMap<string, RateTable>;
  readonly surcharges: ReadonlyMap<string, Surcharge>;
  readonly levies: readonly Levy[];
}
