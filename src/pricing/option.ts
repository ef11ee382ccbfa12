import type { Service } from '../catalog/catalog.ts';
import type { Cents } from '../money/money.ts';
import type { CustomInsuredAmount } from './pricing-request.ts';

export interface SurchargeLine {
  readonly code: string;
  readonly amountCents: Cents;
  readonly description: string;
}

export interface OptIn {
  readonly code: string;
  /** `omitted`: selected, but not part of the price. */
  readonly status: 'selectable' | 'included' | 'omitted' | 'unavailable';
  readonly reason: string | null;
  readonly feeCents: Cents | null;
  readonly excludedBy: string | null;
  /** Selected and offered, but the basis of its fee is unknown. */
  readonly unpriced: boolean;
  readonly customInsuredMaxUsdCents: Cents | null;
}

export interface SurchargeConflict {
  readonly codes: readonly string[];
  readonly reason: string;
}

export interface Discount {
  readonly ruleId: string;
  readonly amountCents: Cents;
}

export interface IossNotice {
  readonly handling: 'ioss' | 'vat_prepay' | 'recipient';
  readonly iossNumber: string | null;
  readonly vatBasisPoints: number;
  readonly message: string;
}

/** totalCents = freightCents + regFeeCents + all surcharges. */
export interface PricedOption {
  readonly available: true;
  readonly service: Service;
  readonly rateTableCode: string;
  readonly rateTableVersion: number;
  readonly chargeableWeightMg: number;
  /** After the discount. */
  readonly freightCents: Cents;
  readonly discount: Discount | null;
  readonly regFeeCents: Cents;
  readonly surcharges: readonly SurchargeLine[];
  readonly totalCents: Cents;
  readonly optIns: readonly OptIn[];
  readonly conflicts: readonly SurchargeConflict[];
  readonly iossNotice: IossNotice | null;
  /** The carrier's product code; a surcharge may replace the service's own. */
  readonly dispatchProductCode: string;
  readonly customInsuredAmount: CustomInsuredAmount | null;
}

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
  readonly parcelIndex: number | null;
}

export interface UnpricedOption {
  readonly available: false;
  readonly service: Service;
  readonly unavailability: Unavailability;
  readonly iossNotice: IossNotice | null;
}

export type Option = PricedOption | UnpricedOption;
