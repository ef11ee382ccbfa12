import type { Entitlement } from '../../catalog/entitlement.ts';
import type { Cents } from '../../money/money.ts';
import type { ParcelMeasure } from '../freight/chargeable-weight.ts';
import type { CustomInsuredAmount } from '../surcharge/insurance.ts';

/** Switches of the whole service (`sampan setting set`). */
export interface FeatureSwitches {
  readonly vatPrepay: boolean;
  readonly voecPrepay: boolean;
}

/** What pricing needs to know of an account. */
export interface PricingAccount {
  readonly entitlement: Entitlement;
  /** Enrolled for custom insured amounts. */
  readonly customInsurance: boolean;
  /** Own and platform numbers registered to the account. */
  readonly iossNumbers: ReadonlySet<string>;
  readonly defaultIossNumber: string | null;
}

/** Everything that a price depends on, beside the catalogue and the account. */
export interface PricingRequest {
  /** The day in Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  /** Upper case; a country of the catalogue. */
  readonly destinationCountry: string;
  readonly destinationPostalCode: string | null;
  readonly goodsCategory: string;
  readonly parcels: readonly ParcelMeasure[];
  /** In HKD; null: unknown, which a fee computed from it can't be priced with. */
  readonly declaredValueCents: Cents | null;
  /** Distinct items for the EU's levy; null: the goods are unknown. */
  readonly distinctItems: number | null;
  /** Codes of the catalogue, each once, in the order of selection. */
  readonly selectedSurcharges: readonly string[];
  readonly customInsuredAmount: CustomInsuredAmount | null;
  /** The IOSS number that would be forwarded. */
  readonly iossNumber: string | null;
  readonly features: FeatureSwitches;
}
