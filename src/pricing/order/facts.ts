import type { Catalog, Country, Service } from '../../catalog/catalog.ts';
import type { FxRate } from '../../fx/fx-rate.ts';
import type { Option } from '../quote/option.ts';
import type { FeatureSwitches, PricingAccount, PricingRequest } from '../quote/pricing-request.ts';
import type { InsuredAmountReading } from '../surcharge/insured-amount.ts';
import type { Declaration } from './declaration.ts';
import type { Order } from './order.ts';
import type { Selection } from './selection.ts';

export interface PricingContext {
  readonly catalog: Catalog;
  readonly account: PricingAccount;
  readonly features: FeatureSwitches;
  /** Null if no rate is available. */
  readonly fx: FxRate | null;
  /** Date in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
}

/** Facts that the rules shared by quotes and orders read. */
export interface RequestFacts {
  readonly context: PricingContext;
  /** Null if the catalogue doesn't have it. */
  readonly country: Country | null;
  readonly countryPath: readonly string[];
  /** Requested Service Code; undefined if a quote asks for all. */
  readonly serviceCode: string | undefined;
  /** Null if unknown or not available to the account. */
  readonly service: Service | null;
  readonly selection: Selection;
  readonly surchargeField: string;
  readonly iossNumber: string | undefined;
  readonly taxNumber: string | undefined;
  readonly insuredAmount: InsuredAmountReading;
}

/** A create request with everything that the rules read, computed once. */
export interface OrderFacts extends RequestFacts {
  readonly order: Order;
  readonly declaration: Declaration;
  /** Null if the country is unknown. */
  readonly request: PricingRequest | null;
  /** Null if the service or the country is unknown. */
  readonly option: Option | null;
  /** False if a field that fees depend on is invalid. The rules may still read the option, but its total is wrong. */
  readonly priceKnown: boolean;
}
