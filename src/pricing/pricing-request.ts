import type { Entitlement } from '../catalog/entitlement.ts';
import type { Cents } from '../money/money.ts';
import type { ParcelMeasure } from './parcel.ts';

/** Settings of the installation (`sampan setting set`). */
export interface FeatureSwitches {
  readonly vatPrepay: boolean;
  readonly voecPrepay: boolean;
}

export interface PricingAccount {
  readonly entitlement: Entitlement;
  readonly customInsurance: boolean;
  readonly iossNumbers: ReadonlySet<string>;
  readonly defaultIossNumber: string | null;
}

/** HKD is the basis of the fee; USD is stored with the price. */
export interface CustomInsuredAmount {
  readonly hkdCents: Cents;
  readonly usdCents: Cents;
}

export interface PricingRequest {
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  readonly destinationCountry: string;
  readonly destinationPostalCode: string | null;
  readonly goodsCategory: string;
  readonly parcels: readonly ParcelMeasure[];
  /** Null: unknown; fees that depend on it can't be priced. */
  readonly declaredValueCents: Cents | null;
  /** Null if the goods are unknown. */
  readonly distinctItems: number | null;
  readonly selectedSurcharges: readonly string[];
  readonly customInsuredAmount: CustomInsuredAmount | null;
  readonly iossNumber: string | null;
  readonly features: FeatureSwitches;
}
