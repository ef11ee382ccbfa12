import type { RecipientType } from '../../db/table/catalog.ts';
import type { Schemas } from '../../generated/operations.ts';
import { type Catalog, orderableServices, type TaxArea } from '../catalog/catalog.ts';
import { countrySuggestion } from '../country.ts';
import { centsToAmount, decimalToScaled } from '../money.ts';
import { asciiUpper } from '../text.ts';
import { declareGoods, readInsuredAmount } from './declaration.ts';
import { type OrderItem, type RequestFacts, readFacts } from './facts.ts';
import { feeWarnings } from './fee-changes.ts';
import { unavailabilityOf } from './freight.ts';
import { costGap } from './landed-cost.ts';
import { landedCostFields } from './landed-cost-view.ts';
import type {
  OptIn,
  Option,
  Parcel,
  PricingContext,
  PricingRequest,
  RuleViolation,
  Unavailability,
} from './option.ts';
import { priceService } from './price.ts';
import { quotedRequirements, warningView } from './requirement-view.ts';
import {
  iossNotOwned,
  iossPrepayConflict,
  netWeightAboveGross,
  serviceRetired,
  serviceUnknown,
  tradeTermInvalid,
  vatPrepayDisabled,
  voecPrepayConflict,
  voecPrepayDisabled,
} from './rules.ts';
import { insuranceNotSelected, insuredAmountInvalid, surchargeUnknown } from './surcharge-rules.ts';
import { territoryElsewhere } from './tax-area.ts';

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
  readonly incoterm?: 'DAP' | 'DDP' | undefined;
  readonly recipient_type?: RecipientType | undefined;
}

interface QuoteFacts extends RequestFacts {
  readonly violations: readonly RuleViolation<QuoteCode>[];
}

type QuoteCode =
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
  tradeTermInvalid,
  iossNotOwned,
  territoryElsewhere,
  surchargeUnknown,
  insuranceNotSelected,
  insuredAmountInvalid,
];

/** Collects the facts of a quote request, and checks its rules. The first violation decides the response. */
export function prepareQuote(input: QuoteInput, context: PricingContext): QuoteFacts {
  const { insured_amount_hkd: insured } = input;
  const declared = readDeclaredValue(input, context);
  const facts = readFacts(
    input,
    {
      country: input.destination_country,
      countryPath: ['destination_country'],
      postalCode: input.destination_postal_code,
      postcodePath: ['destination_postal_code'],
      // Without parcels, the request's own weight and sizes are those of its only parcel.
      parcels: input.parcels ?? [input],
      items: input.items,
      declaredValueCents: declared.cents,
      goodsValueCents: declared.goodsCents,
      lineValuesCents: declared.lineValuesCents,
      surchargeField: 'surcharges',
      surcharges: input.surcharges,
      insuredAmount: readInsuredAmount('insured_amount_hkd', insured, 'HKD', context.fx),
    },
    context,
  );
  const violations = [
    ...QUOTE_RULES.flatMap((rule) => rule(facts)),
    ...declared.violations,
    ...netWeightAboveGross({ order: { items: input.items ?? [] }, request: facts.request }),
  ];
  return { ...facts, violations };
}

/** A value that is given replaces the sum of the items in fees. Duty and tax are on the items, if all have a price. */
function readDeclaredValue({ declared_value_hkd: value, items }: QuoteInput, context: PricingContext) {
  const given = value === undefined ? null : decimalToScaled(value, 2);
  if (items === undefined) return { cents: given, goodsCents: given, lineValuesCents: [], violations: [] };
  const declaration = declareGoods(items, undefined, context.fx);
  return {
    cents: given ?? declaration.declaredValueCents,
    goodsCents: declaration.goodsValueCents ?? given,
    lineValuesCents: declaration.lineValuesCents,
    violations: given === null ? declaration.violations : [],
  };
}

interface EngineRejection {
  readonly field: 'rate_card' | 'declared_value_hkd' | 'parcels';
  readonly reason: string;
}

export type Quote = { readonly options: readonly Option[] } | { readonly rejection: EngineRejection };

const REJECTION_FIELDS: { [Code in Unavailability['code']]?: EngineRejection['field'] } = {
  RATE_CARD_MISSING: 'rate_card',
  TOO_MANY_PARCELS: 'parcels',
  PARCEL_TOO_HEAVY: 'parcels',
  PARCEL_TOO_LONG: 'parcels',
  SHIPMENT_TOO_HEAVY: 'parcels',
  DECLARED_VALUE_TOO_HIGH: 'declared_value_hkd',
  DECLARED_VALUE_REQUIRED: 'declared_value_hkd',
};

/** Prices all options or the requested one: bookable, conflicting, unavailable; each cheapest first (contract: quoteRates). */
export function quoteOptions(facts: QuoteFacts): Quote {
  const { context, destination, request, service: only } = facts;
  const { catalog, account } = context;
  if (destination === null || request === null) {
    const written = asciiUpper(facts.countryText);
    const suggestion = countrySuggestion(written);
    const hint = suggestion ? `the code is ${suggestion}` : 'listCountries lists the destinations';
    const reason = `no service of this account ships to ${written}; ${hint}`;
    return { rejection: { field: 'rate_card', reason } };
  }
  const { country } = destination;
  const orderable = only === null ? orderableServices(catalog, account.entitlement) : [only];
  if (orderable.length === 0) return { options: [] };
  const serving = orderable.filter((service) => service.lanes.has(country.code));
  if (serving.length === 0) {
    const reason =
      only === null
        ? `no service of this account ships to ${country.code}; listServiceTiers lists the destinations of each`
        : `${only.code} does not ship to ${country.code}; listServiceTiers lists its destinations`;
    return { rejection: { field: 'rate_card', reason } };
  }
  const needing = feeWithoutDeclaredValue(catalog, request);
  if (needing !== null) {
    const reason = `${needing} depends on the declared value; send declared_value_hkd or item prices`;
    return { rejection: { field: 'declared_value_hkd', reason } };
  }
  const options = serving.map((service) =>
    asBookable(catalog, request, priceService(context, service, destination, request)),
  );
  const rejection = commonRejection(options);
  return rejection === null ? { options: options.sort(compareOptions) } : { rejection };
}

function feeWithoutDeclaredValue(catalog: Catalog, request: PricingRequest): string | null {
  if (request.declaredValueCents !== null) return null;
  const needing = request.selectedSurcharges.find((code) => {
    const basis = catalog.surcharges.get(code)?.basis;
    if (basis === 'insurance') return request.customInsuredAmount === null;
    return basis === 'vat' || basis === 'declared_value';
  });
  return needing ?? null;
}

/** An option without a selected prepayment or DDP, or without a price for its insurance, can't be booked. */
function asBookable(catalog: Catalog, request: PricingRequest, option: Option): Option {
  if (!option.available || option.conflicts.length === 0) return option;
  const unpriced = option.optIns.find((optIn) => optIn.unpriced);
  if (unpriced?.missingRate) {
    const message = `needs a ${unpriced.missingRate}/HKD rate, but none is available; retry later`;
    return withoutPrice(option, unavailabilityOf('EXCHANGE_RATE_MISSING', message));
  }
  const ddp = option.optIns.find(
    ({ code, status, excludedBy }) =>
      status === 'omitted' && excludedBy === null && catalog.surcharges.get(code)?.basis === 'landed_cost',
  );
  if (ddp !== undefined) {
    const message = ddp.unpriced
      ? `has no price: ${ddp.reason}`
      : `does not offer ${ddp.code} for this destination`;
    return withoutPrice(option, unavailabilityOf('PREPAYMENT_NOT_OFFERED', message));
  }
  if (unpriced !== undefined && request.declaredValueCents === null) {
    const message = `needs the declared value to price ${unpriced.code}; send declared_value_hkd or item prices`;
    return withoutPrice(option, unavailabilityOf('DECLARED_VALUE_REQUIRED', message));
  }
  const missing = option.optIns.find(
    ({ code, status, excludedBy }) =>
      status === 'omitted' && excludedBy === null && catalog.surcharges.get(code)?.flag !== null,
  );
  if (missing === undefined) return option;
  return withoutPrice(
    option,
    unavailabilityOf('PREPAYMENT_NOT_OFFERED', `does not offer ${missing.code} for this destination`),
  );
}

function withoutPrice(
  { service, goodsCategory, iossNotice, taxArea, taxNotice, requiredDocuments: customsPapers }: Option,
  unavailability: Unavailability,
): Option {
  return {
    available: false,
    service,
    goodsCategory,
    unavailability,
    iossNotice,
    taxArea,
    taxNotice,
    requiredDocuments: customsPapers,
  };
}

function commonRejection(options: readonly Option[]): EngineRejection | null {
  let common: EngineRejection | null = null;
  for (const option of options) {
    if (option.available) return null;
    const field = REJECTION_FIELDS[option.unavailability.code];
    if (field === undefined || (common !== null && common.field !== field)) return null;
    common ??= { field, reason: `${option.service.code} ${option.unavailability.message}` };
  }
  return common;
}

/** Options without conflicts first, then those with conflicts, then unavailable ones; the cheapest first in each. */
export function compareOptions(one: Option, other: Option): number {
  const price = (option: Option) => (option.available ? option.totalCents : 0);
  return (
    availabilityRank(one) - availabilityRank(other) ||
    price(one) - price(other) ||
    (one.service.code < other.service.code ? -1 : 1)
  );
}

function availabilityRank(option: Option): number {
  if (!option.available) return 2;
  return option.conflicts.length > 0 ? 1 : 0;
}

/** Returns an area as it is stored and shown. */
export function taxAreaRecord({
  code,
  name,
  name_zh_hk,
  customs_area,
  vat_area,
}: TaxArea): Schemas['TaxArea'] {
  return { code, name: { en: name, zh_hk: name_zh_hk }, customs_area, vat_area };
}

/** Shows a quote with the rules of its destination, and the fees that change soon. */
export function quoteView(facts: QuoteFacts, options: readonly Option[]): Schemas['PublicQuoteResponse'] {
  const { context, destination, request } = facts;
  const requirements = quotedRequirements(
    facts,
    options.map(({ service }) => service.code),
  );
  return {
    options: options.map((option) => {
      const warnings = destination && request ? feeWarnings(context, { destination, request }, option) : [];
      return {
        ...toRateOption(option),
        ...(warnings.length === 0 ? {} : { warnings: warnings.map(warningView) }),
      };
    }),
    ...(requirements.length === 0 ? {} : { requirements }),
  };
}

export function toRateOption(option: Option): Schemas['RateOption'] {
  const { service, iossNotice } = option;
  const shared = {
    service_tier_id: service.code,
    product_code: service.product_code,
    carrier: { code: service.carrier_code ?? '', product_code: service.carrier_product_code },
    goods_category: option.goodsCategory,
    currency: 'HKD' as const,
    transit_days: { min: service.transit_days_min, max: service.transit_days_max },
    ioss_notice: iossNotice && {
      handling: iossNotice.handling,
      ioss_number: iossNotice.iossNumber,
      vat_rate_percent: iossNotice.vatBasisPoints / 100,
      message: iossNotice.message,
    },
    ...(option.taxArea ? { tax_area: taxAreaRecord(option.taxArea) } : {}),
    ...(option.taxNotice ? { tax_notice: option.taxNotice } : {}),
    required_documents: [...option.requiredDocuments.documents],
  };
  if (!option.available) {
    return {
      ...shared,
      chargeable_weight_kg: null,
      freight_hkd: null,
      reg_fee_hkd: null,
      surcharges: [],
      discount: null,
      total_hkd: null,
      rate_table_code: null,
      rate_table_version: null,
      available: false,
      unavailable_reason: `the service ${option.unavailability.message}`,
      opt_in_availability: [],
      surcharge_conflicts: [],
      ...landedCostFields({ gap: costGap('NO_PRICE') }),
    };
  }
  return {
    ...shared,
    chargeable_weight_kg: option.chargeableWeightMg / 1_000_000,
    freight_hkd: centsToAmount(option.freightCents),
    reg_fee_hkd: centsToAmount(option.regFeeCents),
    surcharges: option.surcharges.map(({ code, amountCents, description }) => ({
      code,
      amount_hkd: centsToAmount(amountCents),
      description,
    })),
    discount: option.discount && {
      rule_id: option.discount.ruleId,
      amount_hkd: centsToAmount(option.discount.amountCents),
    },
    total_hkd: centsToAmount(option.totalCents),
    rate_table_code: option.rateTableCode,
    rate_table_version: option.rateTableVersion,
    available: true,
    unavailable_reason: null,
    opt_in_availability: option.optIns.map(optInAvailability),
    surcharge_conflicts: option.conflicts.map(({ codes, reason }) => ({ codes: [...codes], reason })),
    ...landedCostFields(option.landedCost),
  };
}

function optInAvailability(optIn: OptIn): Schemas['OptInAvailability'] {
  return {
    code: optIn.code,
    status: optIn.status,
    reason: optIn.reason,
    fee_hkd: optIn.feeCents === null ? null : centsToAmount(optIn.feeCents),
    ...(optIn.customInsuredMaxUsdCents === null
      ? {}
      : { custom_insured_amount: { max_usd: centsToAmount(optIn.customInsuredMaxUsdCents) } }),
  };
}
