import type { Catalog, Country, Service } from '../catalog/catalog.ts';
import type { FxRate } from '../fx/fx-rate.ts';
import type { Declaration } from './declaration.ts';
import type { Option } from './option.ts';
import type { Order } from './order-input.ts';
import type { FeatureSwitches, PricingAccount, PricingRequest } from './pricing-request.ts';
import type { InsuredAmountReading } from './read-insured-amount.ts';
import type { Selection } from './selection.ts';

export interface PricingContext {
  readonly catalog: Catalog;
  readonly account: PricingAccount;
  readonly features: FeatureSwitches;
  /** Null if no rate is available. */
  readonly fx: FxRate | null;
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
}

export interface RequestFacts {
  readonly context: PricingContext;
  readonly country: Country | null;
  readonly countryPath: readonly string[];
  /** Undefined if a quote asks for all. */
  readonly serviceCode: string | undefined;
  /** Null if unknown or not available to the account. */
  readonly service: Service | null;
  readonly selection: Selection;
  readonly surchargeField: string;
  readonly iossNumber: string | undefined;
  readonly taxNumber: string | undefined;
  readonly insuredAmount: InsuredAmountReading;
}

export interface OrderFacts extends RequestFacts {
  readonly order: Order;
  readonly declaration: Declaration;
  readonly request: PricingRequest | null;
  readonly option: Option | null;
  /** False if a field that fees depend on is invalid, so that the option's total is wrong. */
  readonly priceKnown: boolean;
}
