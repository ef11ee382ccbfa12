import { decimalToScaled } from '../../money/decimal.ts';
import type { Cents } from '../../money/money.ts';
import { asciiUpper } from '../../text/ascii-case.ts';
import { declareGoods } from '../declaration.ts';
import { countDistinctItems } from '../distinct-items.ts';
import { effectiveIossNumber } from '../effective-ioss-number.ts';
import type { PricingContext, RequestFacts } from '../facts.ts';
import type { OrderItem } from '../order-input.ts';
import { measureParcel, type Parcel } from '../parcel.ts';
import type { PricingRequest } from '../pricing-request.ts';
import { readInsuredAmount } from '../read-insured-amount.ts';
import { insuranceNotSelected, insuredAmountInvalid } from '../rule/insured-amount.ts';
import { iossNotOwned } from '../rule/ioss-owned.ts';
import {
  iossPrepayConflict,
  vatPrepayDisabled,
  voecPrepayConflict,
  voecPrepayDisabled,
} from '../rule/prepayment.ts';
import { surchargeUnknown } from '../rule/selected-surcharges.ts';
import { serviceRetired, serviceUnknown } from '../rule/service.ts';
import { flagPath, readSelection } from '../selection.ts';
import type { RuleViolation } from '../violation.ts';
import { findService, readGoodsCategory, readPostalCode } from './find-service.ts';

export interface QuoteInput {
  readonly weight_kg: number;
  readonly destination_country: string;
  readonly destination_postal_code?: string | undefined;
  readonly goods_category?: string | undefined;
  readonly surcharges?: readonly string[] | undefined;
  readonly declared_value_hkd?: number | undefined;
  readonly insured_amount_hkd?: number | undefined;
  readonly service_tier_id?: string | undefined;
  readonly parcels?: readonly Parcel[] | undefined;
  readonly items?: readonly OrderItem[] | undefined;
  readonly ioss_number?: string | undefined;
  readonly vat_prepay?: boolean | undefined;
  readonly voec_prepay?: boolean | undefined;
}

export interface QuoteFacts extends RequestFacts {
  readonly request: PricingRequest | null;
  readonly violations: readonly RuleViolation<QuoteCode>[];
}

export type QuoteCode =
  | 'INVALID_FIELD'
  | 'SERVICE_CODE_RETIRED'
  | 'SERVICE_NOT_AVAILABLE'
  | 'VAT_PREPAY_DISABLED'
  | 'VOEC_PREPAY_DISABLED'
  | 'VOEC_PREPAY_CONFLICT'
  | 'IOSS_AND_PREPAY_CONFLICT'
  | 'IOSS_NOT_OWNED'
  | 'FX_RATE_UNAVAILABLE';

/** In the same order as for orders. An unknown destination is rejected later, by quoteOptions. */
const QUOTE_RULES: readonly ((facts: RequestFacts) => RuleViolation<QuoteCode>[])[] = [
  serviceRetired,
  serviceUnknown,
  vatPrepayDisabled,
  voecPrepayDisabled,
  voecPrepayConflict,
  iossPrepayConflict,
  iossNotOwned,
  surchargeUnknown,
  insuranceNotSelected,
  insuredAmountInvalid,
];

/** Reads a quote request. The first violation decides the response. */
export function prepareQuote(input: QuoteInput, context: PricingContext): QuoteFacts {
  const { catalog, account } = context;
  const country = catalog.countries.get(asciiUpper(input.destination_country)) ?? null;
  const selection = readSelection(catalog, 'surcharges', input.surcharges ?? [], input);
  const facts: RequestFacts = {
    context,
    country,
    countryPath: ['destination_country'],
    serviceCode: input.service_tier_id,
    service: findService(context, input.service_tier_id),
    selection,
    surchargeField: 'surcharges',
    iossNumber: input.ioss_number,
    taxNumber: undefined,
    insuredAmount: readInsuredAmount('insured_amount_hkd', input.insured_amount_hkd, 'HKD', context.fx),
  };
  const declared = readDeclaredValue(input, context);
  const violations = [...QUOTE_RULES.flatMap((rule) => rule(facts)), ...declared.violations];
  if (country === null) return { ...facts, request: null, violations };
  const prepays =
    flagPath(catalog, selection, 'vat_prepay') !== null ||
    flagPath(catalog, selection, 'voec_prepay') !== null;
  const request: PricingRequest = {
    date: context.date,
    destinationCountry: country.code,
    destinationPostalCode: readPostalCode(input.destination_postal_code),
    goodsCategory: readGoodsCategory(input.goods_category),
    parcels: (input.parcels ?? [input]).map((parcel) => measureParcel(parcel)),
    declaredValueCents: declared.cents,
    distinctItems: input.items === undefined ? null : countDistinctItems(input.items),
    selectedSurcharges: selection.codes,
    customInsuredAmount: facts.insuredAmount.amount,
    iossNumber: effectiveIossNumber(country, input.ioss_number, account.defaultIossNumber, prepays),
    features: context.features,
  };
  return { ...facts, request, violations };
}

function readDeclaredValue(
  input: QuoteInput,
  context: PricingContext,
): { cents: Cents | null; violations: readonly RuleViolation<QuoteCode>[] } {
  const { declared_value_hkd: value, items } = input;
  if (value !== undefined) return { cents: decimalToScaled(value, 2), violations: [] };
  if (items === undefined) return { cents: null, violations: [] };
  const { declaredValueCents, violations } = declareGoods(items, undefined, context.fx);
  return { cents: declaredValueCents, violations };
}
