import type { Entitlement } from '../../catalog/entitlement.ts';
import type { Cents } from '../../money/money.ts';
import type { ParcelMeasure } from '../freight/chargeable-weight.ts';
import type { CustomInsuredAmount } from '../surcharge/insurance.ts';

/** Feature switches of the installation (`sampan setting set`). */
export interface FeatureSwitches {
  readonly vatPrepay: boolean;
  readonly voecPrepay: boolean;
}

export interface PricingAccount {
  readonly entitlement: Entitlement;
  /** Whether it is enrolled for custom insured amounts. */
  readonly customInsurance: boolean;
  /** Its own numbers, and platform numbers registered to it. */
  readonly iossNumbers: ReadonlySet<string>;
  readonly defaultIossNumber: string | null;
}

/** The inputs of a price, apart from catalogue and account. */
export interface PricingRequest {
  /** Date in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  /** A country code of the catalogue, in upper case. */
  readonly destinationCountry: string;
  readonly destinationPostalCode: string | null;
  readonly goodsCategory: string;
  readonly parcels: readonly ParcelMeasure[];
  /** In HKD. Null: unknown; fees that depend on it can't be priced. */
  readonly declaredValueCents: Cents | null;
  /** Distinct items for the EU levy; null if the goods are unknown. */
  readonly distinctItems: number | null;
  /** Catalogue codes without repeats, in the order of selection. */
  readonly selectedSurcharges: readonly string[];
  readonly customInsuredAmount: CustomInsuredAmount | null;
  /** The IOSS number that a dispatch forwards. */
  readonly iossNumber: string | null;
  readonly features: FeatureSwitches;
}
