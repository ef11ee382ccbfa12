import type { RecipientType, RequirementCode } from '../../db/table/catalog.ts';
import type { CustomsDocument } from '../../db/table/customs-document.ts';
import type { SysCodeName } from '../../generated/errors.ts';
import type { Catalog, Entitlement, Service, TaxArea } from '../catalog/catalog.ts';
import type { Violation } from '../contract/errors.ts';
import type { CurrencyRate, CurrencyRates } from '../fx/currency-rates.ts';
import type { FxRate } from '../fx/fx-rate.ts';
import type { Cents } from '../money.ts';
import type { ConsignedItem } from './consignment.ts';
import type { ImportAssessment, LandedCostResult } from './landed-cost.ts';
import type { TaxAtSale } from './tax-at-sale.ts';

export interface Parcel {
  readonly weight_kg: number;
  readonly length_cm?: number | undefined;
  readonly width_cm?: number | undefined;
  readonly height_cm?: number | undefined;
}

/** In integers, so that rounding noise can't move a parcel into another weight bracket. */
export interface ParcelMeasure {
  readonly weightMg: number;
  /** In (0.1 mm)³; null unless all three sides are given. */
  readonly volume: number | null;
  readonly longestSideCm: number;
}

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

/** Rows and settings that a price depends on, beside the request. */
export interface PricingContext {
  readonly catalog: Catalog;
  readonly account: PricingAccount;
  readonly features: FeatureSwitches;
  /** USD/HKD, in which goods are declared; null if no rate is available. */
  readonly fx: FxRate | null;
  /** Of the currencies in which laws name their amounts. */
  readonly rates: CurrencyRates;
  /** In Hong Kong, YYYY-MM-DD. */
  readonly date: string;
  /** The account has a sender for orders without one. */
  readonly hasDefaultSender: boolean;
}

/** The goods, parcels and choices to price: the same for an order and for a quote. */
export interface PricingRequest {
  readonly destinationPostalCode: string | null;
  readonly goodsCategory: string;
  readonly parcels: readonly ParcelMeasure[];
  /** Null: unknown; fees that depend on it can't be priced. */
  readonly declaredValueCents: Cents | null;
  readonly recipientType: RecipientType;
  /** Null if the goods are unknown. */
  readonly items: readonly ConsignedItem[] | null;
  /** Null if the goods are unknown. */
  readonly distinctItems: number | null;
  readonly selectedSurcharges: readonly string[];
  readonly customInsuredAmount: CustomInsuredAmount | null;
  readonly iossNumber: string | null;
  readonly taxAtSale: TaxAtSale;
  /** Duties and taxes that the goods have at the destination. */
  readonly importAssessment: ImportAssessment;
}

export interface SurchargeLine {
  readonly code: string;
  readonly amountCents: Cents;
  readonly description: string;
  /** In which the law or the catalog names its amounts, but HKD. */
  readonly currencies: readonly string[];
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
  /** Currency without a rate, in which the fee has an amount. */
  readonly missingRate: string | null;
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
  readonly handling: 'ioss' | 'vat_prepay' | 'ddp' | 'recipient';
  readonly iossNumber: string | null;
  readonly vatBasisPoints: number;
  readonly message: string;
}

/** Documents that customs wants, and how they name the tax number. */
export interface RequiredDocuments {
  readonly documents: readonly CustomsDocument[];
  readonly taxNumberName: string | null;
}

/** totalCents = freightCents + regFeeCents + all surcharges. */
export interface PricedOption {
  readonly available: true;
  readonly service: Service;
  readonly goodsCategory: string;
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
  readonly taxArea: TaxArea | null;
  readonly taxNotice: string | null;
  readonly requiredDocuments: RequiredDocuments;
  readonly landedCost: LandedCostResult;
  /** The carrier's product code; a surcharge may replace the service's own. */
  readonly dispatchProductCode: string;
  readonly customInsuredAmount: CustomInsuredAmount | null;
  /** Part of the surcharges that pays duty and tax at import, with DDP; null: the recipient pays them. */
  readonly dutiesTaxesCents: Cents | null;
  /** Rates with which amounts of laws were converted for the price and the landed cost. */
  readonly rates: readonly CurrencyRate[];
}

export interface Unavailability {
  readonly code:
    | 'DESTINATION_NOT_SERVED'
    | 'GOODS_CATEGORY_NOT_CARRIED'
    | 'POSTCODE_REQUIRED'
    | 'POSTCODE_NOT_SERVED'
    | 'RATE_CARD_MISSING'
    | 'EXCHANGE_RATE_MISSING'
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

interface UnpricedOption {
  readonly available: false;
  readonly service: Service;
  readonly goodsCategory: string;
  readonly unavailability: Unavailability;
  readonly iossNotice: IossNotice | null;
  readonly taxArea: TaxArea | null;
  readonly taxNotice: string | null;
  readonly requiredDocuments: RequiredDocuments;
}

export type Option = PricedOption | UnpricedOption;

export type RuleCode = Extract<
  SysCodeName,
  | 'COD_NOT_AVAILABLE'
  | 'SERVICE_CODE_RETIRED'
  | 'SERVICE_NOT_AVAILABLE'
  | 'VAT_PREPAY_DISABLED'
  | 'VOEC_PREPAY_DISABLED'
  | 'VOEC_PREPAY_CONFLICT'
  | 'IOSS_AND_PREPAY_CONFLICT'
  | 'VAT_PREPAY_UNSUPPORTED'
  | 'VOEC_PREPAY_UNSUPPORTED'
  | RequirementCode
  | 'IOSS_NOT_OWNED'
  | 'INSURANCE_UNSUPPORTED'
  | 'FX_RATE_UNAVAILABLE'
  | 'PRICING_QUOTE_CHANGED'
>;

/** The message follows the field's name in a sentence: "must be …". */
export type RuleViolation<Code extends RuleCode = RuleCode> = Violation<Code>;

/** Advice that refuses nothing. */
export type RuleWarning = Omit<RuleViolation, 'code'> & {
  /** FEE_CHANGES: a surcharge has another fee from a day on. */
  readonly code: RuleCode | 'FEE_CHANGES';
  /** Day in Hong Kong from which the rule applies; absent: it does already. */
  readonly effective_from?: string;
};
