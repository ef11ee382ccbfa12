import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import type { FxRate } from '../../fx/fx-rate.ts';
import type { Option } from '../quote/option.ts';
import type { FeatureSwitches, PricingAccount, PricingRequest } from '../quote/pricing-request.ts';
import type { InsuredAmountReading } from '../surcharge/insured-amount.ts';
import type { Declaration } from './declaration.ts';
import type { Order } from './order.ts';
import type { Selection } from './selection.ts';

/** What a request is priced and judged with. */
export interface PricingContext {
  readonly catalog: Catalog;
  readonly account: PricingAccount;
  readonly features: FeatureSwitches;
  /** Null: no rate is resolvable. */
  readonly fx: FxRate | null;
  /** The day in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
}

/** What quote and create have in common for the rules that they share. */
export interface RequestFacts {
  readonly context: PricingContext;
  /** Null: the catalogue doesn't know it. */
  readonly country: Country | null;
  readonly countryPath: readonly string[];
  /** The Service Code asked for; undefined where a quote asks for all. */
  readonly serviceCode: string | undefined;
  /** Null: unknown or not the account's to order. */
  readonly service: Service | null;
  readonly selection: Selection;
  readonly surchargeField: string;
  readonly iossNumber: string | undefined;
  readonly taxNumber: string | undefined;
  readonly insuredAmount: InsuredAmountReading;
}

/** A create request with everything that its rules look at, computed once. */
export interface OrderFacts extends RequestFacts {
  readonly order: Order;
  readonly declaration: Declaration;
  /** Null while the country is unknown. */
  readonly request: PricingRequest | null;
  /** Null while the service or the country is. */
  readonly option: Option | null;
  /** False where a field that fees are computed from is wrong: the option then serves the rules, its total nobody. */
  readonly priceKnown: boolean;
}
