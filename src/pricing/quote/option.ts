import type { Service } from '../../catalog/catalog.ts';
import type { Cents } from '../../money/money.ts';
import type { Discount } from '../freight/discount.ts';
import type { CustomInsuredAmount } from '../surcharge/insurance.ts';
import type { IossNotice } from './ioss-notice.ts';

/** One surcharge of a price. */
export interface SurchargeLine {
  readonly code: string;
  readonly amountCents: Cents;
  readonly description: string;
}

/** Whether an opt-in surcharge can be selected on an option, and for how much. */
export interface OptIn {
  readonly code: string;
  /** `omitted`: it was selected, and this option's price leaves it out. */
  readonly status: 'selectable' | 'included' | 'omitted' | 'unavailable';
  /** Why it can't be selected; null when it can. */
  readonly reason: string | null;
  readonly feeCents: Cents | null;
  /** The selected surcharge that this one can't be had with. */
  readonly excludedBy: string | null;
  /** It was selected and is offered, but what its fee is computed from is unknown. */
  readonly unpriced: boolean;
  /** Where a custom insured amount may be given: the most, in USD cents. */
  readonly customInsuredMaxUsdCents: Cents | null;
}

/** What was selected and can't be had as selected. */
export interface SurchargeConflict {
  readonly codes: readonly string[];
  readonly reason: string;
}

/** A service's price. totalCents = freightCents + regFeeCents + the sum of the surcharges, always. */
export interface PricedOption {
  readonly available: true;
  readonly service: Service;
  readonly rateTableCode: string;
  readonly rateTableVersion: number;
  readonly chargeableWeightMg: number;
  /** Net of the discount. */
  readonly freightCents: Cents;
  readonly discount: Discount | null;
  readonly regFeeCents: Cents;
  readonly surcharges: readonly SurchargeLine[];
  readonly totalCents: Cents;
  readonly optIns: readonly OptIn[];
  readonly conflicts: readonly SurchargeConflict[];
  readonly iossNotice: IossNotice | null;
  /** The carrier's product to dispatch under; a surcharge may switch it from the service's own. */
  readonly dispatchProductCode: string;
  /** Set when INSURANCE is priced on a custom amount. */
  readonly customInsuredAmount: CustomInsuredAmount | null;
}

/** Why a service has no price for a request. */
export interface Unavailability {
  readonly code:
    | 'DESTINATION_NOT_SERVED'
    | 'GOODS_CATEGORY_NOT_CARRIED'
    | 'POSTCODE_REQUIRED'
    | 'POSTCODE_NOT_SERVED'
    | 'RATE_CARD_MISSING'
    | 'TOO_MANY_PARCELS'
    | 'PARCEL_TOO_HEAVY'
    | 'PARCEL_TOO_LONG'
    | 'SHIPMENT_TOO_HEAVY'
    | 'DECLARED_VALUE_TOO_HIGH'
    | 'DECLARED_VALUE_REQUIRED'
    | 'PREPAYMENT_NOT_OFFERED';
  readonly message: string;
  /** The parcel to blame. */
  readonly parcelIndex: number | null;
}

export interface UnpricedOption {
  readonly available: false;
  readonly service: Service;
  readonly unavailability: Unavailability;
  readonly iossNotice: IossNotice | null;
}

export type Option = PricedOption | UnpricedOption;
